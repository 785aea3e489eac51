import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import DiscountCode from '#models/shop/money/discount_code'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import Refund from '#models/shop/money/refund'
import Delivery from '#models/shop/delivery'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import {
  placeOrder,
  CUSTOMER,
  withSimulator,
  post,
  cleanUpSimulator,
} from '#tests/helpers/shop/shop_calls'
import type { Simulator } from '#simulator/server'
import type { Data } from '@generated/data'
import { findIn, firstOf, present } from '#tests/helpers/present'

type Client = Parameters<typeof post>[0]

test.group('The page of an order', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const paid = async (client: Client, path: string, fields: object = {}) => {
    const { payment } = await placeOrder(client, simulator, path, fields)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    return Order.firstOrFail()
  }

  const show = async (client: Client, { token }: Order) => {
    const page = await client.get(`/bestelling/${token}`)
    page.assertStatus(200)
    return { page, shownOrder: pageProps<{ order: Data.Shop.Orders.MyOrder }>(page).order }
  }

  test('the page of an order is not cached and not found by search engines', async ({
    client,
    assert,
  }) => {
    const { page } = await show(client, await paid(client, 'binky'))
    page.assertHeader('cache-control', 'no-store')
    page.assertHeader('x-robots-tag', 'noindex, nofollow')
    page.assertHeader('referrer-policy', 'no-referrer')
    assert.isUndefined(page.header('set-cookie'))
    assert.include((await client.get('/robots.txt')).text(), 'Disallow: /bestelling/')
  })

  test('an unknown order is not found, and a visitor who guesses has to wait', async ({
    client,
  }) => {
    const shownOrder = await paid(client, 'binky')
    const response = await client.get('/bestelling/bestaatniet')
    response.assertStatus(404)
    response.assertTextIncludes('Deze link werkt niet')
    response.assertTextIncludes('Stuur mijn bestellingen opnieuw')
    for (let index = 1; index < 30; index++)
      (await client.get(`/bestelling/raad${index}`)).assertStatus(404)
    ;(await client.get('/bestelling/raad31')).assertStatus(429)
    await show(client, shownOrder)
  })

  test('an impossible secret is not found either: {$self}')
    .with(['%00', "x'--", 'a%20b', 'a'.repeat(65)])
    .run(async ({ client }, nonsense) => {
      ;(await client.get(`/bestelling/${nonsense}`)).assertStatus(404)
    })

  test('the order number does not open the page of an order', async ({ client }) => {
    const { number } = await paid(client, 'binky')
    ;(await client.get(`/bestelling/${number}`)).assertStatus(404)
  })

  test('an open order waits for its money, and goes on with the same payment', async ({
    client,
    assert,
  }) => {
    const { payurl } = await placeOrder(client, simulator)
    const order = await Order.firstOrFail()
    const { page, shownOrder } = await show(client, order)
    assert.equal(shownOrder.status, 'open')
    page.assertTextIncludes('Je bestelling wacht op je betaling')
    page.assertTextIncludes('Betalen')
    assert.isNull(shownOrder.invoicePath)
    assert.isNull(shownOrder.withdrawalPath)
    const again = await post(client, `/api/bestelling/${order.token}/betalen`, {})
    assert.equal(again.body().payurl, payurl)
  })

  test('the page asks the provider when the money is in before the webhook, and delivers once', async ({
    client,
    assert,
  }) => {
    const { payment } = await placeOrder(client, simulator, 'sintjunior')
    await simulator.control.decide(payment, 'paid', { webhook: 'never' })
    const order = await Order.firstOrFail()
    const { shownOrder } = await show(client, order)
    assert.equal(shownOrder.status, 'betaald')
    assert.include(present(shownOrder.downloadUrl, 'shownOrder.downloadUrl'), '/download/')
    await simulator.control.sendWebhook(payment)
    assert.lengthOf(await Delivery.all(), 1)
  })

  test('the page shows what we know while the provider is down', async ({ client, assert }) => {
    await placeOrder(client, simulator)
    simulator.control.setFault('error500')
    const { shownOrder } = await show(client, await Order.firstOrFail())
    assert.equal(shownOrder.status, 'open')
  })

  test('a customer pays a failed payment again from the page', async ({ client, assert }) => {
    const { payment } = await placeOrder(client, simulator, 'sintjunior')
    await simulator.control.decide(payment, 'failed', { webhook: 'direct' })
    const order = await Order.firstOrFail()
    const { page } = await show(client, order)
    page.assertTextIncludes('De betaling is niet gelukt')
    page.assertTextIncludes('Opnieuw betalen')
    ;(await post(client, `/api/bestelling/${order.token}/betalen`, {})).assertStatus(200)
    const second = firstOf(simulator.control.payments())
    await simulator.control.decide(second.id, 'paid', { webhook: 'direct' })
    assert.equal((await show(client, order)).shownOrder.status, 'betaald')
  })

  test('an order paid with another amount waits for a person, with nothing to pay meanwhile', async ({
    client,
    assert,
  }) => {
    await placeOrder(client, simulator)
    await Payment.query().update({ status: 'afwijkend' })
    await Payment.query().update({ providerId: null })
    const { page } = await show(client, await Order.firstOrFail())
    page.assertTextIncludes('We kijken naar je betaling')
    assert.notInclude(page.text(), '>Betalen<')
  })

  test('the order of a game to print and play shows download, play link with its end, invoice, waiver and withdrawal', async ({
    client,
    assert,
  }) => {
    const order = await paid(client, 'het-verdwenen-recept', { afstand: true })
    const { page, shownOrder } = await show(client, order)
    const deliveries = await Delivery.all()
    const token = (kind: string) =>
      present(findIn(deliveries, (one) => one.kind === kind).token, `the token of the ${kind}`)
    assert.match(
      present(shownOrder.downloadUrl, 'shownOrder.downloadUrl'),
      new RegExp(`/download/${token('download')}$`)
    )
    const link = present(shownOrder.playLink, 'the play link')
    assert.match(present(link.url, 'its address'), new RegExp(`/spelen/${token('speellink')}/`))
    assert.match(present(link.validUntil, 'its end'), /^\d+ \w+ 20\d\d om \d\d\.\d\d uur$/)
    assert.isFalse(link.extended)
    assert.isString(link.extendableUntil)
    assert.equal(shownOrder.invoicePath, `/bestelling/${order.token}/factuur`)
    assert.equal(shownOrder.withdrawalPath, `/herroepen?token=${order.token}`)
    assert.include(present(shownOrder.waiver, 'shownOrder.waiver').text, 'herroepingsrecht')
    assert.equal(shownOrder.totalCents, 1750)
    assert.isNull(shownOrder.deliveryAddress)
    for (const text of ['Naar de download', 'Begin met spelen', 'Verleng met een maand'])
      page.assertTextIncludes(text)
    page.assertTextIncludes('href="/printproef.pdf"')
  })

  test('the order of a posted game shows the address, the hints, and that it is being packed', async ({
    client,
    assert,
  }) => {
    const { page, shownOrder } = await show(client, await paid(client, 'kunstroof'))
    page.assertTextIncludes('we pakken je spel in')
    assert.deepEqual(shownOrder.deliveryAddress, {
      name: CUSTOMER.naam,
      address: CUSTOMER.adres,
      postcode: '3911 AB',
      city: CUSTOMER.plaats,
    })
    assert.match(present(shownOrder.hintUrl, 'shownOrder.hintUrl'), /\/kunstroof$/)
    assert.isNull(shownOrder.downloadUrl)
    assert.notInclude(page.text(), '/printproef.pdf')
  })

  test('a posted game that cost nothing shows nothing about a payment', async ({
    client,
    assert,
  }) => {
    await DiscountCode.create({
      ...{ code: 'CADEAU', kind: 'percentage', value: 100, games: '', usedTotal: 0 },
    })
    await post(client, '/api/binky/bestellen', { ...CUSTOMER, actiecode: 'CADEAU' })
    const { page, shownOrder } = await show(client, await Order.firstOrFail())
    assert.equal(shownOrder.totalCents, 0)
    page.assertTextIncludes('We pakken je spel in')
    assert.notMatch(page.text(), /Betaald, we pakken|na je betaling/)
  })

  test('a parcel on its way shows where it is: {title}')
    .with([
      {
        title: 'a number',
        trackTrace: '3SABCD1234567',
        text: '3SABCD1234567',
        url: null,
      },
      {
        title: 'an address to follow it at',
        trackTrace: 'https://pakket.example/3SABCD',
        text: 'Volg je pakket',
        url: 'https://pakket.example/3SABCD',
      },
      {
        title: 'a letter, with neither',
        trackTrace: null,
        text: 'Je spel is onderweg',
        url: null,
      },
      {
        title: 'no script by another name',
        trackTrace: 'javascript:alert(1)',
        text: 'Je spel is onderweg',
        url: null,
      },
    ])
    .run(async ({ client, assert }, { trackTrace, text, url }) => {
      const order = await paid(client, 'binky')
      const shippedAt = DateTime.fromISO('2026-11-20T15:00:00Z')
      await order.merge({ status: 'verzonden', shippedAt, carrier: 'PostNL', trackTrace }).save()
      const { page, shownOrder } = await show(client, order)
      assert.equal(present(shownOrder.shipping, 'shownOrder.shipping').trackUrl, url)
      const flatText = page.text().replace(/<[^>]+>/g, '')
      assert.include(flatText, 'Verzonden op 20 november 2026 met PostNL.')
      assert.include(flatText, text)
      assert.notInclude(page.text(), 'href="javascript:')
    })

  test('a refunded order shows how much went back and the invoice, and no links any more', async ({
    client,
    assert,
  }) => {
    const order = await paid(client, 'het-verdwenen-recept')
    await simulator.control.refund(firstOf(simulator.control.payments()).id)
    const underway = await show(client, order)
    assert.match(underway.page.text().replace(/<[^>]+>/g, ''), /Je krijgt €\s17,50 terug/)
    await Refund.query().update({ status: 'betaald' })
    const { page, shownOrder } = await show(client, order)
    assert.match(page.text().replace(/<[^>]+>/g, ''), /We hebben €\s17,50 terugbetaald/)
    assert.isNull(shownOrder.downloadUrl)
    assert.isNull(shownOrder.playLink)
    assert.isNull(shownOrder.withdrawalPath)
    assert.isNotNull(shownOrder.invoicePath)
  })

  test('a cancelled order asks for nothing, and takes no money', async ({ client, assert }) => {
    await placeOrder(client, simulator)
    const order = await Order.firstOrFail()
    await Payment.query().update({ status: 'geannuleerd', openForOrder: null })
    await order.merge({ status: 'geannuleerd', canceledAt: DateTime.utc() }).save()
    const { page } = await show(client, order)
    page.assertTextIncludes('Geannuleerd')
    assert.notInclude(page.text(), 'etalen<')
    const pay = await post(client, `/api/bestelling/${order.token}/betalen`, {})
    pay.assertStatus(409)
    assert.include(pay.body().message, 'Deze bestelling is geannuleerd.')
    assert.lengthOf(await Payment.all(), 1)
  })

  test('a free game has no invoice, and its link has no end', async ({ client, assert }) => {
    await post(client, '/api/cuneravanrhenen/bestellen', CUSTOMER)
    const { page, shownOrder } = await show(client, await Order.firstOrFail())
    assert.isNull(shownOrder.invoicePath)
    assert.isNull(present(shownOrder.playLink, 'shownOrder.playLink').validUntil)
    assert.isNull(present(shownOrder.playLink, 'shownOrder.playLink').extendableUntil)
    page.assertTextIncludes('Je speellink blijft werken.')
    page.assertTextIncludes('GRATIS')
  })

  test('the order-received page leads to the order', async ({ client }) => {
    const { token } = await paid(client, 'binky')
    const page = await client.get(`/bestellen/bedankt?bestelling=${token}`)
    page.assertTextIncludes(`href="/bestelling/${token}"`)
  })

  test("a customer's text never becomes HTML on the page of an order", async ({
    client,
    assert,
  }) => {
    const order = await paid(client, 'binky', { naam: '<script>alert(1)</script>' })
    const { page } = await show(client, order)
    assert.notInclude(page.text(), '<script>alert(1)')
  })
})
