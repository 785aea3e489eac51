import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { ImapMailbox } from '#app/core/mail/imap_mailbox'
import { Mailbox as Bouncebox } from '#app/core/mail/mailbox'
import ReadMailbox from '#app/shop/mails/read_mailbox'
import ReadMailboxJob from '#app/shop/mails/read_mailbox_job'
import Alarm from '#models/shop/alarm'
import AuditEntry from '#models/admin/audit_entry'
import Order from '#models/shop/order'
import OrderEvent from '#models/shop/order_event'
import Mail from '#models/shop/mail'
import { type Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { ImapServer } from '#tests/helpers/core/imap_server'
import { pageProps } from '#tests/helpers/page_props'
import { Mailbox } from '#tests/helpers/shop/test_mailbox'
import { fromGmail, fromPostfix, fromHoliday } from '#tests/helpers/shop/bounce_reports'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import {
  placeOrder,
  CUSTOMER,
  withSimulator,
  post,
  cleanUpSimulator,
} from '#tests/helpers/shop/shop_calls'
import env from '#start/env'

type Row = {
  id: number
  soort: string
  status: string
  fout: string
  teruggekomen: boolean
  bestellingId: number
}
type Today = { aantal: number; mails: Row[]; alarmen: { uitleg: string }[] }
type Detail = {
  bestelling: {
    tijdlijn: { zin: string; soort: string }[]
    mails: { status: string; mislukt: boolean; fout: string | null }[]
  }
}

test.group('Mails that come back', (group) => {
  let imap: ImapServer
  let mailbox: Mailbox

  group.each.setup(async () => {
    await emptyShop()
    imap = await new ImapServer().open()
    mailbox = await new Mailbox().open()
    app.container.swap(Bouncebox, () => new ImapMailbox(imap.settings))
    return async () => {
      app.container.restore(Bouncebox)
      await mailbox.sluit()
      await imap.sluit()
    }
  })

  const sentMail = async (client: ApiClient) => {
    await post(client, '/api/cuneravanrhenen/bestellen', CUSTOMER)
    await drainQueue()
    const order = await Order.query().orderBy('id', 'desc').firstOrFail()
    return { bestelling: order, mail: await Mail.findByOrFail('bestelling_id', order.id) }
  }

  /** As the mail itself had it, without brackets. */
  const idOf = ({ berichtId: internetMessageId }: Mail) => {
    const { messageId } = mailbox.mails.find((one) => one.messageId!.includes(internetMessageId))!
    return messageId!.slice(1, -1)
  }

  const read = async () => (await app.container.make(ReadMailbox)).execute()
  const today = async (admin: Browser) => pageProps<Today>(await admin.open('/dashboard/vandaag'))
  const detail = async (admin: Browser, { id }: Order) =>
    pageProps<Detail>(await admin.open(`/dashboard/bestellingen/${id}`)).bestelling
  const openAlarms = () => Alarm.query().whereNull('opgelost_op')

  test('Vandaag and the order say so, with the way to the order', async ({ client, assert }) => {
    const { bestelling: order, mail } = await sentMail(client)
    const message = imap.leg(fromPostfix({ messageId: idOf(mail) }))
    await ReadMailboxJob.dispatch({})
    await drainQueue()

    await mail.refresh()
    assert.equal(mail.status, 'teruggekomen')
    assert.equal(mail.teruggekomenCode, '5.1.1')
    assert.isNotNull(mail.teruggekomenOp)
    assert.notInclude(mail.laatsteFout!, '@')
    assert.isTrue(message.gelezen)

    const admin = await loggedIn(client)
    const { mails, aantal: count, alarmen: alarms } = await today(admin)
    assert.equal(count, 1)
    assert.lengthOf(alarms, 0)
    assert.include(mails[0], {
      soort: 'Levering',
      status: 'teruggekomen',
      teruggekomen: true,
      bestellingId: order.id,
    })
    assert.match(mails[0]!.fout, /^het adres bestaat niet \(5\.1\.1\): 550 5\.1\.1/)
    const { tijdlijn: timeline, mails: ofOrder } = await detail(admin, order)
    assert.deepInclude(
      timeline.map(({ soort: kind, zin: sentence }) => [kind, sentence]),
      ['let_op', 'E-mail teruggekomen: Levering; het adres bestaat niet (5.1.1).']
    )
    assert.include(ofOrder[0], { status: 'teruggekomen', mislukt: true })
    const [alarm] = await openAlarms()
    assert.equal(alarm!.soort, 'mail_teruggekomen')
    assert.equal(alarm!.bestellingId, order.id)
  })

  test('told again and again, also at the same moment, it is written down once', async ({
    client,
    assert,
  }) => {
    const { mail } = await sentMail(client)
    const messageId = idOf(mail)
    const messages = [fromPostfix, fromGmail, fromPostfix].map((from) =>
      imap.leg(from({ messageId }))
    )
    await Promise.all(Array.from({ length: 4 }, read))
    await read()
    assert.isTrue(messages.every(({ gelezen }) => gelezen))
    assert.lengthOf(await OrderEvent.query().where('soort', 'mail_teruggekomen'), 1)
    assert.lengthOf(await Alarm.all(), 1)
  })

  test('of readers at the same moment one goes to the mailbox', async ({ client, assert }) => {
    const { mail } = await sentMail(client)
    imap.leg(fromPostfix({ messageId: idOf(mail) }))
    imap.zwijgtBij = 'SEARCH'
    const first = read()
    const busy = () => imap.opdrachten.includes('SEARCH')
    while (!busy()) await new Promise((resolve) => setTimeout(resolve, 5))
    await Promise.all([read(), read()])
    assert.lengthOf(
      imap.opdrachten.filter((one) => one === 'LOGIN'),
      1
    )
    imap.hangOp()
    await first

    /** A process that is gone keeps its turn until it ends by itself. */
    imap.zwijgtBij = null
    await db.from('beurten').update({
      houder: 'weg',
      tot: asColumn(DateTime.utc().plus({ minutes: 1 })),
    })
    await read()
    assert.equal((await mail.refresh()).status, 'verzonden')
    await db.from('beurten').update({ tot: asColumn(DateTime.utc().minus({ minutes: 1 })) })
    await read()
    assert.equal((await mail.refresh()).status, 'teruggekomen')
  })

  test('a reader that is cut off between writing down and marking does no harm', async ({
    client,
    assert,
  }) => {
    const { mail } = await sentMail(client)
    const message = imap.leg(fromPostfix({ messageId: idOf(mail) }))
    imap.breektAfBij = 'STORE'
    await read()
    assert.equal((await mail.refresh()).status, 'teruggekomen')
    assert.isFalse(message.gelezen)
    imap.breektAfBij = null
    await read()
    assert.isTrue(message.gelezen)
    assert.lengthOf(await OrderEvent.query().where('soort', 'mail_teruggekomen'), 1)
  })

  test('what is not about a mail of ours stays unread and changes nothing', async ({
    client,
    assert,
  }) => {
    const { mail } = await sentMail(client)
    const foreign = [
      fromPostfix({ messageId: 'levering.van-een-ander@winkel.example.nl' }),
      fromPostfix({ messageId: `${'x'.repeat(250)}'"; drop table mails@example.nl` }),
      fromHoliday({ messageId: idOf(mail) }),
    ].map((source) => imap.leg(source))
    await read()
    assert.isFalse(foreign.some(({ gelezen }) => gelezen))
    assert.equal((await mail.refresh()).status, 'verzonden')
    assert.lengthOf(await Alarm.all(), 0)
  })

  test('a delay is no alarm; giving up after it is', async ({ client, assert }) => {
    const { mail } = await sentMail(client)
    const messageId = idOf(mail)
    const postponement = imap.leg(fromPostfix({ messageId, action: 'delayed', status: '4.4.1' }))
    await read()
    assert.isTrue(postponement.gelezen)
    assert.equal((await mail.refresh()).status, 'verzonden')
    assert.lengthOf(await Alarm.all(), 0)

    imap.leg(fromPostfix({ messageId, action: 'failed', status: '4.4.7' }))
    await read()
    assert.equal((await mail.refresh()).teruggekomenCode, '4.4.7')
  })

  test('a report that overtakes our own bookkeeping waits for it', async ({ client, assert }) => {
    const { mail } = await sentMail(client)
    await mail.merge({ status: 'bezig' }).save()
    const message = imap.leg(fromPostfix({ messageId: idOf(mail) }))
    await read()
    assert.isFalse(message.gelezen)
    await mail.merge({ status: 'verzonden' }).save()
    await read()
    assert.isTrue(message.gelezen)
    assert.equal((await mail.refresh()).status, 'teruggekomen')
  })

  test('corrected and sent again from the order it is done with, until that one comes back', async ({
    client,
    assert,
  }) => {
    const { bestelling: order, mail } = await sentMail(client)
    const oldId = idOf(mail)
    imap.leg(fromPostfix({ messageId: oldId }))
    await read()
    const admin = await loggedIn(client)
    const api = `/api/dashboard/bestelling/${order.id}`
    const data = { naam: CUSTOMER.naam, email: 'goed@example.nl' }
    ;(await admin.stuur('put', `${api}/gegevens`, data)).assertStatus(200)
    ;(await admin.post(`${api}/mail`, { soort: 'levering', na: 1 })).assertStatus(200)
    assert.equal((await today(admin)).aantal, 0)
    assert.lengthOf(await openAlarms(), 0)
    await drainQueue()
    assert.lengthOf(mailbox.aan('goed@example.nl'), 1)
    const { mails } = await detail(admin, order)
    assert.deepEqual(
      mails.map(({ status, mislukt: failed }) => [status, failed]),
      [
        ['teruggekomen, afgehandeld', false],
        ['verstuurd', false],
      ]
    )

    imap.leg(fromPostfix({ messageId: oldId }))
    await read()
    assert.equal((await today(admin)).aantal, 0)
    const second = await Mail.findByOrFail('volgnummer', 2)
    imap.leg(fromPostfix({ messageId: idOf(second), aan: 'goed@example.nl', status: '5.2.2' }))
    await read()
    const again = await today(admin)
    assert.deepEqual(
      again.mails.map(({ id }) => id),
      [second.id]
    )
    assert.lengthOf(await openAlarms(), 1)
  })

  test('sent again from Vandaag it is another mail, and what is said of the first counts no more', async ({
    client,
    assert,
  }) => {
    const { mail } = await sentMail(client)
    const oldId = idOf(mail)
    imap.leg(fromPostfix({ messageId: oldId }))
    await read()
    const admin = await loggedIn(client)
    const press = () => admin.post(`/api/dashboard/mail/${mail.id}/opnieuw`)
    for (const answer of await Promise.all([press(), press(), press()])) answer.assertStatus(200)
    assert.equal((await today(admin)).aantal, 0)
    await drainQueue()
    assert.lengthOf(mailbox.mails, 2)
    await mail.refresh()
    assert.equal(mail.status, 'verzonden')
    assert.isNull(mail.teruggekomenOp)
    assert.isNull(mail.teruggekomenCode)
    assert.notEqual(idOf(mail), oldId)
    assert.lengthOf(await openAlarms(), 0)

    imap.leg(fromPostfix({ messageId: oldId }))
    await read()
    assert.equal((await mail.refresh()).status, 'verzonden')
  })

  test('it need not arrive any more: pressed twice, written down once', async ({
    client,
    assert,
  }) => {
    const { bestelling: order, mail } = await sentMail(client)
    imap.leg(fromPostfix({ messageId: idOf(mail) }))
    await read()
    const admin = await loggedIn(client)
    const press = (id = mail.id) => admin.post(`/api/dashboard/mail/${id}/afgehandeld`)
    for (const answer of await Promise.all([press(), press(), press(999_999)]))
      answer.assertStatus(200)
    assert.equal((await today(admin)).aantal, 0)
    assert.lengthOf(await openAlarms(), 0)
    assert.lengthOf(await AuditEntry.query().where('wat', 'mail_afgehandeld'), 1)
    const { mails } = await detail(admin, order)
    assert.include(mails[0], { status: 'teruggekomen, afgehandeld', mislukt: false, fout: null })
  })

  test('a mail to the owner that comes back brings no other mail', async ({
    client,
    assert,
    cleanup,
  }) => {
    const simulator = await withSimulator()
    cleanup(() => cleanUpSimulator(simulator))
    const { betaling: payment } = await placeOrder(client, simulator, 'kunstroof')
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    await drainQueue()
    const mail = await Mail.findByOrFail('soort', 'verzendopdracht')
    imap.leg(fromPostfix({ messageId: idOf(mail), aan: env.winkel.email }))
    const [before, sent] = [(await Mail.all()).length, mailbox.mails.length]
    await read()
    await drainQueue()
    assert.lengthOf(await Mail.all(), before)
    assert.lengthOf(mailbox.mails, sent)
    const { mails } = await today(await loggedIn(client))
    assert.deepEqual(
      mails.map(({ soort: kind }) => kind),
      ['Verzendopdracht aan jou']
    )
  })

  test('a login that is refused asks for attention, until it works', async ({ client, assert }) => {
    const correct = imap.settings
    app.container.swap(Bouncebox, () => new ImapMailbox({ ...correct, password: 'verlopen' }))
    await read()
    const [alarm] = await openAlarms()
    assert.equal(alarm!.soort, 'postvak_onleesbaar')
    assert.equal(alarm!.bijzonderheden, 'login')
    const { alarmen: alarms } = await today(await loggedIn(client))
    assert.match(alarms[0]!.uitleg, /postvak met teruggekomen e-mails/)

    app.container.swap(Bouncebox, () => new ImapMailbox(correct))
    await read()
    assert.lengthOf(await openAlarms(), 0)
  })

  test('a mailbox that is away asks for attention after two hours', async ({ assert }) => {
    await read()
    imap.breektAfBij = 'LOGIN'
    await read()
    assert.lengthOf(await openAlarms(), 0)
    const long = DateTime.utc().minus({ hours: 2, minutes: 1 })
    await db.from('beurten').update({ gelukt_op: asColumn(long) })
    await read()
    assert.lengthOf(await openAlarms(), 1)
  })

  test('reports come back to MAIL_RETURN_PATH, or to MAIL_FROM without it', async ({
    client,
    assert,
    cleanup,
  }) => {
    await sentMail(client)
    const mailSetting = env.mail as { returnPath: string }
    mailSetting.returnPath = 'terug@example.nl'
    cleanup(() => void (mailSetting.returnPath = ''))
    await sentMail(client)
    assert.deepEqual(mailbox.afzenders, [env.mail.from, 'terug@example.nl'])
    assert.include(mailbox.mails[1]!.from!.text, env.mail.from)
  })
})
