import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import ReconcilePayments from '#app/shop/payments/reconcile_payments'
import DiscountCode from '#models/shop/discount_code'
import DiscountCodeUse from '#models/shop/discount_code_use'
import Alarm from '#models/shop/alarm'
import Order from '#models/shop/order'
import Payment from '#models/shop/payment'
import Delivery from '#models/shop/delivery'
import Mail from '#models/shop/mail'
import { emptyShop } from '#tests/helpers/database'
import {
  placeOrder,
  CUSTOMER,
  withSimulator,
  post,
  cleanUpSimulator,
} from '#tests/helpers/shop/shop_calls'
import type { Simulator } from '#simulator/server'

test.group('Paying an order', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const deliveredOnce = async (assert: { equal(a: unknown, b: unknown): void }) => {
    assert.equal((await Order.firstOrFail()).status, 'betaald')
    assert.equal((await Delivery.all()).length, 1)
    assert.equal((await Mail.query().where('soort', 'levering')).length, 1)
  }

  const reconcile = async (now = DateTime.utc()) =>
    (await app.container.make(ReconcilePayments)).execute(now)

  const webhook = (client: Parameters<typeof placeOrder>[0], id: string) =>
    client.post('/api/betalingen/webhook').form({ id })

  /** As the reconciler does with an attempt of which nothing was heard. */
  const giveUp = async () => {
    await Payment.query().update({ status: 'verlopen', openVoorBestelling: null })
    await Order.query().update({ status: 'mislukt' })
  }

  /** A given-up attempt that may still be paid at the provider, and the one that came after it. */
  const twoAttempts = async (client: Parameters<typeof placeOrder>[0]) => {
    const { betaling: first } = await placeOrder(client, simulator)
    await giveUp()
    const { token } = await Order.firstOrFail()
    await post(client, `/api/bestelling/${token}/betalen`, {})
    return { eerste: first, tweede: simulator.control.payments()[0]!.id }
  }

  test('one delivery, however often the webhook calls at the same moment', async ({
    client,
    assert,
  }) => {
    const { betaling: payment } = await placeOrder(client, simulator)
    const statuses = await simulator.control.decide(payment, 'paid', { webhook: 'double' })
    assert.deepEqual(statuses, [200, 200])
    await Promise.all(Array.from({ length: 8 }, () => webhook(client, payment)))
    await deliveredOnce(assert)
    assert.lengthOf(await Alarm.all(), 0)
  })

  test('the webhook is there before the customer', async ({ client, assert }) => {
    const { betaling: payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    const { token } = await Order.firstOrFail()
    const page = await client.get(`/bestellen/bedankt?bestelling=${token}`)
    page.assertTextIncludes('De betaling is binnen')
    await deliveredOnce(assert)
  })

  test('the customer is there before the webhook, and sees that the payment is in', async ({
    client,
    assert,
  }) => {
    const { betaling: payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'never' })
    const { token } = await Order.firstOrFail()
    const page = await client.get(`/bestellen/bedankt?bestelling=${token}`)
    page.assertTextIncludes('De betaling is binnen')
    await simulator.control.sendWebhook(payment)
    await deliveredOnce(assert)
  })

  test('the return page alone, without money at the provider, delivers nothing', async ({
    client,
    assert,
  }) => {
    await placeOrder(client, simulator)
    const { token } = await Order.firstOrFail()
    const page = await client.get(`/bestellen/bedankt?bestelling=${token}`)
    page.assertTextIncludes('We wachten op de betaling')
    assert.lengthOf(await Delivery.all(), 0)
  })

  test('a webhook that lies about the status delivers nothing', async ({ client, assert }) => {
    const { betaling: payment } = await placeOrder(client, simulator)
    const response = await client
      .post('/api/betalingen/webhook')
      .form({ id: payment, status: 'paid' })
    response.assertStatus(200)
    assert.lengthOf(await Delivery.all(), 0)
  })

  test('an unknown id answers 200 and changes nothing: {$self}')
    .with(['tr_bestaatniet1', 'tr_', '', '../payments', "tr_'; drop table"])
    .run(async ({ client, assert }, id) => {
      await placeOrder(client, simulator)
      const response = await webhook(client, id)
      response.assertStatus(200)
      assert.equal((await Order.firstOrFail()).status, 'open')
    })

  test('{status} fails the order, and it can be paid again')
    .with([{ status: 'failed' }, { status: 'canceled' }, { status: 'expired' }] as const)
    .run(async ({ client, assert }, { status }) => {
      const { betaling: payment } = await placeOrder(client, simulator)
      await simulator.control.decide(payment, status, { webhook: 'direct' })
      const order = await Order.firstOrFail()
      assert.equal(order.status, 'mislukt')
      const page = await client.get(`/bestellen/bedankt?bestelling=${order.token}`)
      page.assertTextIncludes('Opnieuw betalen')

      const again = await post(client, `/api/bestelling/${order.token}/betalen`, {})
      again.assertStatus(200)
      const second = simulator.control.payments()[0]!
      assert.notEqual(second.id, payment)
      await simulator.control.decide(second.id, 'paid', { webhook: 'direct' })
      await deliveredOnce(assert)
    })

  test('an old attempt that expires after a paid one takes nothing back', async ({
    client,
    assert,
  }) => {
    const { eerste: first, tweede: second } = await twoAttempts(client)
    await simulator.control.decide(second, 'paid', { webhook: 'direct' })

    await simulator.control.decide(first, 'expired', { webhook: 'direct' })
    await deliveredOnce(assert)
  })

  test('late money still delivers, after the order was given up', async ({ client, assert }) => {
    const { betaling: payment } = await placeOrder(client, simulator)
    await giveUp()
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    await deliveredOnce(assert)
  })

  test('a second payment of one order delivers once and raises an alarm', async ({
    client,
    assert,
  }) => {
    const { eerste: first, tweede: second } = await twoAttempts(client)

    await Promise.all([
      simulator.control.decide(first, 'paid', { webhook: 'double' }),
      simulator.control.decide(second, 'paid', { webhook: 'double' }),
    ])
    await deliveredOnce(assert)
    const alarms = await Alarm.all()
    assert.deepEqual(
      alarms.map(({ soort: kind }) => kind),
      ['dubbel_betaald']
    )
  })

  test('a payment of another amount delivers nothing and raises an alarm', async ({
    client,
    assert,
  }) => {
    const { betaling: payment } = await placeOrder(client, simulator)
    await simulator.control.setAmount(payment, '0.01')
    await simulator.control.decide(payment, 'paid', { webhook: 'double' })
    assert.equal((await Order.firstOrFail()).status, 'open')
    assert.lengthOf(await Delivery.all(), 0)
    assert.deepEqual(
      (await Alarm.all()).map(({ soort: kind }) => kind),
      ['bedrag_wijkt_af']
    )
  })

  test('when that payment went back, the order can be paid as it was asked', async ({
    client,
    assert,
  }) => {
    const { betaling: payment } = await placeOrder(client, simulator)
    await simulator.control.setAmount(payment, '0.01')
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    await simulator.control.refund(payment)
    const order = await Order.firstOrFail()
    assert.equal(order.status, 'mislukt')

    const again = await post(client, `/api/bestelling/${order.token}/betalen`, {})
    again.assertStatus(200)
    await simulator.control.decide(simulator.control.payments()[0]!.id, 'paid', {
      webhook: 'direct',
    })
    await deliveredOnce(assert)
  })

  test('late money takes its discount along, also when the place was given away', async ({
    client,
    assert,
  }) => {
    await DiscountCode.create({
      code: 'TIEN',
      soort: 'percentage',
      waarde: 10,
      spellen: '',
      gebruiktTotaal: 0,
      maxTotaal: 1,
    })
    const { betaling: payment } = await placeOrder(client, simulator, 'binky', {
      actiecode: 'TIEN',
    })
    await giveUp()
    await DiscountCodeUse.query().delete()
    await DiscountCode.query().update({ gebruiktTotaal: 1 })

    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    await deliveredOnce(assert)
    assert.deepEqual(
      (await Alarm.all()).map(({ soort: kind }) => kind),
      ['actiecode_overschreden']
    )
  })

  test('a payment that the provider does not know any more holds up nobody', async ({
    client,
    assert,
  }) => {
    await placeOrder(client, simulator, 'binky', { email: 'eerste@example.nl' })
    await Payment.query().update({
      providerId: 'tr_vergeten12',
      verlooptOp: asColumn(DateTime.utc().minus({ minutes: 5 })),
    })
    const { betaling: payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'never' })
    await reconcile(DateTime.utc().plus({ minutes: 2 }))
    const orders = await Order.query().orderBy('id')
    assert.deepEqual(
      orders.map(({ status }) => status),
      ['mislukt', 'betaald']
    )
  })

  test('a lost webhook is found by the reconciler', async ({ client, assert }) => {
    const { betaling: payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'never' })
    assert.lengthOf(await Delivery.all(), 0)
    await reconcile(DateTime.utc().plus({ minutes: 2 }))
    await deliveredOnce(assert)
  })

  test('a payment whose answer got lost is recognised by the reconciler', async ({
    client,
    assert,
  }) => {
    simulator.control.setFault('lostAnswer')
    const response = await post(client, '/api/binky/bestellen', CUSTOMER)
    response.assertStatus(503)
    simulator.control.setFault(null)

    const [payment] = simulator.control.payments()
    await simulator.control.decide(payment!.id, 'paid', { webhook: 'never' })
    await Payment.query().update({ createdAt: asColumn(DateTime.utc().minus({ minutes: 3 })) })
    await reconcile()
    await deliveredOnce(assert)
  })

  test('a webhook finds its order also when our note of the payment got lost', async ({
    client,
    assert,
  }) => {
    const { betaling: payment } = await placeOrder(client, simulator)
    await Payment.query().update({ providerId: null, status: 'nieuw' })
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    await deliveredOnce(assert)
  })

  test('an attempt that never reached the provider is given up after an hour', async ({
    client,
    assert,
  }) => {
    simulator.control.setFault('down')
    await post(client, '/api/binky/bestellen', CUSTOMER)
    simulator.control.setFault(null)
    await Payment.query().update({ createdAt: asColumn(DateTime.utc().minus({ minutes: 61 })) })
    await reconcile()
    assert.equal((await Order.firstOrFail()).status, 'mislukt')
    assert.equal((await Payment.firstOrFail()).status, 'verlopen')
  })

  test('{fout}: the order is kept, told in Dutch, and the next press pays the same order once')
    .with([
      { fout: 'down' },
      { fout: 'hang' },
      { fout: 'error500' },
      { fout: 'lostAnswer' },
    ] as const)
    .run(async ({ client, assert }, { fout: error }) => {
      const fields = { ...CUSTOMER, aanvraagsleutel: 'formulier-van-noor' }
      simulator.control.setFault(error)
      const failed = await post(client, '/api/binky/bestellen', fields)
      failed.assertStatus(503)
      assert.match(failed.body().message, /niet bereikbaar.*bewaard/)
      assert.isNotEmpty(failed.header('retry-after'))
      simulator.control.setFault(null)

      const succeeded = await post(client, '/api/binky/bestellen', fields)
      succeeded.assertStatus(200)
      assert.lengthOf(await Order.all(), 1)
      assert.lengthOf(simulator.control.payments(), 1)
      await simulator.control.decide(simulator.control.payments()[0]!.id, 'paid', {
        webhook: 'direct',
      })
      await deliveredOnce(assert)
    })

  test('when the provider cannot be asked, the webhook is asked to come again', async ({
    client,
    assert,
  }) => {
    const { betaling: payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'never' })
    simulator.control.setFault('down')
    const response = await webhook(client, payment)
    response.assertStatus(503)
    simulator.control.setFault(null)
    const later = await webhook(client, payment)
    later.assertStatus(200)
    await deliveredOnce(assert)
  })

  test('pressing "Opnieuw betalen" twice at once starts one payment', async ({
    client,
    assert,
  }) => {
    const { betaling: payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'failed', { webhook: 'direct' })
    const { token } = await Order.firstOrFail()
    const replies = await Promise.all(
      [1, 2, 3].map(() => post(client, `/api/bestelling/${token}/betalen`, {}))
    )
    assert.lengthOf(new Set(replies.map((answer) => answer.body().payurl)), 1)
    assert.lengthOf(simulator.control.payments(), 2)
  })

  test('a paid order cannot be paid again', async ({ client, assert }) => {
    const { betaling: payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    const { token } = await Order.firstOrFail()
    const response = await post(client, `/api/bestelling/${token}/betalen`, {})
    response.assertStatus(200)
    assert.match(response.body().payurl, /^\/bestellen\/bedankt/)
    assert.lengthOf(simulator.control.payments(), 1)
  })

  test('money that goes back takes download and play link with it', async ({ client, assert }) => {
    const { betaling: payment } = await placeOrder(client, simulator, 'het-verdwenen-recept')
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    await simulator.control.refund(payment, '5.00')
    assert.equal((await Order.firstOrFail()).status, 'betaald')
    await simulator.control.refund(payment)
    assert.equal((await Order.firstOrFail()).status, 'terugbetaald')
    for (const delivery of await Delivery.all()) assert.isFalse(delivery.isGeldig(new Date()))
  })

  test('Het verdwenen recept is playable until one month after the order', async ({
    client,
    assert,
  }) => {
    const { betaling: payment } = await placeOrder(client, simulator, 'het-verdwenen-recept')
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    const order = await Order.firstOrFail()
    const link = await Delivery.findByOrFail('soort', 'speellink')
    const monthLater = order.createdAt.setZone('Europe/Amsterdam').plus({ months: 1 })
    assert.equal(link.geldigTot?.toMillis(), monthLater.toMillis())
    assert.isAtLeast(link.token!.length, 22)
  })
})
