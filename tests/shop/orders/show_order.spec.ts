import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import DiscountCode from '#models/shop/discount_code'
import Order from '#models/shop/order'
import Payment from '#models/shop/payment'
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
import type { MyOrder } from '../../../inertia/shop_types.js'

type Client = Parameters<typeof post>[0]

test.group('The page of an order', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const paid = async (client: Client, path: string, fields: object = {}) => {
    const { betaling: payment } = await placeOrder(client, simulator, path, fields)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    return Order.firstOrFail()
  }

  const show = async (client: Client, { token }: Order) => {
    const page = await client.get(`/bestelling/${token}`)
    page.assertStatus(200)
    return { pagina: page, bestelling: pageProps<{ bestelling: MyOrder }>(page).bestelling }
  }

  test('is private: kept by nobody, found by nobody', async ({ client, assert }) => {
    const { pagina: page } = await show(client, await paid(client, 'binky'))
    page.assertHeader('cache-control', 'no-store')
    page.assertHeader('x-robots-tag', 'noindex, nofollow')
    page.assertHeader('referrer-policy', 'no-referrer')
    assert.isUndefined(page.header('set-cookie'))
    assert.include((await client.get('/robots.txt')).text(), 'Disallow: /bestelling/')
  })

  test('an unknown order is not found, and who guesses has to wait', async ({ client }) => {
    const shownOrder = await paid(client, 'binky')
    const response = await client.get('/bestelling/bestaatniet')
    response.assertStatus(404)
    response.assertTextIncludes('Deze pagina kon niet worden gevonden.')
    for (let index = 1; index < 30; index++)
      (await client.get(`/bestelling/raad${index}`)).assertStatus(404)
    ;(await client.get('/bestelling/raad31')).assertStatus(429)
    await show(client, shownOrder)
  })

  test('what cannot be a secret is not found either: {$self}')
    .with(['%00', "x'--", 'a%20b', 'a'.repeat(65)])
    .run(async ({ client }, nonsense) => {
      ;(await client.get(`/bestelling/${nonsense}`)).assertStatus(404)
    })

  test('the order number does not open it', async ({ client }) => {
    const { nummer: number } = await paid(client, 'binky')
    ;(await client.get(`/bestelling/${number}`)).assertStatus(404)
  })

  test('an open order waits for its money, and goes on with the same payment', async ({
    client,
    assert,
  }) => {
    const { payurl } = await placeOrder(client, simulator)
    const order = await Order.firstOrFail()
    const { pagina: page, bestelling: shownOrder } = await show(client, order)
    assert.equal(shownOrder.status, 'open')
    page.assertTextIncludes('Je bestelling wacht op je betaling')
    page.assertTextIncludes('Betalen')
    assert.isNull(shownOrder.factuurPad)
    assert.isNull(shownOrder.herroepPad)
    const again = await post(client, `/api/bestelling/${order.token}/betalen`, {})
    assert.equal(again.body().payurl, payurl)
  })

  test('the money is in before the webhook: the page asks the provider, and delivers once', async ({
    client,
    assert,
  }) => {
    const { betaling: payment } = await placeOrder(client, simulator, 'sintjunior')
    await simulator.control.decide(payment, 'paid', { webhook: 'never' })
    const order = await Order.firstOrFail()
    const { bestelling: shownOrder } = await show(client, order)
    assert.equal(shownOrder.status, 'betaald')
    assert.include(shownOrder.downloadUrl!, '/download/')
    await simulator.control.sendWebhook(payment)
    assert.lengthOf(await Delivery.all(), 1)
  })

  test('the provider is down: the page shows what we know', async ({ client, assert }) => {
    await placeOrder(client, simulator)
    simulator.control.setFault('error500')
    const { bestelling: shownOrder } = await show(client, await Order.firstOrFail())
    assert.equal(shownOrder.status, 'open')
  })

  test('a failed payment is paid again from here', async ({ client, assert }) => {
    const { betaling: payment } = await placeOrder(client, simulator, 'sintjunior')
    await simulator.control.decide(payment, 'failed', { webhook: 'direct' })
    const order = await Order.firstOrFail()
    const { pagina: page } = await show(client, order)
    page.assertTextIncludes('De betaling is niet gelukt')
    page.assertTextIncludes('Opnieuw betalen')
    ;(await post(client, `/api/bestelling/${order.token}/betalen`, {})).assertStatus(200)
    const second = simulator.control.payments()[0]!
    await simulator.control.decide(second.id, 'paid', { webhook: 'direct' })
    assert.equal((await show(client, order)).bestelling.status, 'betaald')
  })

  test('another amount than was asked is looked at by a person: nothing to pay meanwhile', async ({
    client,
    assert,
  }) => {
    await placeOrder(client, simulator)
    await Payment.query().update({ status: 'afwijkend' })
    await Payment.query().update({ providerId: null })
    const { pagina: page } = await show(client, await Order.firstOrFail())
    page.assertTextIncludes('We kijken naar je betaling')
    assert.notInclude(page.text(), '>Betalen<')
  })

  test('a game to print and play: download, play link with its end, invoice, waiver, withdrawal', async ({
    client,
    assert,
  }) => {
    const order = await paid(client, 'het-verdwenen-recept', { afstand: true })
    const { pagina: page, bestelling: shownOrder } = await show(client, order)
    const deliveries = await Delivery.all()
    const token = (kind: string) => deliveries.find((one) => one.soort === kind)!.token!
    assert.match(shownOrder.downloadUrl!, new RegExp(`/download/${token('download')}$`))
    assert.match(shownOrder.speellink!.url!, new RegExp(`/spelen/${token('speellink')}/`))
    assert.match(shownOrder.speellink!.geldigTot!, /^\d+ \w+ 20\d\d om \d\d\.\d\d uur$/)
    assert.isFalse(shownOrder.speellink!.verlengd)
    assert.isString(shownOrder.speellink!.verlengbaarTot)
    assert.equal(shownOrder.factuurPad, `/bestelling/${order.token}/factuur`)
    assert.equal(shownOrder.herroepPad, `/herroepen?token=${order.token}`)
    assert.include(shownOrder.afstand!.tekst, 'herroepingsrecht')
    assert.equal(shownOrder.totaalCenten, 1750)
    assert.isNull(shownOrder.bezorgadres)
    for (const text of ['Naar de download', 'Begin met spelen', 'Verleng met een maand'])
      page.assertTextIncludes(text)
    page.assertTextIncludes('href="/printproef.pdf"')
  })

  test('a posted game: the address, the hints, and that it is being packed', async ({
    client,
    assert,
  }) => {
    const { pagina: page, bestelling: shownOrder } = await show(
      client,
      await paid(client, 'kunstroof')
    )
    page.assertTextIncludes('we pakken je spel in')
    assert.deepEqual(shownOrder.bezorgadres, {
      naam: CUSTOMER.naam,
      adres: CUSTOMER.adres,
      postcode: '3911 AB',
      plaats: CUSTOMER.plaats,
    })
    assert.match(shownOrder.hintUrl!, /\/kunstroof$/)
    assert.isNull(shownOrder.downloadUrl)
    assert.notInclude(page.text(), '/printproef.pdf')
  })

  test('a posted game that cost nothing speaks of no payment', async ({ client, assert }) => {
    await DiscountCode.create({
      ...{ code: 'CADEAU', soort: 'percentage', waarde: 100, spellen: '', gebruiktTotaal: 0 },
    })
    await post(client, '/api/binky/bestellen', { ...CUSTOMER, actiecode: 'CADEAU' })
    const { pagina: page, bestelling: shownOrder } = await show(client, await Order.firstOrFail())
    assert.equal(shownOrder.totaalCenten, 0)
    page.assertTextIncludes('We pakken je spel in')
    assert.notMatch(page.text(), /Betaald, we pakken|na je betaling/)
  })

  test('a parcel on its way: {titel}')
    .with([
      {
        titel: 'a number',
        trackTrace: '3SABCD1234567',
        tekst: '3SABCD1234567',
        url: null,
      },
      {
        titel: 'an address to follow it at',
        trackTrace: 'https://pakket.example/3SABCD',
        tekst: 'Volg je pakket',
        url: 'https://pakket.example/3SABCD',
      },
      {
        titel: 'a letter, with neither',
        trackTrace: null,
        tekst: 'Je spel is onderweg',
        url: null,
      },
      {
        titel: 'no script by another name',
        trackTrace: 'javascript:alert(1)',
        tekst: 'Je spel is onderweg',
        url: null,
      },
    ])
    .run(async ({ client, assert }, { trackTrace, tekst: text, url }) => {
      const order = await paid(client, 'binky')
      const shippedAt = DateTime.fromISO('2026-11-20T15:00:00Z')
      await order
        .merge({ status: 'verzonden', verzondenOp: shippedAt, vervoerder: 'PostNL', trackTrace })
        .save()
      const { pagina: page, bestelling: shownOrder } = await show(client, order)
      assert.equal(shownOrder.verzending!.trackUrl, url)
      const flatText = page.text().replace(/<[^>]+>/g, '')
      assert.include(flatText, 'Verstuurd op 20 november 2026 met PostNL.')
      assert.include(flatText, text)
      assert.notInclude(page.text(), 'href="javascript:')
    })

  test('money that went back: how much, the invoice, and no links any more', async ({
    client,
    assert,
  }) => {
    const order = await paid(client, 'het-verdwenen-recept')
    await simulator.control.refund(simulator.control.payments()[0]!.id)
    const { pagina: page, bestelling: shownOrder } = await show(client, order)
    assert.match(page.text().replace(/<[^>]+>/g, ''), /We hebben €\s17,50 teruggestort/)
    assert.isNull(shownOrder.downloadUrl)
    assert.isNull(shownOrder.speellink)
    assert.isNull(shownOrder.herroepPad)
    assert.isNotNull(shownOrder.factuurPad)
  })

  test('an order that was called off asks for nothing, and takes no money', async ({
    client,
    assert,
  }) => {
    await placeOrder(client, simulator)
    const order = await Order.firstOrFail()
    await Payment.query().update({ status: 'geannuleerd', openVoorBestelling: null })
    await order.merge({ status: 'geannuleerd', geannuleerdOp: DateTime.utc() }).save()
    const { pagina: page } = await show(client, order)
    page.assertTextIncludes('Geannuleerd')
    assert.notInclude(page.text(), 'etalen<')
    const pay = await post(client, `/api/bestelling/${order.token}/betalen`, {})
    pay.assertStatus(409)
    assert.include(pay.body().message, 'Deze bestelling is geannuleerd.')
    assert.lengthOf(await Payment.all(), 1)
  })

  test('a free game has no invoice, and its link has no end', async ({ client, assert }) => {
    await post(client, '/api/cuneravanrhenen/bestellen', CUSTOMER)
    const { pagina: page, bestelling: shownOrder } = await show(client, await Order.firstOrFail())
    assert.isNull(shownOrder.factuurPad)
    assert.isNull(shownOrder.speellink!.geldigTot)
    assert.isNull(shownOrder.speellink!.verlengbaarTot)
    page.assertTextIncludes('Je speellink blijft werken.')
    page.assertTextIncludes('GRATIS')
  })

  test('the order-received page leads to it', async ({ client }) => {
    const { token } = await paid(client, 'binky')
    const page = await client.get(`/bestellen/bedankt?bestelling=${token}`)
    page.assertTextIncludes(`href="/bestelling/${token}"`)
  })

  test('what a customer typed never becomes HTML', async ({ client, assert }) => {
    const order = await paid(client, 'binky', { naam: '<script>alert(1)</script>' })
    const { pagina: page } = await show(client, order)
    assert.notInclude(page.text(), '<script>alert(1)')
  })
})
