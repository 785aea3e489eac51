import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import ReconcilePayments from '#app/shop/payments/reconcile_payments'
import DiscountCode from '#models/shop/money/discount_code'
import DiscountCodeRedemption from '#models/shop/money/discount_code_redemption'
import Alarm from '#models/shop/alarm'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
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
import { captured, firstOf, matched, present } from '#tests/helpers/present'

/** What is between the menu and the foot. */
const mainOf = (html: string) => captured(/<main[^>]*>(.*)<\/main>/s, html)

/** The wax of our logo. */
const SEAL = /logo[^"]*\.svg/

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
    assert.equal((await Mail.query().where('kind', 'levering')).length, 1)
  }

  const reconcile = async (now = DateTime.utc()) =>
    (await app.container.make(ReconcilePayments)).execute(now)

  const webhook = (client: Parameters<typeof placeOrder>[0], id: string) =>
    client.post('/api/betalingen/webhook').form({ id })

  /** Gives an attempt up as the reconciler does when nothing was heard of it. */
  const giveUp = async () => {
    await Payment.query().update({ status: 'verlopen', openForOrder: null })
    await Order.query().update({ status: 'mislukt' })
  }

  /** A given-up attempt that may still be paid at the provider, and the one that came after it. */
  const twoAttempts = async (client: Parameters<typeof placeOrder>[0]) => {
    const { payment: first } = await placeOrder(client, simulator)
    await giveUp()
    const { token } = await Order.firstOrFail()
    await post(client, `/api/bestelling/${token}/betalen`, {})
    return { first, second: firstOf(simulator.control.payments()).id }
  }

  test('a customer gets one delivery, however often the webhook calls at the same moment', async ({
    client,
    assert,
  }) => {
    const { payment } = await placeOrder(client, simulator)
    const statuses = await simulator.control.decide(payment, 'paid', { webhook: 'double' })
    assert.deepEqual(statuses, [200, 200])
    await Promise.all(Array.from({ length: 8 }, () => webhook(client, payment)))
    await deliveredOnce(assert)
    assert.lengthOf(await Alarm.all(), 0)
  })

  test('an order is delivered by a webhook that comes before the customer does', async ({
    client,
    assert,
  }) => {
    const { payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    const { token } = await Order.firstOrFail()
    const page = await client.get(`/bestellen/bedankt?bestelling=${token}`)
    page.assertTextIncludes('De betaling is binnen')
    assert.match(mainOf(page.text()), SEAL)
    await deliveredOnce(assert)
  })

  test('a customer of a free order sees the same seal as one who paid', async ({
    client,
    assert,
  }) => {
    await post(client, '/api/cuneravanrhenen/bestellen', CUSTOMER)
    const { token } = await Order.firstOrFail()
    const page = await client.get(`/bestellen/bedankt?bestelling=${token}`)
    page.assertTextIncludes('Je hoeft niets te betalen')
    assert.match(mainOf(page.text()), SEAL)
  })

  test('a customer who returns before the webhook sees that the payment is in', async ({
    client,
    assert,
  }) => {
    const { payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'never' })
    const { token } = await Order.firstOrFail()
    const page = await client.get(`/bestellen/bedankt?bestelling=${token}`)
    page.assertTextIncludes('De betaling is binnen')
    await simulator.control.sendWebhook(payment)
    await deliveredOnce(assert)
  })

  test('the return page delivers nothing without money at the provider, and leads back to the payment', async ({
    client,
    assert,
  }) => {
    await placeOrder(client, simulator)
    const { token } = await Order.firstOrFail()
    const page = await client.get(`/bestellen/bedankt?bestelling=${token}`)
    assert.match(page.text(), /<h1[^>]*>Bestelling is ontvangen<\/h1>/)
    page.assertTextIncludes('We wachten op de betaling')
    assert.match(mainOf(page.text()), SEAL)
    page.assertTextIncludes('Nog niet betaald? Dan ga je met de knop verder op de betaalpagina.')
    assert.match(page.text(), /<button[^>]*>Betalen</)
    assert.lengthOf(await Delivery.all(), 0)
  })

  test('a webhook that lies about the status delivers nothing', async ({ client, assert }) => {
    const { payment } = await placeOrder(client, simulator)
    const response = await client
      .post('/api/betalingen/webhook')
      .form({ id: payment, status: 'paid' })
    response.assertStatus(200)
    assert.lengthOf(await Delivery.all(), 0)
  })

  test('a webhook with an unknown id is accepted and changes nothing: {$self}')
    .with(['tr_bestaatniet1', 'tr_', '', '../payments', "tr_'; drop table"])
    .run(async ({ client, assert }, id) => {
      await placeOrder(client, simulator)
      const response = await webhook(client, id)
      response.assertStatus(200)
      assert.equal((await Order.firstOrFail()).status, 'open')
    })

  test('a payment that is {status} fails the order, which says "{heading}" and can be paid again')
    .with([
      { status: 'failed', heading: 'De betaling is niet gelukt' },
      { status: 'canceled', heading: 'Je hebt de betaling afgebroken' },
      { status: 'expired', heading: 'De tijd om te betalen is voorbij' },
    ] as const)
    .run(async ({ client, assert }, { status, heading }) => {
      const { payment } = await placeOrder(client, simulator)
      await simulator.control.decide(payment, status, { webhook: 'direct' })
      const order = await Order.firstOrFail()
      assert.equal(order.status, 'mislukt')
      const page = await client.get(`/bestellen/bedankt?bestelling=${order.token}`)
      page.assertTextIncludes('Opnieuw betalen')
      assert.match(page.text(), new RegExp(`<h1[^>]*>${heading}</h1>`))
      assert.notInclude(page.text(), 'De bestelling is ontvangen')
      assert.isBelow(page.text().indexOf('>Opnieuw betalen<'), page.text().indexOf('>Alles over'))
      assert.notMatch(mainOf(page.text()), SEAL)
      const ofOrder = await client.get(`/bestelling/${order.token}`)
      assert.match(ofOrder.text(), new RegExp(`</svg> ?${heading}</h2>`), 'the page of the order')
      const [first] = matched(/<(?:button|a)\b.*?<\/(?:button|a)>/s, mainOf(ofOrder.text()))
      assert.match(first, />Opnieuw betalen</, 'paying again is the first thing to press')

      const again = await post(client, `/api/bestelling/${order.token}/betalen`, {})
      again.assertStatus(200)
      const second = firstOf(simulator.control.payments())
      assert.notEqual(second.id, payment)
      await simulator.control.decide(second.id, 'paid', { webhook: 'direct' })
      await deliveredOnce(assert)
    })

  test('a customer who comes back to an order that never reached the provider reads that nothing was taken, and can pay', async ({
    client,
    assert,
  }) => {
    await placeOrder(client, simulator)
    const { token } = await Order.firstOrFail()
    await Payment.query().update({ status: 'nieuw' })
    const page = await client.get(`/bestellen/bedankt?bestelling=${token}`)
    assert.match(page.text(), /<h1[^>]*>Je bestelling wacht op je betaling<\/h1>/)
    page.assertTextIncludes('De betaalpagina was even niet bereikbaar. Er is niets afgeschreven.')
    assert.match(page.text(), />Betalen<\/button>/)
    assert.notInclude(page.text(), 'De bestelling is ontvangen')
  })

  test('a customer who comes back to an order whose money went back reads so, and has nothing to pay', async ({
    client,
    assert,
  }) => {
    const { payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    await simulator.control.refund(payment)
    const { token } = await Order.firstOrFail()
    const page = await client.get(`/bestellen/bedankt?bestelling=${token}`)
    assert.match(page.text(), /<h1[^>]*>Deze bestelling is terugbetaald<\/h1>/)
    page.assertTextIncludes('Het hele bedrag is aan je terugbetaald.')
    assert.notInclude(page.text(), 'etalen</button>')
  })

  test('an old attempt that expires after a paid one takes nothing back', async ({
    client,
    assert,
  }) => {
    const { first, second } = await twoAttempts(client)
    await simulator.control.decide(second, 'paid', { webhook: 'direct' })

    await simulator.control.decide(first, 'expired', { webhook: 'direct' })
    await deliveredOnce(assert)
  })

  test('late money still delivers an order that was given up', async ({ client, assert }) => {
    const { payment } = await placeOrder(client, simulator)
    await giveUp()
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    await deliveredOnce(assert)
  })

  test('a second payment of one order delivers once and raises an alarm', async ({
    client,
    assert,
  }) => {
    const { first, second } = await twoAttempts(client)

    await Promise.all([
      simulator.control.decide(first, 'paid', { webhook: 'double' }),
      simulator.control.decide(second, 'paid', { webhook: 'double' }),
    ])
    await deliveredOnce(assert)
    const alarms = await Alarm.all()
    assert.deepEqual(
      alarms.map(({ kind }) => kind),
      ['paid_twice']
    )
  })

  test('a payment of another amount delivers nothing and raises an alarm', async ({
    client,
    assert,
  }) => {
    const { payment } = await placeOrder(client, simulator)
    await simulator.control.setAmount(payment, '0.01')
    await simulator.control.decide(payment, 'paid', { webhook: 'double' })
    assert.equal((await Order.firstOrFail()).status, 'open')
    assert.lengthOf(await Delivery.all(), 0)
    assert.deepEqual(
      (await Alarm.all()).map(({ kind }) => kind),
      ['amount_differs']
    )
  })

  test('a customer can pay as asked after a wrong amount went back', async ({ client, assert }) => {
    const { payment } = await placeOrder(client, simulator)
    await simulator.control.setAmount(payment, '0.01')
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    await simulator.control.refund(payment)
    const order = await Order.firstOrFail()
    assert.equal(order.status, 'mislukt')

    const again = await post(client, `/api/bestelling/${order.token}/betalen`, {})
    again.assertStatus(200)
    await simulator.control.decide(firstOf(simulator.control.payments()).id, 'paid', {
      webhook: 'direct',
    })
    await deliveredOnce(assert)
  })

  test('late money keeps its discount, also when the place was given away', async ({
    client,
    assert,
  }) => {
    await DiscountCode.create({
      code: 'TIEN',
      kind: 'percentage',
      value: 10,
      games: '',
      usedTotal: 0,
      maxTotal: 1,
    })
    const { payment } = await placeOrder(client, simulator, 'binky', {
      actiecode: 'TIEN',
    })
    await giveUp()
    await DiscountCodeRedemption.query().delete()
    await DiscountCode.query().update({ usedTotal: 1 })

    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    await deliveredOnce(assert)
    assert.deepEqual(
      (await Alarm.all()).map(({ kind }) => kind),
      ['discount_code_exceeded']
    )
  })

  test('a payment unknown to the provider holds up nobody', async ({ client, assert }) => {
    await placeOrder(client, simulator, 'binky', { email: 'eerste@example.nl' })
    await Payment.query().update({
      providerId: 'tr_vergeten12',
      expiresAt: asColumn(DateTime.utc().minus({ minutes: 5 })),
    })
    const { payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'never' })
    await reconcile(DateTime.utc().plus({ minutes: 2 }))
    const orders = await Order.query().orderBy('id')
    assert.deepEqual(
      orders.map(({ status }) => status),
      ['mislukt', 'betaald']
    )
  })

  test('a lost webhook is found by the reconciler', async ({ client, assert }) => {
    const { payment } = await placeOrder(client, simulator)
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

    const payment = firstOf(simulator.control.payments())
    await simulator.control.decide(payment.id, 'paid', { webhook: 'never' })
    await Payment.query().update({ createdAt: asColumn(DateTime.utc().minus({ minutes: 3 })) })
    await reconcile()
    await deliveredOnce(assert)
  })

  test('a webhook finds its order even when our note of the payment got lost', async ({
    client,
    assert,
  }) => {
    const { payment } = await placeOrder(client, simulator)
    await Payment.query().update({ providerId: null, status: 'nieuw' })
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    await deliveredOnce(assert)
  })

  test('an attempt that never reached the provider is given up after 55 minutes', async ({
    client,
    assert,
  }) => {
    simulator.control.setFault('down')
    await post(client, '/api/binky/bestellen', CUSTOMER)
    simulator.control.setFault(null)
    const letPass = async (minutes: number) => {
      await Payment.query().update({ createdAt: asColumn(DateTime.utc().minus({ minutes })) })
      await reconcile()
    }
    await letPass(54)
    assert.equal((await Payment.firstOrFail()).status, 'nieuw')
    await letPass(56)
    assert.equal((await Order.firstOrFail()).status, 'mislukt')
    assert.equal((await Payment.firstOrFail()).status, 'verlopen')
  })

  test('an order survives {error}: the customer reads so in Dutch, and the next press pays it once')
    .with([
      { error: 'down' },
      { error: 'hang' },
      { error: 'error500' },
      { error: 'lostAnswer' },
    ] as const)
    .run(async ({ client, assert }, { error }) => {
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
      await simulator.control.decide(firstOf(simulator.control.payments()).id, 'paid', {
        webhook: 'direct',
      })
      await deliveredOnce(assert)
    })

  test('a webhook is asked to come again when the provider cannot be asked', async ({
    client,
    assert,
  }) => {
    const { payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'never' })
    simulator.control.setFault('down')
    const response = await webhook(client, payment)
    response.assertStatus(503)
    simulator.control.setFault(null)
    const later = await webhook(client, payment)
    later.assertStatus(200)
    await deliveredOnce(assert)
  })

  test('a double press on "Opnieuw betalen" starts one payment', async ({ client, assert }) => {
    const { payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'failed', { webhook: 'direct' })
    const { token } = await Order.firstOrFail()
    const replies = await Promise.all(
      [1, 2, 3].map(() => post(client, `/api/bestelling/${token}/betalen`, {}))
    )
    assert.lengthOf(new Set(replies.map((answer) => answer.body().payurl)), 1)
    assert.lengthOf(simulator.control.payments(), 2)
  })

  test('a paid order cannot be paid again', async ({ client, assert }) => {
    const { payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    const { token } = await Order.firstOrFail()
    const response = await post(client, `/api/bestelling/${token}/betalen`, {})
    response.assertStatus(200)
    assert.match(response.body().payurl, /^\/bestellen\/bedankt/)
    assert.lengthOf(simulator.control.payments(), 1)
  })

  test('a refunded order loses download and play link', async ({ client, assert }) => {
    const { payment } = await placeOrder(client, simulator, 'het-verdwenen-recept')
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    await simulator.control.refund(payment, '5.00')
    assert.equal((await Order.firstOrFail()).status, 'betaald')
    await simulator.control.refund(payment)
    assert.equal((await Order.firstOrFail()).status, 'terugbetaald')
    for (const delivery of await Delivery.all()) assert.isFalse(delivery.isValid(new Date()))
  })

  test('Het verdwenen recept is playable until one month after the order', async ({
    client,
    assert,
  }) => {
    const { payment } = await placeOrder(client, simulator, 'het-verdwenen-recept')
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    const order = await Order.firstOrFail()
    const link = await Delivery.findByOrFail('kind', 'speellink')
    const monthLater = order.createdAt.setZone('Europe/Amsterdam').plus({ months: 1 })
    assert.equal(link.validUntil?.toMillis(), monthLater.toMillis())
    assert.isAtLeast(present(link.token, 'link.token').length, 22)
  })
})
