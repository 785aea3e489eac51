import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { controleerWinkel } from '#app/shop/payments/check_shop'
import ReconcilePayments from '#app/shop/payments/reconcile_payments'
import ReconcileRefunds from '#app/shop/refunds/reconcile_refunds'
import FindUnknownPayments from '#app/shop/payments/find_unknown_payments'
import Alarm from '#models/shop/alarm'
import Order from '#models/shop/order'
import Payment from '#models/shop/payment'
import Invoice from '#models/shop/invoice'
import OrderEvent from '#models/shop/order_event'
import Mail from '#models/shop/mail'
import Refund from '#models/shop/refund'
import { DONE_UNSEEN } from '#simulator/faults'
import type { Simulator } from '#simulator/server'
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

const KEY = 'een-sleutel-van-de-pagina'

type Detail = {
  terugbetalingen: { status: string; onbekend: string | null }[]
  terugTeBetalen: string | null
  tijdlijn: { zin: string }[]
}

const hours = (count: number) => DateTime.utc().plus({ hours: count })
const reconcileRefunds = async (later = 2) =>
  (await app.container.make(ReconcileRefunds)).execute(hours(later))
const reconcilePayments = async () =>
  (await app.container.make(ReconcilePayments)).execute(DateTime.utc().plus({ minutes: 5 }))
const lookForUnknown = async () => (await app.container.make(FindUnknownPayments)).execute()
const alarms = async () =>
  (await Alarm.query().whereNull('opgelost_op')).map(({ soort: kind }) => kind)

