import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import ReconcilePayments from '#app/shop/payments/reconcile_payments'
import DiscountCode from '#models/shop/money/discount_code'
import DiscountCodeRedemption from '#models/shop/money/discount_code_redemption'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import Delivery from '#models/shop/delivery'
import Mail from '#models/shop/mail'
import Price from '#models/shop/money/price'
import { emptyShop } from '#tests/helpers/database'
import {
  CUSTOMER,
  withSimulator,
  pageToken,
  post,
  cleanUpSimulator,
} from '#tests/helpers/shop/shop_calls'
import type { Simulator } from '#simulator/server'
import { firstOf, leading, onlyOf, present } from '#tests/helpers/present'

test.group('Placing an order', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  test('the order form of {path} hands over to the payment page with the price of our own list')
    .with([
      { path: 'het-verdwenen-recept', cents: 1750 },
      { path: 'kunstroof', cents: 1250 },
      { path: 'binky', cents: 1500 },
      { path: 'ontgoocheld', cents: 1500 },
      { path: 'sintjunior', cents: 950 },
      { path: 'sintsenior', cents: 950 },
      { path: 'eindejaarsspel', cents: 1250 },
    ])
    .run(async ({ client, assert }, { path, cents }) => {
      const response = await post(client, `/api/${path}/bestellen`, {
        ...CUSTOMER,
        prijs: '0.01',
        totaal: 1,
      })
      response.assertStatus(200)

      const [payment] = simulator.control.payments()
      assert.equal(payment?.cents, cents)
      assert.deepEqual(response.body(), { payurl: `${simulator.url}/checkout/${payment?.id}` })
      const order = await Order.firstOrFail()
      assert.equal(order.totalCents, cents)
      assert.equal(order.status, 'open')
    })

  test('the free Cunera is delivered at once, without a payment', async ({ client, assert }) => {
    const response = await post(client, '/api/cuneravanrhenen/bestellen', {
      naam: 'Noor',
      email: 'noor@example.nl',
    })
    response.assertStatus(200)
    const order = await Order.firstOrFail()
    response.assertBody({ payurl: `/bestellen/bedankt?bestelling=${order.token}` })
    assert.equal(order.status, 'betaald')
    assert.sameMembers(
      (await Delivery.all()).map(({ kind }) => kind),
      ['download', 'speellink']
    )
    assert.lengthOf(await Mail.all(), 1)
    assert.lengthOf(simulator.control.payments(), 0)
  })

  test('the postcode is stored as 1234 AB, and the address only when the game is posted', async ({
    client,
    assert,
  }) => {
    await post(client, '/api/binky/bestellen', { ...CUSTOMER, postcode: '3911ab' })
    await post(client, '/api/het-verdwenen-recept/bestellen', CUSTOMER)

    const [byPost, digital] = leading(await Order.query().orderBy('id'), 2)
    assert.equal(byPost.postcode, '3911 AB')
    assert.isNull(digital.address)
  })

  test('an order is refused under its field: {title}')
    .with([
      { title: 'no name', fields: { naam: '' }, errors: ['naam'] },
      { title: 'only spaces', fields: { naam: '   ' }, errors: ['naam'] },
      { title: 'a very long name', fields: { naam: 'x'.repeat(101) }, errors: ['naam'] },
      { title: 'no e-mail', fields: { email: '' }, errors: ['email'] },
      { title: 'a bad e-mail', fields: { email: 'noor@' }, errors: ['email'] },
      { title: 'a foreign postcode', fields: { postcode: 'B-1000' }, errors: ['postcode'] },
      { title: 'an unknown code', fields: { actiecode: 'BESTAATNIET' }, errors: ['actiecode'] },
      {
        title: 'nothing at all',
        fields: { naam: null, email: null, adres: null, postcode: null, plaats: null },
        errors: ['naam', 'email', 'adres', 'postcode', 'plaats'],
      },
      {
        title: 'rubbish types',
        fields: { naam: { a: 1 }, email: ['x'] },
        errors: ['naam', 'email'],
      },
    ])
    .run(async ({ client, assert }, { fields, errors }) => {
      const response = await post(client, '/api/binky/bestellen', { ...CUSTOMER, ...fields })
      response.assertStatus(422)
      const body = response.body() as { message: string; errors: Record<string, string[]> }
      assert.sameMembers(Object.keys(body.errors), errors)
      for (const notices of Object.values(body.errors)) assert.isNotEmpty(notices[0])
      assert.isString(body.message)
      assert.lengthOf(await Order.all(), 0)
    })

  test('a customer who fills in spaces only is asked for each field', async ({
    client,
    assert,
  }) => {
    const empty = { naam: ' ', adres: ' ', postcode: ' ', plaats: ' ' }
    const response = await post(client, '/api/binky/bestellen', { ...CUSTOMER, ...empty })
    response.assertStatus(422)
    assert.deepEqual(response.body().errors, {
      naam: ['Vul uw naam in.'],
      adres: ['Vul uw adres in.'],
      postcode: ['Vul uw postcode in.'],
      plaats: ['Vul uw woonplaats in.'],
    })
  })

  test('a game without a price cannot be sold', async ({ client }) => {
    await Price.query().where('name', 'binky').delete()
    const response = await post(client, '/api/binky/bestellen', CUSTOMER)
    response.assertStatus(409)
    response.assertBody({ message: 'Dit spel is tijdelijk niet te bestellen.' })
  })

  test('a customer never pays another price than the page showed', async ({ client, assert }) => {
    const old = await post(client, '/api/binky/bestellen', { ...CUSTOMER, getoondePrijs: '14.00' })
    old.assertStatus(409)
    assert.match(old.body().message, /prijs is zojuist gewijzigd/)
    assert.lengthOf(await Order.all(), 0)
    const now = await post(client, '/api/binky/bestellen', { ...CUSTOMER, getoondePrijs: '15.00' })
    now.assertStatus(200)
  })

  test('the waiver is kept with time and text only when the customer ticked it', async ({
    client,
    assert,
  }) => {
    await post(client, '/api/sintjunior/bestellen', { ...CUSTOMER, afstand: true })
    await post(client, '/api/sintjunior/bestellen', CUSTOMER)
    const [including, without] = leading(await Order.query().orderBy('id'), 2)
    assert.include(present(including.waiverText, 'including.waiverText'), 'herroepingsrecht')
    assert.isNotNull(including.waivedAt)
    assert.isNull(without.waiverText)
  })

  test('a parcel and a free game record no waiver, whatever is sent', async ({
    client,
    assert,
  }) => {
    for (const path of ['binky', 'cuneravanrhenen'])
      await post(client, `/api/${path}/bestellen`, { ...CUSTOMER, afstand: true })
    for (const { waiverText, waivedAt } of await Order.all()) {
      assert.isNull(waiverText)
      assert.isNull(waivedAt)
    }
  })

  test('a game that a discount code makes free records no waiver', async ({ client, assert }) => {
    await DiscountCode.create({
      ...{ code: 'HELEMAAL', kind: 'percentage', value: 100, games: '', usedTotal: 0 },
    })
    const sent = { ...CUSTOMER, afstand: true, actiecode: 'HELEMAAL' }
    const reply = await post(client, '/api/het-verdwenen-recept/bestellen', sent)
    reply.assertStatus(200)
    const order = onlyOf(await Order.all())
    assert.equal(order.totalCents, 0)
    assert.isNull(order.waiverText)
    assert.isNull(order.waivedAt)
  })

  test('a double tap makes one order and one payment', async ({ client, assert }) => {
    const fields = { ...CUSTOMER, aanvraagsleutel: 'een-en-dezelfde-sleutel' }
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => post(client, '/api/binky/bestellen', fields))
    )
    for (const answer of replies) answer.assertStatus(200)
    assert.lengthOf(new Set(replies.map((answer) => answer.body().payurl)), 1)
    assert.lengthOf(await Order.all(), 1)
    assert.lengthOf(simulator.control.payments(), 1)
  })

  test('the same form with another content is another order', async ({ client, assert }) => {
    const fields = { ...CUSTOMER, aanvraagsleutel: 'een-en-dezelfde-sleutel' }
    await post(client, '/api/binky/bestellen', fields)
    await post(client, '/api/binky/bestellen', { ...fields, naam: 'Iemand anders' })
    assert.lengthOf(await Order.all(), 2)
  })

  test('an order without the token of our page, or from another site, is refused', async ({
    client,
    assert,
  }) => {
    const without = await client.post('/api/binky/bestellen').json(CUSTOMER)
    without.assertStatus(419)
    assert.match(without.body().message, /verlopen/)

    const elsewhere = await client
      .post('/api/binky/bestellen')
      .header('x-csrf-token', await pageToken())
      .header('sec-fetch-site', 'cross-site')
      .json(CUSTOMER)
    elsewhere.assertStatus(419)
    assert.lengthOf(await Order.all(), 0)
  })

  test('an unknown game is not found', async ({ client }) => {
    const response = await post(client, '/api/spellenfabriek/bestellen', CUSTOMER)
    response.assertStatus(404)
  })

  test('a body that is no JSON is refused in Dutch', async ({ client }) => {
    const response = await client
      .post('/api/binky/bestellen')
      .header('x-csrf-token', await pageToken())
      .header('content-type', 'application/json')
      .json('{"naam":' as never)
    response.assertStatus(response.status() === 422 ? 422 : 400)
  })
})

