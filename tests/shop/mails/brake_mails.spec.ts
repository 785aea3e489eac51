import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn, fromColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { forgetMailBrakes, mayMail } from '#app/shop/mails/mail_brake'
import ContactMessage from '#models/shop/contact_message'
import Mail from '#models/shop/mail'
import Invoice from '#models/shop/money/invoice'
import Order from '#models/shop/order'
import Withdrawal from '#models/shop/withdrawal'
import { receiveContactMessage } from '#app/shop/messages/receive_contact_message'
import { receiveWithdrawal } from '#app/shop/withdrawals/receive_withdrawal'
import { loggedIn } from '#tests/helpers/browser'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { emptyShop } from '#tests/helpers/database'
import { onlyOf } from '#tests/helpers/present'
import {
  cleanUpSimulator,
  CUSTOMER,
  placeOrder,
  post,
  withSimulator,
} from '#tests/helpers/shop/shop_calls'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'

const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8]
const TOO_MANY = /vandaag al vijf/

const count = async (kind: string) => (await Mail.query().where('kind', kind)).length
const letDayPass = () =>
  db.from('mail_brakes').update({ until: asColumn(DateTime.utc().minus({ seconds: 1 })) })

test.group('Mails that anybody can cause', (group) => {
  group.each.setup(() => emptyShop())

  const orderFree = (client: ApiClient, fields: object = {}) =>
    post(client, '/api/cuneravanrhenen/bestellen', { ...CUSTOMER, ...fields })

  test('three of eight free orders at once to one mailbox are refused and leave nothing', async ({
    client,
    assert,
  }) => {
    const answers = await Promise.all(
      EIGHT.map((n) =>
        orderFree(client, { email: n % 2 ? 'NOOR@example.nl' : `noor+${n}@example.nl` })
      )
    )
    const refused = answers.filter((answer) => answer.status() === 429)
    assert.lengthOf(refused, 3)
    for (const answer of refused)
      assert.match((answer.body() as { message: string }).message, TOO_MANY)
    assert.lengthOf(await Order.all(), 5)
    assert.equal(await count('levering'), 5)

    ;(await orderFree(client, { email: 'piet@example.nl' })).assertStatus(200)
    await letDayPass()
    ;(await orderFree(client)).assertStatus(200)
  })

  test('an order that is sent again is the same one and does not count', async ({
    client,
    assert,
  }) => {
    for (const _ of EIGHT)
      (await orderFree(client, { aanvraagsleutel: 'one key for all' })).assertStatus(200)
    assert.lengthOf(await Order.all(), 1)
    const { mails } = await db.from('mail_brakes').firstOrFail()
    assert.equal(mails, 1)
  })

  test('a paid order is delivered, its invoice corrected and its money paid back, however many mails there were', async ({
    client,
    assert,
    cleanup,
  }) => {
    const simulator = await withSimulator()
    cleanup(() => cleanUpSimulator(simulator))
    for (const _ of EIGHT) await orderFree(client)
    const admin = await loggedIn(client)
    for (const [index] of EIGHT.entries()) {
      const { payment } = await placeOrder(client, simulator)
      await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
      assert.equal(await count('levering'), 6 + index)

      const order = await Order.query().orderBy('id', 'desc').firstOrFail()
      const press = (what: string, fields: object) =>
        admin.post(`/api/dashboard/bestelling/${order.id}/${what}`, fields)
      const invoice = await Invoice.query().where('order_id', order.id).firstOrFail()
      await order.merge({ name: 'Noor de Wit' }).save()
      ;(await press('factuur', { factuur: invoice.number })).assertStatus(200)
      assert.equal(await count('factuur_vervangen'), 1 + index)
      const money = { bedrag: '1,00', reden: 'kras', sleutel: crypto.randomUUID() }
      ;(await press('terugbetalen', money)).assertStatus(200)
      assert.equal(await count('terugbetaling'), 1 + index)
    }
  })

  test('five contact messages of an address reach the owner, and the sixth is refused', async ({
    client,
    assert,
  }) => {
    const send = (comments: string) =>
      receiveContactMessage({ name: 'Noor', email: CUSTOMER.email, comments })
    const received = await Promise.all(EIGHT.map((n) => send(`Vraag ${n}`)))
    assert.lengthOf(
      received.filter(({ ok }) => ok),
      5
    )
    const answer = await post(client, '/contact', {
      name: 'Noor',
      email: CUSTOMER.email,
      comments: 'Nog een vraag',
    })
    answer.assertStatus(429)
    assert.match((answer.body() as { message: string }).message, TOO_MANY)
    assert.lengthOf(await ContactMessage.all(), 5)
    assert.equal(await count('contact'), 5)
  })

  test('the owner gets a hundred mails a day about messages, and reads the others on the screen', async ({
    assert,
  }) => {
    await inTransaction(async (trx) => {
      for (let sent = 0; sent < 99; sent++) await mayMail(trx, 'notice_to_owner', 'messages')
    })
    for (const email of ['noor@example.nl', 'piet@example.nl'])
      assert.isTrue((await receiveContactMessage({ name: 'Noor', email, comments: 'Hoi' })).ok)
    assert.lengthOf(await ContactMessage.all(), 2)
    assert.equal(await count('contact'), 1)
  })

  test('three of five requests at once for lost links are mailed, and all have one answer', async ({
    client,
    assert,
  }) => {
    await orderFree(client)
    const answers = await Promise.all(
      EIGHT.slice(3).map(() => post(client, '/bestelling', { email: CUSTOMER.email }))
    )
    for (const answer of answers) answer.assertBody({ ontvangen: true })
    await drainQueue()
    assert.equal(await count('verloren_links'), 3)
  })

  test('five of eight withdrawals at once in one address are received and confirmed, and three leave nothing', async ({
    client,
    assert,
  }) => {
    await orderFree(client)
    const { number } = await Order.firstOrFail()
    const withdraw = (order: string) =>
      receiveWithdrawal({
        name: 'Noor',
        email: CUSTOMER.email,
        order,
        token: null,
        requestKey: null,
      })
    const received = await Promise.all(EIGHT.map((n) => withdraw(`iets van ${n} weken terug`)))
    assert.lengthOf(
      received.filter(({ ok }) => ok),
      5
    )
    assert.lengthOf(await Withdrawal.all(), 5)
    assert.equal(await count('herroeping_ontvangst'), 5)
    assert.equal(await count('herroeping_winkel'), 5)

    /** An order has its own limit of withdrawals, which strangers cannot use up. */
    const own = await Promise.all(EIGHT.map(() => withdraw(number)))
    assert.lengthOf(
      own.filter(({ ok }) => ok),
      5
    )
    assert.equal(await count('herroeping_ontvangst'), 10)
  })

  test('a withdrawal that is sent again is the same one and does not count', async ({ assert }) => {
    const press = () =>
      receiveWithdrawal({
        name: 'Noor',
        email: CUSTOMER.email,
        order: 'Binky',
        token: null,
        requestKey: 'one key for all',
      })
    const received = await Promise.all(EIGHT.map(press))
    assert.isTrue(received.every(({ ok }) => ok))
    assert.lengthOf(await Withdrawal.all(), 1)
    const { mails } = await db.from('mail_brakes').where('kind', 'receipt_of_address').firstOrFail()
    assert.equal(mails, 1)
  })

  test('a customer who comes from an own order cannot mail a stranger more often than others', async ({
    client,
    assert,
  }) => {
    await orderFree(client)
    const { number, token } = await Order.firstOrFail()
    const received = await Promise.all(
      EIGHT.map(() =>
        receiveWithdrawal({
          name: 'Noor',
          email: 'piet@example.nl',
          order: number,
          token,
          requestKey: null,
        })
      )
    )
    assert.lengthOf(
      received.filter(({ ok }) => ok),
      5
    )
    assert.equal(await count('herroeping_ontvangst'), 5)
  })

  test('the counts of mails name nobody, and are gone after the day', async ({
    client,
    assert,
  }) => {
    await orderFree(client)
    const row = await db.from('mail_brakes').firstOrFail()
    assert.match(row.receiver, /^[0-9a-f]{64}$/)
    assert.notInclude(JSON.stringify(row), 'noor')
    assert.closeTo(fromColumn(row.until).diffNow().as('hours'), 24, 0.1)
    await letDayPass()
    await inTransaction((trx) => forgetMailBrakes(trx, DateTime.utc()))
    assert.lengthOf(await db.from('mail_brakes').select('kind'), 0)
  })

  test('a name with a link in it is left out of the greeting', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.close())
    await orderFree(client, { naam: 'U WINT! Klik http://evil.example/prijs nu' })
    await drainQueue()
    const mail = onlyOf(mailbox.mails)
    for (const content of [textOf(mail), String(mail.html), String(mail.subject)])
      assert.notInclude(content, 'evil.example')
    assert.include(textOf(mail), 'Hoi,')
  })
})
