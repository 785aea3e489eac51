import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { checkShop } from '#app/shop/payments/check_shop'
import ReconcilePayments from '#app/shop/payments/reconcile_payments'
import ReconcileRefunds from '#app/shop/refunds/reconcile_refunds'
import FindUnknownPayments from '#app/shop/payments/find_unknown_payments'
import Alarm from '#models/shop/alarm'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import Invoice from '#models/shop/money/invoice'
import OrderEvent from '#models/shop/order_event'
import Mail from '#models/shop/mail'
import Refund from '#models/shop/money/refund'
import { DONE_UNSEEN, type Fault } from '#simulator/faults'
import type { Simulator } from '#simulator/server'
import { until } from '#tests/helpers/core/realtime'
import { loggedIn, type Browser } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import {
  placeOrder,
  CUSTOMER,
  withSimulator,
  post,
  cleanUpSimulator,
} from '#tests/helpers/shop/shop_calls'
import { firstOf, leading, present } from '#tests/helpers/present'
import type { Data } from '@generated/data'

const KEY = 'een-sleutel-van-de-pagina'

type Detail = Data.Shop.Orders.OrderDetail

const hours = (count: number) => DateTime.utc().plus({ hours: count })
const reconcileRefunds = async (later = 2) =>
  (await app.container.make(ReconcileRefunds)).execute(hours(later))
const reconcilePayments = async () =>
  (await app.container.make(ReconcilePayments)).execute(DateTime.utc().plus({ minutes: 5 }))
const lookForUnknown = async () => (await app.container.make(FindUnknownPayments)).execute()
const alarms = async () => (await Alarm.query().whereNull('resolved_at')).map(({ kind }) => kind)

