import { until } from '#tests/helpers/standalone_shop'
import { checkBooks } from './lib/books.js'
import { onBoth, type Drill } from './lib/drill.js'
import type { MailFault } from './lib/mail_server.js'
import { count } from './lib/rows.js'

const ABOUT: Readonly<Record<MailFault, string>> = {
  down: 'nobody takes a connection',
  later: 'each receiver is refused for now (451)',
  unknown: 'each receiver is refused for good (550)',
  greeting: 'the shop is refused at the greeting (554)',
  login: 'the login of the shop is refused (535)',
  dropped: 'a mail is taken, and the connection breaks before the server says so',
  slow: 'the server says that it took a mail after longer than the shop waits',
}

/** The faults of which the owner is told at once, and the alarm that tells it. */
const TOLD: Partial<Record<MailFault, string>> = {
  unknown: 'mail_failed',
  greeting: 'mail_server_trouble',
  login: 'mail_server_trouble',
}

/** The faults in which the shop cannot know that a mail was taken. */
const HIDDEN: readonly MailFault[] = ['dropped', 'slow']
/** What a test run tries; the others take longer, and have a short form by name. */
const SHORT: readonly MailFault[] = ['unknown', 'greeting', 'login']
const ONCE = 'an alarm; each mail arrives once the fault is over, and once'
const AGAIN = 'each mail arrives, if again with the same Message-ID'

const PROMISES: Partial<Record<MailFault, string>> = {
  unknown: 'an alarm, and no other try',
  greeting: ONCE,
  login: ONCE,
  dropped: AGAIN,
  slow: AGAIN,
}

/** The mail server fails in one way while people order and pay, and then works again. */
export const mailFaults: readonly Drill[] = Object.entries(ABOUT).flatMap(([name, about]) =>
  onBoth(mailFault(name as MailFault, about))
)

function mailFault(fault: MailFault, about: string): Drill {
  return {
    name: `smtp-${fault}`,
    about: `mail: ${about}`,
    promise: PROMISES[fault] ?? 'each mail arrives once the fault is over, and once',
    short: SHORT.includes(fault) || 'when named',
    async run(field) {
      const url = await field.database()
      const shop = await field.shop({ DATABASE_URL: url })
      await shop.start()
      const customers = field.customers(shop)
      await customers.arrive()

      await field.mails.set(fault)
      for (let order = 0; order < 8; order++) {
        const placed = await customers.order()
        if (placed) await customers.pay(placed)
      }
      const untouched = "select count(*) from mails where failure is null and status <> 'verzonden'"
      await until(async () => (await count(url, untouched)) === 0, 'each mail to fail')
      const alarm = TOLD[fault]
      const alarms = `select count(*) from alarms where resolved_at is null and kind = '${alarm}'`
      if (alarm)
        await until(async () => (await count(url, alarms)) > 0, `the alarm ${alarm}`, 5_000)
      const tried = await count(url, 'select sum(attempts) from mails')

      await field.mails.set(null)
      const mended = Date.now()
      const books = await checkBooks(field, url, customers)
      const seconds = Math.round((Date.now() - mended) / 1000)
      const { repeated, refused } = field.mails
      const broken: string[] = []
      if (repeated > 0 && !HIDDEN.includes(fault)) broken.push(`${repeated} mails came again`)
      if (fault === 'unknown' && tried > refused.size) broken.push(`${tried} tries`)
      return {
        ...books,
        figures: `${customers.summary}; ${tried} tries failed, ${refused.size} receivers refused for good, ${repeated} mails repeated with the same id; all settled ${seconds} s after the end of the fault`,
        broken,
      }
    },
  }
}