test.group('An answer of the provider that cannot be read', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const paid = async (client: ApiClient) => {
    const { betaling: payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    return { payment: payment, order: await Order.firstOrFail() }
  }
  const refunded = () => simulator.control.payments()[0]!.refunds.map(({ cents }) => cents)
  const press = (admin: Browser, { id }: Order, amount: string, key: string) =>
    admin.post(`/api/dashboard/bestelling/${id}/terugbetalen`, {
      bedrag: amount,
      reden: 'Stuk',
      sleutel: key,
    })
  const page = async (admin: Browser, { id }: Order) =>
    pageProps<{ bestelling: Detail }>(await admin.open(`/dashboard/bestellingen/${id}`)).bestelling

  test(
    '{$self}: the owner reads that the refund is unknown and what happens next, and it is made once'
  )
    .with([...DONE_UNSEEN])
    .run(async ({ client, assert }, fault) => {
      const { order } = await paid(client)
      const admin = await loggedIn(client)
      simulator.control.setFault(fault)
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => press(admin, order, '4,00', 'dezelfde-druk'))
      )
      simulator.control.setFault(null)
      for (const answer of answers) {
        answer.assertStatus(200)
        assert.deepEqual(answer.body(), { wacht: true })
      }
      const seen = await page(admin, order)
      assert.equal(seen.terugbetalingen[0]!.status, 'onbekend')
      assert.match(seen.terugbetalingen[0]!.onbekend!, /We vragen het vanzelf opnieuw/)
      const told = seen.tijdlijn.filter(({ zin: sentence }) =>
        /onbekend of ze is gedaan/.test(sentence)
      )
      assert.lengthOf(told, 1)
      assert.notMatch(JSON.stringify(seen), /niets terugbetaald/)
      assert.equal(seen.terugTeBetalen, '11,00')
      assert.lengthOf(await Mail.query().where('soort', 'terugbetaling'), 0)

      await Promise.all([reconcileRefunds(), reconcileRefunds()])
      await reconcileRefunds(5)
      assert.deepEqual(refunded(), [400])
      const settled = await page(admin, order)
      assert.deepEqual(
        settled.terugbetalingen.map(({ status, onbekend: unknown }) => [status, unknown]),
        [['onderweg', null]]
      )
      assert.lengthOf(await Mail.query().where('soort', 'terugbetaling'), 1)
      assert.deepEqual(await alarms(), [])
    })

  test('another press for what is unknown is refused, so that it is not paid back twice', async ({
    client,
    assert,
  }) => {
    const { order } = await paid(client)
    const admin = await loggedIn(client)
    simulator.control.setFault('html200')
    await press(admin, order, '15,00', 'eerste-druk')
    simulator.control.setFault(null)
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
    simulator.control.setFault('withoutLinks')
    await press(admin, order, '4,00', 'eerste-druk')
    simulator.control.setFault(null)
    await Refund.query().update({
      idempotentiesleutel: crypto.randomUUID(),
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
    simulator.control.setFault('html200')
    await press(admin, order, '4,00', 'eerste-druk')
    simulator.control.setFault('html403')
    await reconcileRefunds()
    simulator.control.setFault(null)
    assert.equal((await Refund.firstOrFail()).status, 'nieuw')
    await reconcileRefunds(4)
    assert.deepEqual(refunded(), [400])
    assert.equal((await Refund.firstOrFail()).status, 'aangevraagd')
  })

  test(
    'a refund that failed here and lives there, found by {$self}, reopens once and raises an alarm'
  )
    .with(['the reconciler', 'parallel webhooks'] as const)
    .run(async ({ client, assert }, finder) => {
      const { payment, order } = await paid(client)
      const admin = await loggedIn(client)
      simulator.control.setFault('html200')
      await press(admin, order, '4,00', 'eerste-druk')
      simulator.control.setFault(null)
      await Refund.query().update({ status: 'mislukt' })
      await Alarm.create({
        sleutel: `terugbetaling_mislukt:${(await Refund.firstOrFail()).id}`,
        soort: 'terugbetaling_mislukt',
        bestellingId: order.id,
        bijzonderheden: '',
      })

      if (finder === 'the reconciler') await reconcileRefunds()
      else await Promise.all([1, 2, 3, 4].map(() => simulator.control.sendWebhook(payment)))
      const refund = await Refund.firstOrFail()
      assert.equal(refund.status, 'aangevraagd')
      assert.isNotNull(refund.providerId)
      assert.deepEqual(await alarms(), ['terugbetaling_toch_gedaan'])
      assert.equal((await Payment.firstOrFail()).terugbetaaldCenten, 400)
      assert.lengthOf(await Invoice.query().where('soort', 'creditnota'), 1)
      const lines = await OrderEvent.query().where('soort', 'terugbetaling_toch_gedaan')
      assert.lengthOf(lines, 1)

      await Alarm.query().update({ opgelostOp: DateTime.utc().toSQL({ includeOffset: false }) })
      await simulator.control.sendWebhook(payment)
      await reconcileRefunds(4)
      assert.deepEqual(await alarms(), [])
      assert.deepEqual(await controleerWinkel(DateTime.utc()), [])
    })

  test('one that the provider itself calls failed stays failed, whatever late news says', async ({
    client,
    assert,
  }) => {
    const { payment, order } = await paid(client)
    const admin = await loggedIn(client)
    await press(admin, order, '4,00', 'eerste-druk')
    await simulator.control.decideRefund(payment, 'failed')
    await simulator.control.decideRefund(payment, 'processing')
    assert.equal((await Refund.firstOrFail()).status, 'mislukt')
    assert.deepEqual(await alarms(), ['terugbetaling_mislukt'])
  })

  test('{$self}: an order is kept, and pressing at once or again makes one payment')
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

  test('a payment whose answer could not be read is found by the reconciler when it is paid', async ({
    client,
    assert,
  }) => {
    simulator.control.setFault('withoutLinks')
    await post(client, '/api/binky/bestellen', { ...CUSTOMER, aanvraagsleutel: KEY })
    simulator.control.setFault(null)
    const { id } = simulator.control.payments()[0]!
    await simulator.control.decide(id, 'paid', { webhook: 'never' })
    await reconcilePayments()
    assert.equal((await Order.firstOrFail()).status, 'betaald')
    assert.equal((await Payment.firstOrFail()).providerId, id)
  })

  test('a webhook whose payment cannot be read is refused, so that it comes again', async ({
    client,
    assert,
  }) => {
    const { betaling: payment } = await placeOrder(client, simulator)
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
      await Payment.query().update({ idempotentiesleutel: crypto.randomUUID() })
      await post(client, '/api/binky/bestellen', { ...CUSTOMER, aanvraagsleutel: KEY })
      const [second, first] = simulator.control.payments().map(({ id }) => id)
      await simulator.control.decide(second!, 'paid', { webhook: 'direct' })
      assert.deepEqual(await alarms(), [])

      await simulator.control.decide(first!, 'paid', { webhook: 'never' })
      if (counter === 'nobody') await lookForUnknown()
      else await Promise.all([1, 2, 3, 4].map(() => simulator.control.sendWebhook(first!)))
      await lookForUnknown()
      assert.deepEqual(await alarms(), ['dubbel_betaald'])
      assert.lengthOf(await Payment.query().where('status', 'betaald'), 2)
      const order = await Order.firstOrFail()
      const admin = await loggedIn(client)
      ;(await press(admin, order, '15,00', 'terug-druk')).assertStatus(200)
      const back = simulator.control.payments().map(({ refunds }) => refunds.length)
      assert.deepEqual(back.sort(), [0, 1])
      await order.refresh()
      assert.equal(order.status, 'betaald')
      assert.deepEqual(await controleerWinkel(DateTime.utc()), [])
    })

  test('money on an attempt that we gave up is found without a webhook', async ({
    client,
    assert,
  }) => {
    const { betaling: payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'never' })
    await Payment.query().update({ status: 'verlopen', openVoorBestelling: null })
    await Order.query().update({ status: 'mislukt' })
    await lookForUnknown()
    assert.equal((await Order.firstOrFail()).status, 'betaald')
    assert.deepEqual(await alarms(), [])
  })
})
