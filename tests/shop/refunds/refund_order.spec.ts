import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { refundOrder, type RefundRequest } from '#app/shop/refunds/refund_order'
import { controleerWinkel } from '#app/shop/payments/check_shop'
import ReconcileRefunds from '#app/shop/refunds/reconcile_refunds'
import FindUnknownPayments from '#app/shop/payments/find_unknown_payments'
import Alarm from '#models/shop/alarm'
import AuditEntry from '#models/admin/audit_entry'
import Admin from '#models/admin/admin'
import Order from '#models/shop/order'
import Payment from '#models/shop/payment'
import Invoice from '#models/shop/invoice'
import OrderEvent from '#models/shop/order_event'
import Delivery from '#models/shop/delivery'
import Mail from '#models/shop/mail'
import Refund from '#models/shop/refund'
import { emptyShop } from '#tests/helpers/database'
import { withdrawalOf } from '#tests/helpers/shop/stored_records'
import { Mailbox } from '#tests/helpers/shop/test_mailbox'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { placeOrder, withSimulator, post, cleanUpSimulator } from '#tests/helpers/shop/shop_calls'
import type { ApiClient } from '@japa/api-client'
import type { Simulator } from '#simulator/server'

test.group('Paying an order back', (group) => {
  let simulator: Simulator
  let admin: Admin

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    admin = await Admin.create({
      naam: 'Bea',
      email: 'bea@example.nl',
      password: 'een lang wachtwoord',
    })
    return () => cleanUpSimulator(simulator)
  })

  /** Binky, € 15,00. */
  const paid = async (client: ApiClient) => {
    const { betaling: payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    return {
      betaling: payment,
      bestelling: await Order.query().orderBy('id', 'desc').firstOrFail(),
    }
  }

  const refunded = (order: Order, assignment: Partial<RefundRequest> = {}) =>
    refundOrder({
      bestellingId: order.id,
      centen: 1500,
      reden: 'Verkeerd besteld',
      sleutel: 'druk-1',
      beheerder: admin,
      ...assignment,
    })

  /** A while later, after the time that an attempt waits for its next turn. */
  const reconcile = async (hours = 2) =>
    (await app.container.make(ReconcileRefunds)).execute(DateTime.utc().plus({ hours: hours }))

  const findUnknown = async () => (await app.container.make(FindUnknownPayments)).execute()

  const alarms = async () =>
    (await Alarm.query().whereNull('opgelost_op')).map(({ soort: kind }) => kind)

  const atProvider = (index = 0) =>
    simulator.control.payments()[index]!.refunds.map(({ cents }) => cents)

  test('all of it: the customer is told, the links stop and the order is terugbetaald', async ({
    client,
    assert,
  }) => {
    const { bestelling: order } = await paid(client)
    const outcome = await refunded(order)
    assert.isTrue(outcome.ok && !outcome.value.wacht)
    assert.deepEqual(atProvider(), [1500])
    await order.refresh()
    assert.equal(order.status, 'terugbetaald')
    for (const delivery of await Delivery.all()) assert.isFalse(delivery.isGeldig(new Date()))
    assert.lengthOf(await Mail.query().where('soort', 'terugbetaling'), 1)
    assert.equal((await Payment.firstOrFail()).terugbetaaldCenten, 1500)
    const [line] = await AuditEntry.all()
    assert.deepEqual(
      [line!.wie, line!.wat, line!.onderwerp],
      ['bea@example.nl', 'terugbetaling_gevraagd', order.nummer]
    )
    assert.lengthOf(await OrderEvent.query().where('soort', 'terugbetaling_gevraagd'), 1)
    assert.lengthOf(await Alarm.all(), 0)
  })

  test('a part of it: the order and its links stay', async ({ client, assert }) => {
    const { bestelling: order } = await paid(client)
    const outcome = await refunded(order, { centen: 500 })
    assert.isTrue(outcome.ok)
    await order.refresh()
    assert.equal(order.status, 'betaald')
    for (const delivery of await Delivery.all()) assert.isTrue(delivery.isGeldig(new Date()))
    assert.equal((await Payment.firstOrFail()).terugbetaaldCenten, 500)
  })

  test('the same press ten times at once is one refund', async ({ client, assert }) => {
    const { bestelling: order } = await paid(client)
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => refunded(order, { centen: 500 }))
    )
    assert.isTrue(outcomes.every(({ ok }) => ok))
    assert.deepEqual(atProvider(), [500])
    assert.lengthOf(await Refund.all(), 1)
    assert.lengthOf(await Mail.query().where('soort', 'terugbetaling'), 1)
  })

  test('ten presses at once never pay back more than came in', async ({ client, assert }) => {
    const { bestelling: order } = await paid(client)
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        refunded(order, { centen: 400, sleutel: `d${index}` })
      )
    )
    assert.lengthOf(
      outcomes.filter(({ ok }) => ok),
      3
    )
    assert.deepEqual(atProvider(), [400, 400, 400])
  })

  test('not {titel}')
    .with([
      { titel: 'nothing', centen: 0, type: 'bedrag_ongeldig' },
      { titel: 'less than nothing', centen: -100, type: 'bedrag_ongeldig' },
      { titel: 'part of a cent', centen: 10.5, type: 'bedrag_ongeldig' },
      { titel: 'more than was paid', centen: 1501, type: 'te_veel' },
    ])
    .run(async ({ client, assert }, { centen: cents, type }) => {
      const { bestelling: order } = await paid(client)
      const outcome = await refunded(order, { centen: cents })
      assert.equal(!outcome.ok && outcome.error.type, type)
      assert.deepEqual(atProvider(), [])
      assert.lengthOf(await AuditEntry.all(), 0)
    })

  test('not of an order that is not paid, nor of another one’s payment', async ({
    client,
    assert,
  }) => {
    await placeOrder(client, simulator)
    const unpaid = await refunded(await Order.firstOrFail())
    assert.equal(!unpaid.ok && unpaid.error.type, 'niets_betaald')
    const { bestelling: order } = await paid(client)
    const foreign = await refunded(order, {
      betalingId: (await Payment.query().orderBy('id').firstOrFail()).id,
    })
    assert.equal(!foreign.ok && foreign.error.type, 'niets_betaald')
  })

  test('the same press with another amount is refused', async ({ client, assert }) => {
    const { bestelling: order } = await paid(client)
    await refunded(order, { centen: 500 })
    const outcome = await refunded(order, { centen: 600 })
    assert.equal(!outcome.ok && outcome.error.type, 'sleutel_gebruikt')
    assert.deepEqual(atProvider(), [500])
  })

  test('what the provider refuses is told, and may be tried again', async ({ client, assert }) => {
    const { betaling: payment, bestelling: order } = await paid(client)
    await simulator.control.refund(payment, '10.00')
    /** As if the news of that refund never came. */
    await Refund.query().delete()
    await Payment.query().update({ terugbetaaldCenten: 0 })
    const outcome = await refunded(order)
    const refused = { type: 'provider_weigert', gelukt: 0, onbekend: 0 }
    assert.deepEqual(!outcome.ok && outcome.error, refused)
    assert.lengthOf(await Mail.query().where('soort', 'terugbetaling'), 0)
    assert.isTrue((await refunded(order, { centen: 500, sleutel: 'druk-2' })).ok)
    assert.deepEqual(atProvider(), [1000, 500])
  })

  test('{fout}: the refund waits, is asked again by itself and is made once')
    .with([
      { fout: 'down' },
      { fout: 'hang' },
      { fout: 'error500' },
      { fout: 'lostAnswer' },
      { fout: 'html403' },
      { fout: 'html200' },
      { fout: 'hangAfter' },
      { fout: 'withoutLinks' },
    ] as const)
    .run(async ({ client, assert }, { fout: error }) => {
      const { bestelling: order } = await paid(client)
      simulator.control.setFault(error)
      const outcome = await refunded(order)
      assert.isTrue(outcome.ok && outcome.value.wacht)
      assert.equal((await Refund.firstOrFail()).status, 'nieuw')
      assert.lengthOf(await Mail.query().where('soort', 'terugbetaling'), 0)
      simulator.control.setFault(null)

      await reconcile()
      assert.deepEqual(atProvider(), [1500])
      assert.equal((await Refund.firstOrFail()).status, 'aangevraagd')
      assert.lengthOf(await Mail.query().where('soort', 'terugbetaling'), 1)
      await order.refresh()
      assert.equal(order.status, 'terugbetaald')
      await reconcile(10)
      assert.deepEqual(atProvider(), [1500])
    })

  test('waiting money cannot be paid back a second time', async ({ client, assert }) => {
    const { bestelling: order } = await paid(client)
    simulator.control.setFault('down')
    await refunded(order, { centen: 1000 })
    const outcome = await refunded(order, { centen: 1000, sleutel: 'druk-2' })
    assert.deepEqual(!outcome.ok && outcome.error, { type: 'te_veel', over: 500 })
    simulator.control.setFault(null)
  })

  test('a refund that the provider has already, under a key that it forgot, is recognised', async ({
    client,
    assert,
  }) => {
    const { bestelling: order } = await paid(client)
    simulator.control.setFault('lostAnswer')
    await refunded(order, { centen: 500 })
    simulator.control.setFault(null)
    await Refund.query().update({ idempotentiesleutel: crypto.randomUUID() })
    /** The provider answers 409: a duplicate. */
    const outcome = await refunded(order, { centen: 500 })
    assert.isTrue(outcome.ok && !outcome.value.wacht)
    assert.deepEqual(atProvider(), [500])
  })

  test('refused while nobody looks: an alarm asks for a person', async ({ client, assert }) => {
    const { betaling: payment, bestelling: order } = await paid(client)
    simulator.control.setFault('down')
    await refunded(order)
    simulator.control.setFault(null)
    await simulator.control.refund(payment, '10.00')
    await reconcile()
    assert.deepEqual(await alarms(), ['terugbetaling_mislukt'])
  })

  test('an order that was paid twice: the one too many goes back, and the order stays', async ({
    client,
    assert,
  }) => {
    const { betaling: first } = await placeOrder(client, simulator)
    await Payment.query().update({ status: 'verlopen', openVoorBestelling: null })
    await Order.query().update({ status: 'mislukt' })
    const order = await Order.firstOrFail()
    await post(client, `/api/bestelling/${order.token}/betalen`, {})
    await simulator.control.decide(simulator.control.payments()[0]!.id, 'paid')
    await simulator.control.decide(first, 'paid')

    assert.isTrue((await refunded(order)).ok)
    assert.deepEqual([atProvider(0), atProvider(1)], [[1500], []])
    await order.refresh()
    assert.equal(order.status, 'betaald')
    for (const delivery of await Delivery.all()) assert.isTrue(delivery.isGeldig(new Date()))
    assert.lengthOf(await Invoice.query().where('soort', 'creditnota'), 0)

    assert.isTrue((await refunded(order, { sleutel: 'druk-2' })).ok)
    await order.refresh()
    assert.equal(order.status, 'terugbetaald')
    assert.lengthOf(await Invoice.query().where('soort', 'creditnota'), 1)
  })

  test('more than one payment: the amount goes back over both, the last of them ends the order', async ({
    client,
    assert,
  }) => {
    const { betaling: first } = await placeOrder(client, simulator)
    await Payment.query().update({ status: 'verlopen', openVoorBestelling: null })
    await Order.query().update({ status: 'mislukt' })
    const order = await Order.firstOrFail()
    await post(client, `/api/bestelling/${order.token}/betalen`, {})
    await simulator.control.decide(simulator.control.payments()[0]!.id, 'paid')
    await simulator.control.decide(first, 'paid')

    const outcome = await refunded(order, { centen: 3000 })
    assert.lengthOf(outcome.ok ? outcome.value.terugbetalingen : [], 2)
    assert.deepEqual([atProvider(0), atProvider(1)], [[1500], [1500]])
    await order.refresh()
    assert.equal(order.status, 'terugbetaald')
  })

  test('a payment of another amount goes back as it came', async ({ client, assert }) => {
    const { betaling: payment } = await placeOrder(client, simulator)
    await simulator.control.setAmount(payment, '0.50')
    await simulator.control.decide(payment, 'paid')
    const order = await Order.firstOrFail()
    const tooMuch = await refunded(order)
    assert.deepEqual(!tooMuch.ok && tooMuch.error, { type: 'te_veel', over: 50 })
    assert.isTrue((await refunded(order, { centen: 50, sleutel: 'druk-2' })).ok)
    await order.refresh()
    assert.equal(order.status, 'mislukt')
    assert.lengthOf(await Invoice.all(), 0)
  })

  test('it arrives: the refund is betaald, and late or repeated news changes nothing', async ({
    client,
    assert,
  }) => {
    const { betaling: payment, bestelling: order } = await paid(client)
    await refunded(order, { centen: 500 })
    await simulator.control.decideRefund(payment, 'refunded')
    assert.equal((await Refund.firstOrFail()).status, 'betaald')
    await simulator.control.decideRefund(payment, 'processing')
    await Promise.all([1, 2, 3, 4].map(() => simulator.control.sendWebhook(payment)))
    assert.equal((await Refund.firstOrFail()).status, 'betaald')
    assert.equal((await Payment.firstOrFail()).terugbetaaldCenten, 500)
    assert.lengthOf(await Mail.query().where('soort', 'terugbetaling'), 1)
    assert.lengthOf(await Invoice.query().where('soort', 'creditnota'), 1)
  })

  test('its webhook got lost: the reconciler finds that it arrived', async ({ client, assert }) => {
    const { betaling: payment, bestelling: order } = await paid(client)
    await refunded(order, { centen: 500 })
    await simulator.control.decideRefund(payment, 'refunded')
    await Refund.query().update({ status: 'aangevraagd' })
    await reconcile()
    assert.equal((await Refund.firstOrFail()).status, 'betaald')
  })

  test('it fails: an alarm, the money counts as ours again and goes back with another press', async ({
    client,
    assert,
  }) => {
    const { betaling: payment, bestelling: order } = await paid(client)
    await refunded(order, { centen: 1000 })
    await simulator.control.decideRefund(payment, 'failed')
    assert.deepEqual(await alarms(), ['terugbetaling_mislukt'])
    assert.equal((await Refund.firstOrFail()).status, 'mislukt')
    assert.equal((await Payment.firstOrFail()).terugbetaaldCenten, 0)

    assert.isTrue((await refunded(order, { centen: 1500, sleutel: 'druk-2' })).ok)
    assert.deepEqual(atProvider(), [1000, 1500])
    const creditNotes = await Invoice.query().where('soort', 'creditnota').orderBy('id')
    assert.deepEqual(
      creditNotes.map(({ bedragCenten: amountCents }) => amountCents),
      [-1000, -500]
    )
  })

  test('a refund made at the provider itself is in our books, without a mail', async ({
    client,
    assert,
  }) => {
    const { betaling: payment, bestelling: order } = await paid(client)
    await simulator.control.refund(payment, '5.00')
    const row = await Refund.firstOrFail()
    assert.deepEqual([row.bedragCenten, row.status, row.beheerderId], [500, 'aangevraagd', null])
    assert.lengthOf(await Mail.query().where('soort', 'terugbetaling'), 0)
    assert.lengthOf(await Invoice.query().where('soort', 'creditnota'), 1)
    const outcome = await refunded(order)
    assert.deepEqual(!outcome.ok && outcome.error, { type: 'te_veel', over: 1000 })
  })

  test('a chargeback takes the links, and asks for a person', async ({ client, assert }) => {
    const { betaling: payment, bestelling: order } = await paid(client)
    await simulator.control.chargeBack(payment)
    await simulator.control.sendWebhook(payment)
    assert.deepEqual(await alarms(), ['teruggevorderd'])
    const { terugbetaaldCenten: refundedCents, teruggevorderdCenten: chargedBackCents } =
      await Payment.firstOrFail()
    assert.deepEqual([refundedCents, chargedBackCents], [1500, 1500])
    for (const delivery of await Delivery.all()) assert.isFalse(delivery.isGeldig(new Date()))
    assert.lengthOf(await OrderEvent.query().where('soort', 'teruggevorderd'), 1)
    assert.lengthOf(await Invoice.query().where('soort', 'creditnota'), 0)
    const outcome = await refunded(order, { centen: 1 })
    assert.deepEqual(!outcome.ok && outcome.error, { type: 'te_veel', over: 0 })
  })

  test('a chargeback of what was left after a refund takes the links as well', async ({
    client,
    assert,
  }) => {
    const { betaling: payment, bestelling: order } = await paid(client)
    await refunded(order, { centen: 500 })
    await simulator.control.chargeBack(payment)
    const { terugbetaaldCenten: refundedCents, teruggevorderdCenten: chargedBackCents } =
      await Payment.firstOrFail()
    assert.deepEqual([refundedCents, chargedBackCents], [1500, 1000])
    await order.refresh()
    assert.equal(order.status, 'terugbetaald')
  })

  test('a chargeback that the bank undoes: paid again, and the links work again', async ({
    client,
    assert,
  }) => {
    const { betaling: payment, bestelling: order } = await paid(client)
    await simulator.control.chargeBack(payment)
    await simulator.control.reverseChargeback(payment)
    await simulator.control.sendWebhook(payment)

    assert.deepEqual(await alarms(), ['teruggedraaid'])
    const attempt = await Payment.firstOrFail()
    assert.deepEqual(
      [attempt.terugbetaaldCenten, attempt.teruggevorderdCenten, attempt.teruggedraaidCenten],
      [0, 0, 1500]
    )
    await order.refresh()
    assert.equal(order.status, 'betaald')
    for (const delivery of await Delivery.all()) assert.isTrue(delivery.isGeldig(new Date()))
    const lines = await OrderEvent.query().where('soort', 'teruggedraaid')
    assert.deepEqual(
      lines.map(({ bijzonderheden: details }) => details),
      ['1500']
    )
    assert.lengthOf(await Invoice.all(), 1)
    assert.deepEqual(await controleerWinkel(DateTime.utc()), [])

    /** The owner may pay back as ever, and it is credited once. */
    assert.isTrue((await refunded(order)).ok)
    await order.refresh()
    assert.equal(order.status, 'terugbetaald')
    assert.lengthOf(await Invoice.query().where('soort', 'creditnota'), 1)
    assert.deepEqual(await controleerWinkel(DateTime.utc()), [])
  })

  test('a parcel that had left is sent still once the bank undoes its chargeback', async ({
    client,
    assert,
  }) => {
    const { betaling: payment, bestelling: order } = await paid(client)
    await order.merge({ status: 'verzonden', verzondenOp: DateTime.utc() }).save()
    await simulator.control.chargeBack(payment)
    await simulator.control.reverseChargeback(payment)
    await order.refresh()
    assert.equal(order.status, 'verzonden')
    assert.deepEqual(await controleerWinkel(DateTime.utc()), [])
  })

  test('who withdrew keeps no links when the bank undoes the chargeback', async ({
    client,
    assert,
  }) => {
    const { betaling: payment, bestelling: order } = await paid(client)
    await withdrawalOf(DateTime.utc(), { bestellingId: order.id, status: 'ontvangen' })
    await simulator.control.chargeBack(payment)
    await simulator.control.reverseChargeback(payment)
    await order.refresh()
    assert.equal(order.status, 'betaald')
    for (const delivery of await Delivery.all()) assert.isFalse(delivery.isGeldig(new Date()))
  })

  test('a bank that undoes a chargeback is found without a webhook, once a day', async ({
    client,
    assert,
  }) => {
    const { betaling: payment, bestelling: order } = await paid(client)
    await simulator.control.chargeBack(payment)
    const bank = 'GET /v2/payments/{id}/chargebacks'
    const requested = simulator.control.requests[bank]
    await reconcile()
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
    const { betaling: payment } = await paid(client)
    await simulator.control.chargeBack(payment)
    await simulator.control.reverseChargeback(payment)
    await Promise.all(Array.from({ length: 10 }, () => simulator.control.sendWebhook(payment)))
    for (const kind of ['teruggevorderd', 'teruggedraaid'])
      assert.lengthOf(await OrderEvent.query().where('soort', kind), 1)
  })

  test('a refund that waits for days asks for a person, once, until it moves', async ({
    client,
    assert,
  }) => {
    const { betaling: payment, bestelling: order } = await paid(client)
    await refunded(order, { centen: 500 })
    await simulator.control.decideRefund(payment, 'queued')
    const days = (count: number) => reconcile(24 * count + 1)
    await days(4)
    assert.deepEqual(await alarms(), [])
    await days(5)
    assert.deepEqual(await alarms(), ['terugbetaling_ligt_stil'])

    await Alarm.query().update({ opgelostOp: DateTime.utc().toSQL() })
    await days(6)
    assert.deepEqual(await alarms(), [])

    await Alarm.query().update({ opgelostOp: null })
    await simulator.control.decideRefund(payment, 'refunded')
    assert.deepEqual(await alarms(), [])
    assert.equal((await Refund.firstOrFail()).status, 'betaald')
  })

  test('a refund that the provider has not answered for a day asks for a person', async ({
    client,
    assert,
  }) => {
    const { bestelling: order } = await paid(client)
    simulator.control.setFault('down')
    await refunded(order, { centen: 500 })
    await reconcile(23)
    assert.deepEqual(await alarms(), [])
    await reconcile(25)
    assert.deepEqual(await alarms(), ['terugbetaling_ligt_stil'])
    simulator.control.setFault(null)
    await reconcile(27)
    assert.deepEqual(await alarms(), [])
  })

  test('the timeline tells of each webhook of an order', async ({ client, assert }) => {
    const { betaling: payment } = await paid(client)
    await simulator.control.sendWebhook(payment)
    const webhooks = await OrderEvent.query().where('soort', 'webhook')
    assert.deepEqual(
      webhooks.map(({ bijzonderheden: details }) => details),
      ['paid', 'paid']
    )
  })

  test('money at the provider that is in no order asks for a person, once', async ({
    client,
    assert,
  }) => {
    const { betaling: payment } = await paid(client)
    await placeOrder(client, simulator, 'binky', { email: 'open@example.nl' })
    await findUnknown()
    assert.deepEqual(await alarms(), [])

    await Order.query().delete()
    await findUnknown()
    const [alarm] = await Alarm.all()
    assert.equal(alarm!.sleutel, `onbekende_betaling:${payment}`)
    await alarm!.merge({ opgelostOp: DateTime.utc() }).save()
    await findUnknown()
    assert.deepEqual(await alarms(), [])
  })

  test('the customer reads how much comes back, and where the credit note is', async ({
    client,
    assert,
  }) => {
    const mailbox = await new Mailbox().open()
    const { bestelling: order } = await paid(client)
    await refunded(order, { centen: 500 })
    await drainQueue()
    const mail = mailbox.aan(order.email).find(({ subject }) => subject!.includes('terug'))
    await mailbox.sluit()
    assert.match(mail!.subject!, /Je krijgt €\s5,00 terug/)
    assert.include(mail!.text!, 'op dezelfde manier als waarop je hebt betaald')
    const [, path] = /https?:\/\/[^/]+(\/bestelling\/\S+\/creditnota\/\S+)/.exec(mail!.text!)!
    ;(await client.get(path!)).assertStatus(200)
  })
})
