import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { refundOrder, type RefundRequest } from '#app/shop/refunds/refund_order'
import { checkShop } from '#app/shop/payments/check_shop'
import ReconcileRefunds from '#app/shop/refunds/reconcile_refunds'
import FindUnknownPayments from '#app/shop/payments/find_unknown_payments'
import { asEuro } from '#domain/money'
import Alarm from '#models/shop/alarm'
import AuditEntry from '#models/admin/audit_entry'
import Admin from '#models/admin/admin'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import Invoice from '#models/shop/money/invoice'
import OrderEvent from '#models/shop/order_event'
import Delivery from '#models/shop/delivery'
import Mail from '#models/shop/mail'
import Refund from '#models/shop/money/refund'
import { loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { withdrawalOf } from '#tests/helpers/shop/stored_records'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import {
  payAtProvider,
  placeOrder,
  withSimulator,
  post,
  cleanUpSimulator,
} from '#tests/helpers/shop/shop_calls'
import type { ApiClient } from '@japa/api-client'
import type { Data } from '@generated/data'
import type { Simulator } from '#simulator/server'
import { findIn, firstOf, itemAt, matched, present } from '#tests/helpers/present'

test.group('Paying an order back', (group) => {
  let simulator: Simulator
  let admin: Admin

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    admin = await Admin.create({
      name: 'Bea',
      email: 'bea@example.nl',
      password: 'een lang wachtwoord',
    })
    return () => cleanUpSimulator(simulator)
  })

  /** Binky, € 15,00. */
  const paid = async (client: ApiClient) => {
    const { payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    return {
      payment,
      order: await Order.query().orderBy('id', 'desc').firstOrFail(),
    }
  }

  const refunded = (order: Order, assignment: Partial<RefundRequest> = {}) =>
    refundOrder({
      orderId: order.id,
      cents: 1500,
      reason: 'Verkeerd besteld',
      key: 'druk-1',
      admin,
      ...assignment,
    })

  /** A while later, after the time that an attempt waits for its next turn. */
  const reconcile = async (hours = 2) =>
    (await app.container.make(ReconcileRefunds)).execute(DateTime.utc().plus({ hours }))

  const findUnknown = async () => (await app.container.make(FindUnknownPayments)).execute()

  const alarms = async () => (await Alarm.query().whereNull('resolved_at')).map(({ kind }) => kind)

  const atProvider = (index = 0) =>
    itemAt(simulator.control.payments(), index).refunds.map(({ cents }) => cents)

  test('a full refund tells the customer, stops the links and makes the order terugbetaald', async ({
    client,
    assert,
  }) => {
    const { order } = await paid(client)
    const outcome = await refunded(order)
    assert.isTrue(outcome.ok && !outcome.value.waiting)
    assert.deepEqual(atProvider(), [1500])
    await order.refresh()
    assert.equal(order.status, 'terugbetaald')
    for (const delivery of await Delivery.all()) assert.isFalse(delivery.isValid(new Date()))
    assert.lengthOf(await Mail.query().where('kind', 'terugbetaling'), 1)
    assert.equal((await Payment.firstOrFail()).refundedCents, 1500)
    const line = firstOf(await AuditEntry.all())
    assert.deepEqual(
      [line.who, line.what, line.subject],
      ['bea@example.nl', 'refund_requested', order.number]
    )
    assert.lengthOf(await OrderEvent.query().where('kind', 'refund_requested'), 1)
    assert.lengthOf(await Alarm.all(), 0)
  })

  test('a partial refund leaves the order and its links', async ({ client, assert }) => {
    const { order } = await paid(client)
    const outcome = await refunded(order, { cents: 500 })
    assert.isTrue(outcome.ok)
    await order.refresh()
    assert.equal(order.status, 'betaald')
    for (const delivery of await Delivery.all()) assert.isTrue(delivery.isValid(new Date()))
    assert.equal((await Payment.firstOrFail()).refundedCents, 500)
  })

  test('the same press ten times at once makes one refund', async ({ client, assert }) => {
    const { order } = await paid(client)
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => refunded(order, { cents: 500 }))
    )
    assert.isTrue(outcomes.every(({ ok }) => ok))
    assert.deepEqual(atProvider(), [500])
    assert.lengthOf(await Refund.all(), 1)
    assert.lengthOf(await Mail.query().where('kind', 'terugbetaling'), 1)
  })

  test('ten presses at once never pay back more than came in', async ({ client, assert }) => {
    const { order } = await paid(client)
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) => refunded(order, { cents: 400, key: `d${index}` }))
    )
    assert.lengthOf(
      outcomes.filter(({ ok }) => ok),
      3
    )
    assert.deepEqual(atProvider(), [400, 400, 400])
  })

  test('a refund is refused: {title}')
    .with([
      { title: 'nothing', cents: 0, type: 'invalid_amount' },
      { title: 'less than nothing', cents: -100, type: 'invalid_amount' },
      { title: 'part of a cent', cents: 10.5, type: 'invalid_amount' },
      { title: 'more than was paid', cents: 1501, type: 'too_much' },
    ])
    .run(async ({ client, assert }, { cents, type }) => {
      const { order } = await paid(client)
      const outcome = await refunded(order, { cents })
      assert.equal(!outcome.ok && outcome.error.type, type)
      assert.deepEqual(atProvider(), [])
      assert.lengthOf(await AuditEntry.all(), 0)
    })

  test("a refund of an unpaid order, or of another order's payment, is refused", async ({
    client,
    assert,
  }) => {
    await placeOrder(client, simulator)
    const unpaid = await refunded(await Order.firstOrFail())
    assert.equal(!unpaid.ok && unpaid.error.type, 'nothing_paid')
    const { order } = await paid(client)
    const foreign = await refunded(order, {
      paymentId: (await Payment.query().orderBy('id').firstOrFail()).id,
    })
    assert.equal(!foreign.ok && foreign.error.type, 'nothing_paid')
  })

  test('the same press with another amount is refused', async ({ client, assert }) => {
    const { order } = await paid(client)
    await refunded(order, { cents: 500 })
    const outcome = await refunded(order, { cents: 600 })
    assert.equal(!outcome.ok && outcome.error.type, 'key_used')
    assert.deepEqual(atProvider(), [500])
  })

  test('a refund that the provider refuses is told, and may be tried again', async ({
    client,
    assert,
  }) => {
    const { payment, order } = await paid(client)
    await simulator.control.refund(payment, '10.00')
    /** The news of that refund never came. */
    await Refund.query().delete()
    await Payment.query().update({ refundedCents: 0 })
    const outcome = await refunded(order)
    const refused = { type: 'provider_refuses', succeeded: 0, unknown: 0 }
    assert.deepEqual(!outcome.ok && outcome.error, refused)
    assert.lengthOf(await Mail.query().where('kind', 'terugbetaling'), 0)
    assert.isTrue((await refunded(order, { cents: 500, key: 'druk-2' })).ok)
    assert.deepEqual(atProvider(), [1000, 500])
  })

  test('a refund survives {error}: it waits, is asked again by itself and is made once')
    .with([
      { error: 'down' },
      { error: 'hang' },
      { error: 'error500' },
      { error: 'lostAnswer' },
      { error: 'html403' },
      { error: 'html200' },
      { error: 'hangAfter' },
      { error: 'withoutLinks' },
    ] as const)
    .run(async ({ client, assert }, { error }) => {
      const { order } = await paid(client)
      simulator.control.setFault(error)
      const outcome = await refunded(order)
      assert.isTrue(outcome.ok && outcome.value.waiting)
      assert.equal((await Refund.firstOrFail()).status, 'nieuw')
      assert.lengthOf(await Mail.query().where('kind', 'terugbetaling'), 0)
      simulator.control.setFault(null)

      await reconcile()
      assert.deepEqual(atProvider(), [1500])
      assert.equal((await Refund.firstOrFail()).status, 'aangevraagd')
      assert.lengthOf(await Mail.query().where('kind', 'terugbetaling'), 1)
      await order.refresh()
      assert.equal(order.status, 'terugbetaald')
      await reconcile(10)
      assert.deepEqual(atProvider(), [1500])
    })

  test('the money of a waiting refund cannot be paid back a second time', async ({
    client,
    assert,
  }) => {
    const { order } = await paid(client)
    simulator.control.setFault('down')
    await refunded(order, { cents: 1000 })
    const outcome = await refunded(order, { cents: 1000, key: 'druk-2' })
    assert.deepEqual(!outcome.ok && outcome.error, { type: 'too_much', remaining: 500 })
    simulator.control.setFault(null)
  })

  test('a refund that the provider made under a forgotten key is recognised', async ({
    client,
    assert,
  }) => {
    const { order } = await paid(client)
    simulator.control.setFault('lostAnswer')
    await refunded(order, { cents: 500 })
    simulator.control.setFault(null)
    await Refund.query().update({ idempotency_key: crypto.randomUUID() })
    /** The provider answers 409: a duplicate. */
    const outcome = await refunded(order, { cents: 500 })
    assert.isTrue(outcome.ok && !outcome.value.waiting)
    assert.deepEqual(atProvider(), [500])
  })

  test('a refund refused while nobody looks raises an alarm for a person', async ({
    client,
    assert,
  }) => {
    const { payment, order } = await paid(client)
    simulator.control.setFault('down')
    await refunded(order)
    simulator.control.setFault(null)
    await simulator.control.refund(payment, '10.00')
    await reconcile()
    assert.deepEqual(await alarms(), ['refund_failed'])
  })

  test('a customer who paid twice gets one payment back, and keeps the order', async ({
    client,
    assert,
  }) => {
    const { payment: first } = await placeOrder(client, simulator)
    await Payment.query().update({ status: 'verlopen', openForOrder: null })
    await Order.query().update({ status: 'mislukt' })
    const order = await Order.firstOrFail()
    await post(client, `/api/bestelling/${order.token}/betalen`, {})
    await simulator.control.decide(firstOf(simulator.control.payments()).id, 'paid')
    await simulator.control.decide(first, 'paid')

    assert.isTrue((await refunded(order)).ok)
    assert.deepEqual([atProvider(0), atProvider(1)], [[1500], []])
    await order.refresh()
    assert.equal(order.status, 'betaald')
    for (const delivery of await Delivery.all()) assert.isTrue(delivery.isValid(new Date()))
    assert.lengthOf(await Invoice.query().where('kind', 'creditnota'), 0)

    assert.isTrue((await refunded(order, { key: 'druk-2' })).ok)
    await order.refresh()
    assert.equal(order.status, 'terugbetaald')
    assert.lengthOf(await Invoice.query().where('kind', 'creditnota'), 1)
  })

  test('a refund over more than one payment takes from both, and the last of them ends the order', async ({
    client,
    assert,
  }) => {
    const { payment: first } = await placeOrder(client, simulator)
    await Payment.query().update({ status: 'verlopen', openForOrder: null })
    await Order.query().update({ status: 'mislukt' })
    const order = await Order.firstOrFail()
    await post(client, `/api/bestelling/${order.token}/betalen`, {})
    await simulator.control.decide(firstOf(simulator.control.payments()).id, 'paid')
    await simulator.control.decide(first, 'paid')

    const outcome = await refunded(order, { cents: 3000 })
    assert.lengthOf(outcome.ok ? outcome.value.refunds : [], 2)
    assert.deepEqual([atProvider(0), atProvider(1)], [[1500], [1500]])
    await order.refresh()
    assert.equal(order.status, 'terugbetaald')
  })

  test('a payment of another amount goes back as it came', async ({ client, assert }) => {
    const { payment } = await placeOrder(client, simulator)
    await simulator.control.setAmount(payment, '0.50')
    await simulator.control.decide(payment, 'paid')
    const order = await Order.firstOrFail()
    const tooMuch = await refunded(order)
    assert.deepEqual(!tooMuch.ok && tooMuch.error, { type: 'too_much', remaining: 50 })
    assert.isTrue((await refunded(order, { cents: 50, key: 'druk-2' })).ok)
    await order.refresh()
    assert.equal(order.status, 'mislukt')
    assert.lengthOf(await Invoice.all(), 0)
  })

  test('a refund that arrives becomes betaald, and late or repeated news changes nothing', async ({
    client,
    assert,
  }) => {
    const { payment, order } = await paid(client)
    await refunded(order, { cents: 500 })
    const owner = await loggedIn(client)
    const shown = async () => {
      const page = await owner.open(`/dashboard/bestellingen/${order.id}`)
      const { order: sheet } = pageProps<{ order: Data.Shop.Orders.OrderDetail }>(page)
      const money = sheet.timeline.filter(({ sentence }) => /^(Terugbet|Credit)/.test(sentence))
      return [sheet.refunds.map(({ status }) => status), money.map(({ sentence }) => sentence)]
    }
    const told = [
      `Terugbetaling gevraagd: ${asEuro(500)}.`,
      'Creditnota gemaakt: C2026-00001.',
      `Terugbetaling geboekt, in totaal: ${asEuro(500)}.`,
    ]
    assert.deepEqual(await shown(), [['terugbetaling onderweg'], told])
    await simulator.control.decideRefund(payment, 'refunded')
    assert.equal((await Refund.firstOrFail()).status, 'betaald')
    assert.deepEqual(await shown(), [['terugbetaald'], told])
    await simulator.control.decideRefund(payment, 'processing')
    await Promise.all([1, 2, 3, 4].map(() => simulator.control.sendWebhook(payment)))
    assert.equal((await Refund.firstOrFail()).status, 'betaald')
    assert.equal((await Payment.firstOrFail()).refundedCents, 500)
    assert.lengthOf(await Mail.query().where('kind', 'terugbetaling'), 1)
    assert.lengthOf(await Invoice.query().where('kind', 'creditnota'), 1)
  })

  test('a refund whose webhook got lost is found by the reconciler', async ({ client, assert }) => {
    const { payment, order } = await paid(client)
    await refunded(order, { cents: 500 })
    await simulator.control.decideRefund(payment, 'refunded')
    await Refund.query().update({ status: 'aangevraagd' })
    await reconcile()
    assert.equal((await Refund.firstOrFail()).status, 'betaald')
  })

  test('a refund that fails raises an alarm, and its money can go back with another press', async ({
    client,
    assert,
  }) => {
    const { payment, order } = await paid(client)
    await refunded(order, { cents: 1000 })
    await simulator.control.decideRefund(payment, 'failed')
    assert.deepEqual(await alarms(), ['refund_failed'])
    assert.equal((await Refund.firstOrFail()).status, 'mislukt')
    assert.equal((await Payment.firstOrFail()).refundedCents, 0)

    assert.isTrue((await refunded(order, { cents: 1500, key: 'druk-2' })).ok)
    assert.deepEqual(atProvider(), [1000, 1500])
    const creditNotes = await Invoice.query().where('kind', 'creditnota').orderBy('id')
    assert.deepEqual(
      creditNotes.map(({ amountCents }) => amountCents),
      [-1000, -500]
    )
  })

  test('a refund made at the provider itself is in our books, without a mail', async ({
    client,
    assert,
  }) => {
    const { payment, order } = await paid(client)
    await simulator.control.refund(payment, '5.00')
    const row = await Refund.firstOrFail()
    assert.deepEqual([row.amountCents, row.status, row.adminId], [500, 'aangevraagd', null])
    assert.lengthOf(await Mail.query().where('kind', 'terugbetaling'), 0)
    assert.lengthOf(await Invoice.query().where('kind', 'creditnota'), 1)
    const outcome = await refunded(order)
    assert.deepEqual(!outcome.ok && outcome.error, { type: 'too_much', remaining: 1000 })
  })

  test('a chargeback takes the links, and asks for a person', async ({ client, assert }) => {
    const { payment, order } = await paid(client)
    await simulator.control.chargeBack(payment)
    await simulator.control.sendWebhook(payment)
    assert.deepEqual(await alarms(), ['teruggevorderd'])
    const { refundedCents, chargedBackCents } = await Payment.firstOrFail()
    assert.deepEqual([refundedCents, chargedBackCents], [1500, 1500])
    for (const delivery of await Delivery.all()) assert.isFalse(delivery.isValid(new Date()))
    assert.lengthOf(await OrderEvent.query().where('kind', 'teruggevorderd'), 1)
    assert.lengthOf(await Invoice.query().where('kind', 'creditnota'), 0)
    const outcome = await refunded(order, { cents: 1 })
    assert.deepEqual(!outcome.ok && outcome.error, { type: 'too_much', remaining: 0 })
  })

  test('a chargeback of what was left after a refund takes the links as well', async ({
    client,
    assert,
  }) => {
    const { payment, order } = await paid(client)
    await refunded(order, { cents: 500 })
    await simulator.control.chargeBack(payment)
    const { refundedCents, chargedBackCents } = await Payment.firstOrFail()
    assert.deepEqual([refundedCents, chargedBackCents], [1500, 1000])
    await order.refresh()
    assert.equal(order.status, 'terugbetaald')
  })

  test('a chargeback that the bank undoes makes the order paid again, and its links work', async ({
    client,
    assert,
  }) => {
    const { payment, order } = await paid(client)
    await simulator.control.chargeBack(payment)
    await simulator.control.reverseChargeback(payment)
    await simulator.control.sendWebhook(payment)

    assert.deepEqual(await alarms(), ['teruggedraaid'])
    const attempt = await Payment.firstOrFail()
    assert.deepEqual(
      [attempt.refundedCents, attempt.chargedBackCents, attempt.reversedCents],
      [0, 0, 1500]
    )
    await order.refresh()
    assert.equal(order.status, 'betaald')
    for (const delivery of await Delivery.all()) assert.isTrue(delivery.isValid(new Date()))
    const lines = await OrderEvent.query().where('kind', 'teruggedraaid')
    assert.deepEqual(
      lines.map(({ details }) => details),
      ['1500']
    )
    assert.lengthOf(await Invoice.all(), 1)
    assert.deepEqual(await checkShop(DateTime.utc()), [])

    /** The owner may pay back as ever, and it is credited once. */
    assert.isTrue((await refunded(order)).ok)
    await order.refresh()
    assert.equal(order.status, 'terugbetaald')
    assert.lengthOf(await Invoice.query().where('kind', 'creditnota'), 1)
    assert.deepEqual(await checkShop(DateTime.utc()), [])
  })

  test('a parcel that had left counts as sent again once the bank undoes its chargeback', async ({
    client,
    assert,
  }) => {
    const { payment, order } = await paid(client)
    await order.merge({ status: 'verzonden', shippedAt: DateTime.utc() }).save()
    await simulator.control.chargeBack(payment)
    await simulator.control.reverseChargeback(payment)
    await order.refresh()
    assert.equal(order.status, 'verzonden')
    assert.deepEqual(await checkShop(DateTime.utc()), [])
  })

  test('a customer who withdrew keeps no links when the bank undoes the chargeback', async ({
    client,
    assert,
  }) => {
    const { payment, order } = await paid(client)
    await withdrawalOf(DateTime.utc(), { orderId: order.id, status: 'ontvangen' })
    await simulator.control.chargeBack(payment)
    await simulator.control.reverseChargeback(payment)
    await order.refresh()
    assert.equal(order.status, 'betaald')
    for (const delivery of await Delivery.all()) assert.isFalse(delivery.isValid(new Date()))
  })

  test('a bank that undoes a chargeback is found without a webhook, once a day', async ({
    client,
    assert,
  }) => {
    const { payment, order } = await paid(client)
    await simulator.control.chargeBack(payment)
    const bank = 'GET /v2/payments/{id}/chargebacks'
    const requested = simulator.control.requests[bank]
    for (const hours of [0, 23, 540 * 24 + 1]) await reconcile(hours)
    assert.equal(simulator.control.requests[bank], requested)

    simulator.control.setFault('down')
    await simulator.control.reverseChargeback(payment)
    simulator.control.setFault(null)
    await order.refresh()
    assert.equal(order.status, 'terugbetaald')
    await reconcile(25)
    await order.refresh()
    assert.equal(order.status, 'betaald')
    assert.deepEqual(await alarms(), ['teruggedraaid'])
  })

  test('the same news of a chargeback ten times at once is booked once', async ({
    client,
    assert,
  }) => {
    const { payment } = await paid(client)
    await simulator.control.chargeBack(payment)
    await simulator.control.reverseChargeback(payment)
    await Promise.all(Array.from({ length: 10 }, () => simulator.control.sendWebhook(payment)))
    for (const kind of ['teruggevorderd', 'teruggedraaid'])
      assert.lengthOf(await OrderEvent.query().where('kind', kind), 1)
  })

  test('a refund that waits for days asks for a person once, until it moves', async ({
    client,
    assert,
  }) => {
    const { payment, order } = await paid(client)
    await refunded(order, { cents: 500 })
    await simulator.control.decideRefund(payment, 'queued')
    const days = (count: number) => reconcile(24 * count + 1)
    await days(4)
    assert.deepEqual(await alarms(), [])
    await days(5)
    assert.deepEqual(await alarms(), ['refund_stalled'])

    await Alarm.query().update({ resolvedAt: DateTime.utc().toSQL() })
    await days(6)
    assert.deepEqual(await alarms(), [])

    await Alarm.query().update({ resolvedAt: null })
    await simulator.control.decideRefund(payment, 'refunded')
    assert.deepEqual(await alarms(), [])
    assert.equal((await Refund.firstOrFail()).status, 'betaald')
  })

  test('a refund that the provider has not answered for a day asks for a person', async ({
    client,
    assert,
  }) => {
    const { order } = await paid(client)
    simulator.control.setFault('down')
    await refunded(order, { cents: 500 })
    await reconcile(23)
    assert.deepEqual(await alarms(), [])
    await reconcile(25)
    assert.deepEqual(await alarms(), ['refund_stalled'])
    simulator.control.setFault(null)
    await reconcile(27)
    assert.deepEqual(await alarms(), [])
  })

  test('the timeline tells of each webhook of an order', async ({ client, assert }) => {
    const { payment } = await paid(client)
    await simulator.control.sendWebhook(payment)
    const webhooks = await OrderEvent.query().where('kind', 'webhook')
    assert.deepEqual(
      webhooks.map(({ details }) => details),
      ['paid', 'paid']
    )
  })

  test('the owner is asked once to look at money at the provider that is in no order', async ({
    client,
    assert,
  }) => {
    await paid(client)
    await placeOrder(client, simulator, 'binky', { email: 'open@example.nl' })
    await findUnknown()
    assert.deepEqual(await alarms(), [])

    const id = await payAtProvider(simulator)
    await findUnknown()
    const alarm = firstOf(await Alarm.all())
    assert.equal(alarm.key, `unknown_payment:${id}`)
    await alarm.merge({ resolvedAt: DateTime.utc() }).save()
    await findUnknown()
    assert.deepEqual(await alarms(), [])
  })

  test('the customer reads how much comes back, and where the credit note is', async ({
    client,
    assert,
  }) => {
    const mailbox = await new Mailbox().open()
    const { order } = await paid(client)
    await refunded(order, { cents: 500 })
    await drainQueue()
    const mail = findIn(mailbox.to(order.email), ({ subject }) =>
      present(subject, 'subject').includes('terug')
    )
    await mailbox.close()
    assert.match(present(mail.subject, 'mail.subject'), /Je krijgt €\s5,00 terug/)
    assert.include(textOf(mail), 'op dezelfde manier als waarop je hebt betaald')
    const [, path] = matched(/https?:\/\/[^/]+(\/bestelling\/\S+\/creditnota\/\S+)/, textOf(mail))
    ;(await client.get(present(path, 'path'))).assertStatus(200)
  })

  /** An order that was paid twice: what came in is € 30,00, in two payments. */
  const paidTwice = async (client: ApiClient) => {
    const { payment: first } = await placeOrder(client, simulator)
    await Payment.query().update({ status: 'verlopen', openForOrder: null })
    await Order.query().update({ status: 'mislukt' })
    const order = await Order.firstOrFail()
    await post(client, `/api/bestelling/${order.token}/betalen`, {})
    await simulator.control.decide(firstOf(simulator.control.payments()).id, 'paid')
    await simulator.control.decide(first, 'paid')
    return order
  }

  test('a customer gets one mail with the total of a press over two payments', async ({
    client,
    assert,
  }) => {
    const mailbox = await new Mailbox().open()
    const order = await paidTwice(client)
    await refunded(order, { cents: 2500 })
    await refunded(order, { cents: 2500 })
    await drainQueue()
    const subjects = mailbox.to(order.email).map(({ subject }) => present(subject, 'subject'))
    await mailbox.close()
    assert.lengthOf(await Refund.all(), 2)
    assert.deepEqual(
      subjects.filter((subject) => subject.includes('terug')),
      [`Je krijgt ${asEuro(2500)} terug van bestelling ${order.number}`]
    )
  })

  test('a customer gets one mail about a press that the provider answers later, when all is answered', async ({
    client,
    assert,
  }) => {
    const order = await paidTwice(client)
    simulator.control.setFault('down')
    await refunded(order, { cents: 2500 })
    assert.lengthOf(await Mail.query().where('kind', 'terugbetaling'), 0)
    simulator.control.setFault(null)
    await Promise.all([reconcile(), reconcile()])
    assert.deepEqual([atProvider(0), atProvider(1)].flat().sort(), [1000, 1500])
    assert.lengthOf(await Mail.query().where('kind', 'terugbetaling'), 1)
  })
})
