import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { notArrived } from '#app/admin/digest/digest_words'
import { loadDigest } from '#app/admin/digest/load_digest'
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
import { BOOKING, createBooking, offer } from '#tests/helpers/shop/bookings'
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
import { findIn, firstOf, itemAt, present } from '#tests/helpers/present'
import type { Data } from '@generated/data'

type Row = Data.Shop.Mails.Mail
type Today = { count: number; mails: Row[]; alarms: { explanation: string }[] }
type Detail = { order: Data.Shop.Orders.OrderDetail }

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
      await mailbox.close()
      await imap.close()
    }
  })

  const sentMail = async (client: ApiClient) => {
    await post(client, '/api/cuneravanrhenen/bestellen', CUSTOMER)
    await drainQueue()
    const order = await Order.query().orderBy('id', 'desc').firstOrFail()
    return { order, mail: await Mail.findByOrFail('order_id', order.id) }
  }

  /** The id as the mail itself had it, without brackets. */
  const idOf = ({ internetMessageId }: Mail) => {
    const { messageId } = findIn(mailbox.mails, (one) =>
      present(one.messageId, 'one.messageId').includes(internetMessageId)
    )
    return present(messageId, 'messageId').slice(1, -1)
  }

  const read = async () => (await app.container.make(ReadMailbox)).execute()
  const today = async (admin: Browser) => pageProps<Today>(await admin.open('/dashboard/vandaag'))
  const detail = async (admin: Browser, { id }: Order) =>
    pageProps<Detail>(await admin.open(`/dashboard/bestellingen/${id}`)).order
  const openAlarms = () => Alarm.query().whereNull('resolved_at')

  test('Vandaag and the order tell of a mail that came back, with the way to the order', async ({
    client,
    assert,
  }) => {
    const { order, mail } = await sentMail(client)
    const message = imap.put(fromPostfix({ messageId: idOf(mail) }))
    await ReadMailboxJob.dispatch({})
    await drainQueue()

    await mail.refresh()
    assert.equal(mail.status, 'teruggekomen')
    assert.equal(mail.bounceCode, '5.1.1')
    assert.isNotNull(mail.bouncedAt)
    assert.notInclude(present(mail.lastError, 'mail.lastError'), '@')
    assert.isTrue(message.read)

    const admin = await loggedIn(client)
    const { mails, count, alarms } = await today(admin)
    assert.equal(count, 1)
    assert.lengthOf(alarms, 0)
    assert.include(mails[0], {
      kind: 'Levering',
      status: 'teruggekomen',
      bounced: true,
      orderId: order.id,
    })
    assert.equal(firstOf(mails).error, 'het adres bestaat niet (5.1.1)')
    assert.match(present(firstOf(mails).serverSaid, 'serverSaid'), /^550 5\.1\.1/)
    const { timeline, mails: ofOrder } = await detail(admin, order)
    assert.deepInclude(
      timeline.map(({ kind, sentence }) => [kind, sentence]),
      ['attention', 'E-mail teruggekomen: Levering; het adres bestaat niet (5.1.1).']
    )
    assert.include(ofOrder[0], { status: 'teruggekomen', failed: true })
    const alarm = firstOf(await openAlarms())
    assert.equal(alarm.kind, 'mail_bounced')
    assert.equal(alarm.orderId, order.id)
  })

  test('a report that comes again, also at the same moment, is written down once', async ({
    client,
    assert,
  }) => {
    const { mail } = await sentMail(client)
    const messageId = idOf(mail)
    const messages = [fromPostfix, fromGmail, fromPostfix].map((from) =>
      imap.put(from({ messageId }))
    )
    await Promise.all(Array.from({ length: 4 }, read))
    await read()
    assert.isTrue(messages.every(({ read: isRead }) => isRead))
    assert.lengthOf(await OrderEvent.query().where('kind', 'mail_bounced'), 1)
    assert.lengthOf(await Alarm.all(), 1)
  })

  test('one of several readers at the same moment opens the mailbox', async ({
    client,
    assert,
  }) => {
    const { mail } = await sentMail(client)
    imap.put(fromPostfix({ messageId: idOf(mail) }))
    imap.silentAt = 'SEARCH'
    const first = read()
    const busy = () => imap.commands.includes('SEARCH')
    while (!busy()) await new Promise((resolve) => setTimeout(resolve, 5))
    await Promise.all([read(), read()])
    assert.lengthOf(
      imap.commands.filter((one) => one === 'LOGIN'),
      1
    )
    imap.hangUp()
    await first

    /** A process that is gone keeps its turn until the turn runs out. */
    imap.silentAt = null
    await db.from('turns').update({
      holder: 'weg',
      until: asColumn(DateTime.utc().plus({ minutes: 1 })),
    })
    await read()
    assert.equal((await mail.refresh()).status, 'verzonden')
    await db.from('turns').update({ until: asColumn(DateTime.utc().minus({ minutes: 1 })) })
    await read()
    assert.equal((await mail.refresh()).status, 'teruggekomen')
  })

  test('a reader cut off between writing down and marking does no harm', async ({
    client,
    assert,
  }) => {
    const { mail } = await sentMail(client)
    const message = imap.put(fromPostfix({ messageId: idOf(mail) }))
    imap.breaksOffAt = 'STORE'
    await read()
    assert.equal((await mail.refresh()).status, 'teruggekomen')
    assert.isFalse(message.read)
    imap.breaksOffAt = null
    await read()
    assert.isTrue(message.read)
    assert.lengthOf(await OrderEvent.query().where('kind', 'mail_bounced'), 1)
  })

  test('a mail that is not about ours stays unread and changes nothing', async ({
    client,
    assert,
  }) => {
    const { mail } = await sentMail(client)
    const foreign = [
      fromPostfix({ messageId: 'levering.van-een-ander@winkel.example.nl' }),
      fromPostfix({ messageId: `${'x'.repeat(250)}'"; drop table mails@example.nl` }),
      fromHoliday({ messageId: idOf(mail) }),
    ].map((source) => imap.put(source))
    await read()
    assert.isFalse(foreign.some(({ read: isRead }) => isRead))
    assert.equal((await mail.refresh()).status, 'verzonden')
    assert.lengthOf(await Alarm.all(), 0)
  })

  test('a delay brings no alarm, and giving up after it does', async ({ client, assert }) => {
    const { mail } = await sentMail(client)
    const messageId = idOf(mail)
    const postponement = imap.put(fromPostfix({ messageId, action: 'delayed', status: '4.4.1' }))
    await read()
    assert.isTrue(postponement.read)
    assert.equal((await mail.refresh()).status, 'verzonden')
    assert.lengthOf(await Alarm.all(), 0)

    imap.put(fromPostfix({ messageId, action: 'failed', status: '4.4.7' }))
    await read()
    assert.equal((await mail.refresh()).bounceCode, '4.4.7')
  })

  test('a report that comes before the mail was noted as sent waits for that', async ({
    client,
    assert,
  }) => {
    const { mail } = await sentMail(client)
    await mail.merge({ status: 'bezig' }).save()
    const message = imap.put(fromPostfix({ messageId: idOf(mail) }))
    await read()
    assert.isFalse(message.read)
    await mail.merge({ status: 'verzonden' }).save()
    await read()
    assert.isTrue(message.read)
    assert.equal((await mail.refresh()).status, 'teruggekomen')
  })

  test('a mail that is corrected and sent again from the order is done with, until it comes back again', async ({
    client,
    assert,
  }) => {
    const { order, mail } = await sentMail(client)
    const oldId = idOf(mail)
    imap.put(fromPostfix({ messageId: oldId }))
    await read()
    const admin = await loggedIn(client)
    const api = `/api/dashboard/bestelling/${order.id}`
    const data = { naam: CUSTOMER.naam, email: 'goed@example.nl' }
    ;(await admin.send('put', `${api}/gegevens`, data)).assertStatus(200)
    ;(await admin.post(`${api}/mail`, { soort: 'levering', na: 1 })).assertStatus(200)
    assert.equal((await today(admin)).count, 0)
    assert.lengthOf(await openAlarms(), 0)
    await drainQueue()
    assert.lengthOf(mailbox.to('goed@example.nl'), 1)
    const { mails } = await detail(admin, order)
    assert.deepEqual(
      mails.map(({ status, failed }) => [status, failed]),
      [
        ['teruggekomen, afgehandeld', false],
        ['verstuurd', false],
      ]
    )

    imap.put(fromPostfix({ messageId: oldId }))
    await read()
    assert.equal((await today(admin)).count, 0)
    const second = await Mail.findByOrFail('sequence_number', 2)
    imap.put(fromPostfix({ messageId: idOf(second), to: 'goed@example.nl', status: '5.2.2' }))
    await read()
    const again = await today(admin)
    assert.deepEqual(
      again.mails.map(({ id }) => id),
      [second.id]
    )
    assert.lengthOf(await openAlarms(), 1)
  })

  test('a quote that came back leads to its booking, and goes to the corrected address', async ({
    client,
    assert,
  }) => {
    const booking = await createBooking({ email: 'typfout@example.nl' })
    await offer(booking)
    await drainQueue()
    const mail = await Mail.findByOrFail('booking_id', booking.id)
    imap.put(fromPostfix({ messageId: idOf(mail) }))
    await read()
    const admin = await loggedIn(client)
    assert.include(firstOf((await today(admin)).mails), {
      ...{ kind: 'Offerte voor een avond', bounced: true, orderId: null },
      ...{ bookingId: booking.id, bookingNumber: booking.number },
    })
    const { undelivered } = await loadDigest(DateTime.utc())
    assert.include(firstOf(notArrived({ undelivered })), `van boeking ${booking.number} kwam terug`)
    const mailsOfPage = async () =>
      pageProps<{ booking: Data.Shop.Bookings.Booking }>(
        await admin.open(`/dashboard/boekingen/${booking.id}`)
      ).booking.mails.map(({ id, failed, status }) => ({ id, failed, status }))
    assert.deepEqual(await mailsOfPage(), [{ id: mail.id, failed: true, status: 'teruggekomen' }])

    const corrected = await admin.send('put', `/api/dashboard/boeking/${booking.id}`, {
      ...{ ...BOOKING, email: 'goed@example.nl' },
    })
    corrected.assertStatus(200)
    ;(await admin.post(`/api/dashboard/mail/${mail.id}/opnieuw`)).assertStatus(200)
    await drainQueue()
    assert.lengthOf(mailbox.to('goed@example.nl'), 1)
    assert.deepEqual(await mailsOfPage(), [{ id: mail.id, failed: false, status: 'verstuurd' }])
    assert.equal((await today(admin)).count, 0)
    assert.lengthOf(await openAlarms(), 0)
  })

  test('a mail sent again from Vandaag is another mail, and reports on the first count no more', async ({
    client,
    assert,
  }) => {
    const { mail } = await sentMail(client)
    const oldId = idOf(mail)
    imap.put(fromPostfix({ messageId: oldId }))
    await read()
    const admin = await loggedIn(client)
    const press = () => admin.post(`/api/dashboard/mail/${mail.id}/opnieuw`)
    for (const answer of await Promise.all([press(), press(), press()])) answer.assertStatus(200)
    assert.equal((await today(admin)).count, 0)
    await drainQueue()
    assert.lengthOf(mailbox.mails, 2)
    await mail.refresh()
    assert.equal(mail.status, 'verzonden')
    assert.isNull(mail.bouncedAt)
    assert.isNull(mail.bounceCode)
    assert.notEqual(idOf(mail), oldId)
    assert.lengthOf(await openAlarms(), 0)

    imap.put(fromPostfix({ messageId: oldId }))
    await read()
    assert.equal((await mail.refresh()).status, 'verzonden')
  })

  test('a mail that need not arrive any more is written down once, however often it is pressed', async ({
    client,
    assert,
  }) => {
    const { order, mail } = await sentMail(client)
    imap.put(fromPostfix({ messageId: idOf(mail) }))
    await read()
    const admin = await loggedIn(client)
    const press = (id = mail.id) => admin.post(`/api/dashboard/mail/${id}/afgehandeld`)
    for (const answer of await Promise.all([press(), press(), press(999_999)]))
      answer.assertStatus(200)
    assert.equal((await today(admin)).count, 0)
    assert.lengthOf(await openAlarms(), 0)
    assert.lengthOf(await AuditEntry.query().where('what', 'mail_handled'), 1)
    const { mails } = await detail(admin, order)
    assert.include(mails[0], { status: 'teruggekomen, afgehandeld', failed: false, error: null })
  })

  test('a returned mail to the owner brings no other mail', async ({ client, assert, cleanup }) => {
    const simulator = await withSimulator()
    cleanup(() => cleanUpSimulator(simulator))
    const { payment } = await placeOrder(client, simulator, 'kunstroof')
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    await drainQueue()
    const mail = await Mail.findByOrFail('kind', 'verzendopdracht')
    imap.put(fromPostfix({ messageId: idOf(mail), to: env.shop.email }))
    const [before, sent] = [(await Mail.all()).length, mailbox.mails.length]
    await read()
    await drainQueue()
    assert.lengthOf(await Mail.all(), before)
    assert.lengthOf(mailbox.mails, sent)
    const { mails } = await today(await loggedIn(client))
    assert.deepEqual(
      mails.map(({ kind }) => kind),
      ['Verzendopdracht aan jou']
    )
  })

  test('the owner is told that the login of the mailbox is refused, until it works', async ({
    client,
    assert,
  }) => {
    const correct = imap.settings
    app.container.swap(Bouncebox, () => new ImapMailbox({ ...correct, password: 'verlopen' }))
    await read()
    const alarm = firstOf(await openAlarms())
    assert.equal(alarm.kind, 'mailbox_unreadable')
    assert.equal(alarm.details, 'login')
    const { alarms } = await today(await loggedIn(client))
    assert.match(firstOf(alarms).explanation, /postvak met teruggekomen e-mails/)

    app.container.swap(Bouncebox, () => new ImapMailbox(correct))
    await read()
    assert.lengthOf(await openAlarms(), 0)
  })

  test('a mailbox that is away for two hours asks for attention', async ({ assert }) => {
    await read()
    imap.breaksOffAt = 'LOGIN'
    await read()
    assert.lengthOf(await openAlarms(), 0)
    for (const [minutes, alarms] of [
      [119, 0],
      [121, 1],
    ] as const) {
      const lastRead = asColumn(DateTime.utc().minus({ minutes }))
      await db.from('turns').update({ succeeded_at: lastRead })
      await read()
      assert.lengthOf(await openAlarms(), alarms, `after ${minutes} minutes`)
    }
  })

  test('the reports come back to MAIL_RETURN_PATH, or to MAIL_FROM without it', async ({
    client,
    assert,
    cleanup,
  }) => {
    await sentMail(client)
    const mailSetting = env.mail as { returnPath: string }
    mailSetting.returnPath = 'terug@example.nl'
    cleanup(() => void (mailSetting.returnPath = ''))
    await sentMail(client)
    assert.deepEqual(mailbox.senders, [env.mail.from, 'terug@example.nl'])
    assert.include(present(itemAt(mailbox.mails, 1).from, 'the sender').text, env.mail.from)
  })
})