test.group('Discount codes', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const createCode = (fields: Partial<DiscountCode> = {}) =>
    DiscountCode.create({
      code: 'TIEN',
      kind: 'percentage',
      value: 10,
      games: '',
      usedTotal: 0,
      ...fields,
    })

  test('a percentage code takes its part off the price, however it is typed', async ({
    client,
    assert,
  }) => {
    await createCode()
    const response = await post(client, '/api/binky/bestellen', {
      ...CUSTOMER,
      actiecode: ' tien ',
    })
    response.assertStatus(200)
    assert.equal(simulator.control.payments()[0]?.cents, 1350)
  })

  test('a customer who got a game for nothing reads its number and can begin at once', async ({
    client,
    assert,
  }) => {
    const ordered = await post(client, '/api/cuneravanrhenen/bestellen', {
      naam: 'Noor',
      email: 'noor@example.nl',
    })
    const page = await client.get(ordered.body().payurl)
    const { number } = await Order.firstOrFail()
    for (const words of ['De bestelling is ontvangen.', number, 'Begin met spelen', 'ongewenste'])
      page.assertTextIncludes(words)
    assert.notInclude(page.text(), 'De betaling is binnen')
  })

  test('the order-received page without an order says where one can be looked up', async ({
    client,
  }) => {
    const page = await client.get('/bestellen/bedankt')
    page.assertTextIncludes('Bedankt! De bestelling is ontvangen.')
    page.assertTextIncludes('Zoek je bestelling op met je e-mailadres')
  })

  test('a code of 100 % is delivered without a payment', async ({ client, assert }) => {
    await createCode({ value: 100 })
    const response = await post(client, '/api/binky/bestellen', { ...CUSTOMER, actiecode: 'TIEN' })
    const { token } = await Order.firstOrFail()
    response.assertBody({ payurl: `/bestellen/bedankt?bestelling=${token}` })
    assert.lengthOf(simulator.control.payments(), 0)
    assert.lengthOf(await Delivery.all(), 1)
  })

  test('the last place of a code goes to one of ten who press at once', async ({
    client,
    assert,
  }) => {
    const code = await createCode({ maxTotal: 1 })
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        post(client, '/api/binky/bestellen', {
          ...CUSTOMER,
          email: `k${index}@example.nl`,
          actiecode: 'TIEN',
        })
      )
    )
    const statuses = replies.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [200, ...Array.from({ length: 9 }, () => 422)])
    await code.refresh()
    assert.equal(code.usedTotal, 1)
    assert.lengthOf(await Order.all(), 1)
  })

  test('a mailbox has its own number of places of a code, however it is spelled and with presses at once', async ({
    client,
    assert,
  }) => {
    await createCode({ maxPerEmail: 2 })
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        post(client, '/api/binky/bestellen', {
          ...CUSTOMER,
          naam: `Noor ${index}`,
          email: ['noor@example.nl', 'NOOR@example.nl', 'noor+win@example.nl'][index % 3],
          actiecode: 'TIEN',
        })
      )
    )
    assert.lengthOf(
      replies.filter((answer) => answer.status() === 200),
      2
    )
    assert.lengthOf(await DiscountCodeRedemption.all(), 2)
    const other = await post(client, '/api/binky/bestellen', {
      ...CUSTOMER,
      email: 'tim@example.nl',
      actiecode: 'TIEN',
    })
    other.assertStatus(200)
  })

  test('a failed payment frees its place, and a retry takes it again', async ({
    client,
    assert,
  }) => {
    const code = await createCode({ maxTotal: 1 })
    await post(client, '/api/binky/bestellen', { ...CUSTOMER, actiecode: 'TIEN' })
    await simulator.control.decide(firstOf(simulator.control.payments()).id, 'failed', {
      webhook: 'direct',
    })
    await code.refresh()
    assert.equal(code.usedTotal, 0)

    const order = await Order.firstOrFail()
    const again = await post(client, `/api/bestelling/${order.token}/betalen`, {})
    again.assertStatus(200)
    await code.refresh()
    assert.equal(code.usedTotal, 1)
    assert.equal(simulator.control.payments()[0]?.cents, 1350)
  })

  test('a payment that nobody finished frees its place once it expired, also without a webhook', async ({
    client,
    assert,
  }) => {
    const code = await createCode({ maxTotal: 1 })
    await post(client, '/api/binky/bestellen', { ...CUSTOMER, actiecode: 'TIEN' })
    const { id } = firstOf(simulator.control.payments())
    await simulator.control.decide(id, 'expired', { webhook: 'never' })
    const reconciler = await app.container.make(ReconcilePayments)
    await reconciler.execute(DateTime.utc().plus({ minutes: 16 }))
    await code.refresh()
    assert.equal(code.usedTotal, 0)
    const other = { ...CUSTOMER, email: 'tim@example.nl', actiecode: 'TIEN' }
    ;(await post(client, '/api/binky/bestellen', other)).assertStatus(200)
  })

  test('a retry without a free place is refused and changes nothing', async ({
    client,
    assert,
  }) => {
    await createCode({ maxTotal: 1 })
    await post(client, '/api/binky/bestellen', { ...CUSTOMER, actiecode: 'TIEN' })
    await simulator.control.decide(firstOf(simulator.control.payments()).id, 'failed', {
      webhook: 'direct',
    })
    const first = await Order.firstOrFail()
    await post(client, '/api/binky/bestellen', {
      ...CUSTOMER,
      email: 'tim@example.nl',
      actiecode: 'TIEN',
    })

    const again = await post(client, `/api/bestelling/${first.token}/betalen`, {})
    again.assertStatus(409)
    assert.match(again.body().message, /actiecode/)
    await first.refresh()
    assert.equal(first.status, 'mislukt')
    assert.lengthOf(await Payment.query().where('order_id', first.id), 1)
  })

  test('a customer sees the total beside the button without taking a place of the code', async ({
    client,
    assert,
  }) => {
    const code = await createCode({ maxTotal: 1 })
    const response = await post(client, '/api/binky/korting', { actiecode: 'tien' })
    response.assertStatus(200)
    response.assertBody({ korting: '1.50', totaal: '13.50' })
    await code.refresh()
    assert.equal(code.usedTotal, 0)

    const unknown = await post(client, '/api/binky/korting', { actiecode: 'nee' })
    unknown.assertStatus(422)
  })
})
