import type { Fault } from '#simulator/faults'
import { until } from '#tests/helpers/standalone_shop'
import { checkBooks } from './lib/books.js'
import { onBoth, type Drill } from './lib/drill.js'
import { count } from './lib/rows.js'

type Expected = {
  readonly about: string
  /** The answer to a customer meanwhile. */
  readonly status: number
  /** The alarm by which the owner hears of it, once three payments in a row could not be made. */
  readonly alarm: 'provider_key_refused' | 'payments_failing'
}

const UNAVAILABLE = { status: 503, alarm: 'payments_failing' } as const

const FAULTS = {
  error401: {
    about: 'the key is refused (401)',
    status: 502,
    alarm: 'provider_key_refused',
  },
  error403: {
    about: 'the key may no longer do anything (403)',
    status: 502,
    alarm: 'provider_key_refused',
  },
  error500: { about: 'each call is answered with 500', ...UNAVAILABLE },
  html200: { about: 'each call is done, and answered with a page of HTML (200)', ...UNAVAILABLE },
  hang: { about: 'nothing is answered, and nothing is done', ...UNAVAILABLE },
  hangAfter: { about: 'each call is done, and never answered', ...UNAVAILABLE },
} as const satisfies Partial<Record<Fault, Expected>>

/** What a test run tries; the others take longer, and have a short form by name. */
const SHORT: readonly Fault[] = ['error401', 'error403', 'error500']

/** The shop waits two seconds for its provider here, and asks once more. */
const PATIENCE_MS = 6_000

/** The provider fails in one way while people order and pay, and then works again. */
export const providerFaults: readonly Drill[] = Object.entries(FAULTS).flatMap(([name, expected]) =>
  onBoth(providerFault(name as keyof typeof FAULTS, expected))
)

function providerFault(fault: keyof typeof FAULTS, { about, status, alarm }: Expected): Drill {
  return {
    name: `provider-${fault.toLowerCase()}`,
    about: `payment provider: ${about}`,
    promise: `orders are refused (${status}) within ${PATIENCE_MS / 1000} s and taken at the next press, one payment each; the owner gets an alarm`,
    short: SHORT.includes(fault) || 'when named',
    async run(field) {
      const url = await field.database()
      const shop = await field.shop({ DATABASE_URL: url })
      await shop.start()
      const customers = field.customers(shop)
      await customers.arrive()
      const broken: string[] = []
      const open = (kind: string) =>
        count(url, `select count(*) from alarms where resolved_at is null and kind = '${kind}'`)
      const early = [await customers.order(), await customers.order()]

      field.simulator.control.setFault(fault)
      const waiting = Array.from({ length: 6 }, () => customers.next())
      const answers = await Promise.all(waiting.map((customer) => customers.press(customer)))
      for (const answer of answers)
        if (answer !== status) broken.push(`an order was answered ${answer}, promised ${status}`)
      if (customers.slowest > PATIENCE_MS * field.patience)
        broken.push(`an answer took ${Math.round(customers.slowest)} ms`)
      for (const placed of early)
        if (placed && (await customers.pay(placed)) === 200)
          broken.push('a webhook was answered 200 although its payment could not be read')
      await until(async () => (await open(alarm)) > 0, `the alarm ${alarm}`, 5_000)

      field.simulator.control.setFault(null)
      for (const customer of waiting)
        if ((await customers.press(customer)) !== 200)
          broken.push('an order was refused afterwards')
      for (const placed of customers.placed.slice(early.length)) await customers.pay(placed)
      await customers.tellAgain()
      if ((await open(alarm)) > 0) broken.push(`the alarm ${alarm} did not end`)
      return {
        ...(await checkBooks(field, url, customers)),
        figures: `${customers.summary}, the slowest after ${Math.round(customers.slowest)} ms; one payment per order at the provider; the owner was told`,
        broken,
      }
    },
  }
}