test.group('An answer of the provider that cannot be read', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const paid = async (client: ApiClient) => {
    const { payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    return { payment, order: await Order.firstOrFail() }
  }
  const refunded = () => firstOf(simulator.control.payments()).refunds.map(({ cents }) => cents)
  const press = (admin: Browser, { id }: Order, amount: string, key: string) =>
    admin.post(`/api/dashboard/bestelling/${id}/terugbetalen`, {
      bedrag: amount,
      reden: 'Stuk',
      sleutel: key,
    })
  /**
   * Presses while the provider has a fault, and waits for its own call about the refund: one that
   * comes after the fault tells of the refund.
   */
  const withFault = async <T>(fault: Fault, pressing: () => Promise<T>) => {
    simulator.control.setFault(fault)
    const answer = await pressing()
    const { id } = firstOf(simulator.control.payments())
    await until(() => simulator.control.deliveries(id).length > 1, 'the call about the refund')
    simulator.control.setFault(null)
    return answer
  }
  const page = async (admin: Browser, { id }: Order) =>
    pageProps<{ order: Detail }>(await admin.open(`/dashboard/bestellingen/${id}`)).order

  test(
    'the owner reads after {$self} that the refund is unknown and what happens next, and it is made once'
  )
    .with([...DONE_UNSEEN])
    .run(async ({ client, assert }, fault) => {
      const { order } = await paid(client)
      const admin = await loggedIn(client)
      const answers = await withFault(fault, () =>
        Promise.all(Array.from({ length: 4 }, () => press(admin, order, '4,00', 'dezelfde-druk')))
      )
      for (const answer of answers) {
        answer.assertStatus(200)
        assert.deepEqual(answer.body(), { wacht: true })
      }
      const seen = await page(admin, order)
      assert.equal(firstOf(seen.refunds).status, 'onbekend')
      assert.match(
        present(firstOf(seen.refunds).unknown, 'what is unknown'),
        /We vragen het vanzelf opnieuw/
      )
      const told = seen.timeline.filter(({ sentence }) => /onbekend of ze is gedaan/.test(sentence))
      assert.lengthOf(told, 1)
      assert.notMatch(JSON.stringify(seen), /niets terugbetaald/)
      assert.equal(seen.toRefund, '11,00')
      assert.lengthOf(await Mail.query().where('kind', 'terugbetaling'), 0)

      await Promise.all([reconcileRefunds(), reconcileRefunds()])
      await reconcileRefunds(5)
      assert.deepEqual(refunded(), [400])
      const settled = await page(admin, order)
      assert.deepEqual(
        settled.refunds.map(({ status, unknown }) => [status, unknown]),
        [['terugbetaling onderweg', null]]
      )
      assert.lengthOf(await Mail.query().where('kind', 'terugbetaling'), 1)
      assert.deepEqual(await alarms(), [])
    })

  test('another press for an unknown refund is refused, so that it is not paid back twice', async ({
    client,
    assert,
  }) => {
    const { order } = await paid(client)
    const admin = await loggedIn(client)
    await withFault('html200', () => press(admin, order, '15,00', 'eerste-druk'))
    const answers = await Promise.all(
      [1, 2, 3].map((index) => press(admin, order, '15,00', `andere-druk-${index}`))
    )
    for (const answer of answers) answer.assertStatus(409)
    await reconcileRefunds()
    assert.deepEqual(refunded(), [1500])
  })

  test('the same press after an hour, when the provider forgot its key, looks first and pays once', async ({
    client,
    assert,
  }) => {
    const { order } = await paid(client)
    const admin = await loggedIn(client)
    await withFault('withoutLinks', () => press(admin, order, '4,00', 'eerste-druk'))
    await Refund.query().update({
      idempotency_key: crypto.randomUUID(),
      createdAt: DateTime.utc().minus({ hours: 2 }).toSQL({ includeOffset: false }),
    })
    ;(await press(admin, order, '4,00', 'eerste-druk')).assertStatus(200)
    assert.deepEqual(refunded(), [400])
    assert.equal((await Refund.firstOrFail()).status, 'aangevraagd')
  })

  test('a provider that does not show its refunds has not refused one', async ({
    client,
    assert,
  }) => {
    const { order } = await paid(client)
    const admin = await loggedIn(client)
    await withFault('html200', () => press(admin, order, '4,00', 'eerste-druk'))
    simulator.control.setFault('html403')
    await reconcileRefunds()
    simulator.control.setFault(null)
    assert.equal((await Refund.firstOrFail()).status, 'nieuw')
    await reconcileRefunds(4)
    assert.deepEqual(refunded(), [400])
    assert.equal((await Refund.firstOrFail()).status, 'aangevraagd')
  })

  test(
    'a refund that failed here and goes on at the provider, found by {$self}, reopens once and raises an alarm'
  )
    .with(['the reconciler', 'parallel webhooks'] as const)
    .run(async ({ client, assert }, finder) => {
      const { payment, order } = await paid(client)
      const admin = await loggedIn(client)
      await withFault('html200', () => press(admin, order, '4,00', 'eerste-druk'))
      await Refund.query().update({ status: 'mislukt' })
      await Alarm.create({
        key: `refund_failed:${(await Refund.firstOrFail()).id}`,
        kind: 'refund_failed',
        orderId: order.id,
        details: '',
      })

      if (finder === 'the reconciler') await reconcileRefunds()
      else await Promise.all([1, 2, 3, 4].map(() => simulator.control.sendWebhook(payment)))
      const refund = await Refund.firstOrFail()
      assert.equal(refund.status, 'aangevraagd')
      assert.isNotNull(refund.providerId)
      assert.deepEqual(await alarms(), ['refund_done_after_all'])
      assert.equal((await Payment.firstOrFail()).refundedCents, 400)
      assert.lengthOf(await Invoice.query().where('kind', 'creditnota'), 1)
      const lines = await OrderEvent.query().where('kind', 'refund_done_after_all')
      assert.lengthOf(lines, 1)

      await Alarm.query().update({ resolvedAt: DateTime.utc().toSQL({ includeOffset: false }) })
      await simulator.control.sendWebhook(payment)
      await reconcileRefunds(4)
      assert.deepEqual(await alarms(), [])
      assert.deepEqual(await checkShop(DateTime.utc()), [])
    })

  test('a refund that failed here is looked for at the provider for thirty days', async ({
    client,
    assert,
  }) => {
    const { order } = await paid(client)
    const admin = await loggedIn(client)
    await withFault('html200', () => press(admin, order, '4,00', 'eerste-druk'))
    await Refund.query().update({ status: 'mislukt' })
    const statusAfter = async (days: number) => {
      await reconcileRefunds(days * 24)
      return (await Refund.firstOrFail()).status
    }
    assert.equal(await statusAfter(31), 'mislukt')
    assert.equal(await statusAfter(29), 'aangevraagd')
  })

  test('a refund that the provider itself calls failed stays failed, whatever late news says', async ({
    client,
    assert,
  }) => {
    const { payment, order } = await paid(client)
    const admin = await loggedIn(client)
    await press(admin, order, '4,00', 'eerste-druk')
    await simulator.control.decideRefund(payment, 'failed')
    await simulator.control.decideRefund(payment, 'processing')
    assert.equal((await Refund.firstOrFail()).status, 'mislukt')
    assert.deepEqual(await alarms(), ['refund_failed'])
  })

  test('an order survives {$self}, and pressing at once or again makes one payment')
    .with([...DONE_UNSEEN])
    .run(async ({ client, assert }, fault) => {
      const order = () =>
        post(client, '/api/binky/bestellen', { ...CUSTOMER, aanvraagsleutel: KEY })
      simulator.control.setFault(fault)
      const answers = await Promise.all([order(), order(), order()])
      simulator.control.setFault(null)
      for (const answer of answers) answer.assertStatus(503)
      assert.equal((await Payment.firstOrFail()).status, 'nieuw')
      assert.equal((await Order.firstOrFail()).status, 'open')
      for (const answer of [await order(), await order()]) answer.assertStatus(200)
      assert.lengthOf(simulator.control.payments(), 1)
      assert.lengthOf(await Payment.all(), 1)
    })

  test('the reconciler finds a paid payment whose answer could not be read', async ({
    client,
    assert,
  }) => {
    simulator.control.setFault('withoutLinks')
    await post(client, '/api/binky/bestellen', { ...CUSTOMER, aanvraagsleutel: KEY })
    simulator.control.setFault(null)
    const { id } = firstOf(simulator.control.payments())
    await simulator.control.decide(id, 'paid', { webhook: 'never' })
    await reconcilePayments()
    assert.equal((await Order.firstOrFail()).status, 'betaald')
    assert.equal((await Payment.firstOrFail()).providerId, id)
  })

  test('a webhook whose payment cannot be read is refused, so that it comes again', async ({
    client,
    assert,
  }) => {
    const { payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'never' })
    simulator.control.setFault('html200')
    const refused = await simulator.control.sendWebhook(payment)
    simulator.control.setFault(null)
    assert.equal(refused, 503)
    assert.equal(await simulator.control.sendWebhook(payment), 200)
    assert.equal((await Order.firstOrFail()).status, 'betaald')
  })

  test(
    'a second payment of one order, told by {$self}, is in the books once, alarms and can go back'
  )
    .with(['parallel webhooks', 'nobody'] as const)
    .run(async ({ client, assert }, counter) => {
      simulator.control.setFault('withoutLinks')
      await post(client, '/api/binky/bestellen', { ...CUSTOMER, aanvraagsleutel: KEY })
      simulator.control.setFault(null)
      /** The provider forgot the key: asked again, it makes another payment. */
      await Payment.query().update({ idempotency_key: crypto.randomUUID() })
      await post(client, '/api/binky/bestellen', { ...CUSTOMER, aanvraagsleutel: KEY })
      const [second, first] = leading(
        simulator.control.payments().map(({ id }) => id),
        2
      )
      await simulator.control.decide(second, 'paid', { webhook: 'direct' })
      assert.deepEqual(await alarms(), [])

      await simulator.control.decide(first, 'paid', { webhook: 'never' })
      if (counter === 'nobody') await lookForUnknown()
      else await Promise.all([1, 2, 3, 4].map(() => simulator.control.sendWebhook(first)))
      await lookForUnknown()
      assert.deepEqual(await alarms(), ['paid_twice'])
      assert.lengthOf(await Payment.query().where('status', 'betaald'), 2)
      const order = await Order.firstOrFail()
      const admin = await loggedIn(client)
      ;(await press(admin, order, '15,00', 'terug-druk')).assertStatus(200)
      const back = simulator.control.payments().map(({ refunds }) => refunds.length)
      assert.deepEqual(back.sort(), [0, 1])
      await order.refresh()
      assert.equal(order.status, 'betaald')
      assert.deepEqual(await checkShop(DateTime.utc()), [])
    })

  test('the money on an abandoned attempt is found without a webhook', async ({
    client,
    assert,
  }) => {
    const { payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'never' })
    await Payment.query().update({ status: 'verlopen', openForOrder: null })
    await Order.query().update({ status: 'mislukt' })
    await lookForUnknown()
    assert.equal((await Order.firstOrFail()).status, 'betaald')
    assert.deepEqual(await alarms(), [])
  })
})
