import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { refundOrder } from '#app/shop/refunds/refund_order'
import { KOR_SENTENCE } from '#domain/shop/invoices/vat'
import Admin from '#models/admin/admin'
import Order from '#models/shop/order'
import Invoice from '#models/shop/money/invoice'
import Setting from '#models/shop/setting'
import OrderEvent from '#models/shop/order_event'
import Delivery from '#models/shop/delivery'
import { Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pdfText } from '#tests/helpers/core/pdf_text'
import {
  placeOrder,
  CUSTOMER,
  withSimulator,
  post,
  cleanUpSimulator,
} from '#tests/helpers/shop/shop_calls'
import type { Simulator } from '#simulator/server'
import env from '#start/env'
import { headerOf, present } from '#tests/helpers/present'

const YEAR = new Intl.DateTimeFormat('nl', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
}).format(new Date())

test.group('Invoices', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const paid = async (client: ApiClient, path = 'binky', fields: object = {}) => {
    const { payment } = await placeOrder(client, simulator, path, fields)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    return Order.query().orderBy('id', 'desc').firstOrFail()
  }

  const refunded = async (order: Order, cents: number) => {
    const admin = await Admin.firstOrCreate(
      { email: 'bea@example.nl' },
      { name: 'Bea', password: 'een lang wachtwoord' }
    )
    const outcome = await refundOrder({
      orderId: order.id,
      cents,
      reason: 'test',
      key: crypto.randomUUID(),
      admin,
    })
    return outcome.ok
  }

  const numbers = async (kind: string) => {
    const invoices = await Invoice.query().where({ kind }).orderBy('sequence_number')
    return invoices.map(({ number }) => number)
  }

  test('an invoice writes what a customer typed whole', async ({ client, assert }) => {
    const buyer = { naam: 'Łukasz Şahin', adres: 'Řehořova 12', plaats: 'Győr' }
    const { token } = await paid(client, 'binky', buyer)
    const text = await pdfText((await client.get(`/bestelling/${token}/factuur`)).body() as Buffer)
    for (const part of [buyer.naam, buyer.adres, `3911 AB ${buyer.plaats}`])
      assert.include(text, part)
  })

  test('a paid order has an invoice with all that the law wants on it', async ({
    client,
    assert,
  }) => {
    const { token, number } = await paid(client)
    const answer = await client.get(`/bestelling/${token}/factuur`)
    answer.assertStatus(200)
    answer.assertHeader('content-type', 'application/pdf')
    answer.assertHeader('cache-control', 'no-store')
    answer.assertHeader('x-robots-tag', 'noindex, nofollow')
    assert.include(
      headerOf(answer, 'content-disposition'),
      `attachment; filename="factuur-${YEAR}-00001.pdf"`
    )
    const text = await pdfText(answer.body() as Buffer)
    for (const part of [
      'Factuur',
      `${YEAR}-00001`,
      number,
      CUSTOMER.naam,
      CUSTOMER.email,
      env.shop.name,
      env.shop.address,
      env.shop.kvk,
      env.shop.vatId,
      'Totaal exclusief btw € 12,40',
      'Btw 21 % € 2,60',
      'Totaal inclusief btw € 15,00',
    ])
      assert.include(text, part)
    assert.lengthOf(await OrderEvent.query().where('kind', 'invoiced'), 1)
  })

  test('an invoice stays the same to the byte, whatever the customer or the shop is called later', async ({
    client,
    assert,
  }) => {
    const order = await paid(client)
    const path = `/bestelling/${order.token}/factuur`
    const atFirst = (await client.get(path)).body() as Buffer
    await order.merge({ name: 'Iemand anders' }).save()
    const later = (await client.get(path)).body() as Buffer
    assert.isTrue(atFirst.equals(later))
  })

  test('the invoice of a posted game shows the address and the discount', async ({
    client,
    assert,
  }) => {
    await db.table('discount_codes').insert({
      code: 'TIEN',
      kind: 'percentage',
      value: 10,
      games: '',
      used_total: 0,
      created_at: '2026-01-01 00:00:00',
      updated_at: '2026-01-01 00:00:00',
    })
    const { token } = await paid(client, 'kunstroof', { actiecode: 'TIEN' })
    const text = await pdfText((await client.get(`/bestelling/${token}/factuur`)).body() as Buffer)
    for (const part of [
      'Dorpsstraat 12',
      '3911 AB Rhenen',
      'Korting',
      '€ 12,50',
      '€ -1,25',
      '€ 11,25',
    ])
      assert.include(text, part)
  })

  test('an invoice under the small-business scheme has no VAT: {title}')
    .with([
      { title: 'the owner says so', fields: { kor: true } },
      { title: 'there is no VAT number', fields: { vatId: '' } },
    ])
    .run(async ({ client, assert }, { fields }) => {
      await Setting.create({ name: 'shop', value: JSON.stringify(fields) })
      const { token } = await paid(client)
      const text = await pdfText(
        (await client.get(`/bestelling/${token}/factuur`)).body() as Buffer
      )
      assert.include(text.replaceAll('\n', ' '), KOR_SENTENCE)
      assert.notMatch(text, /\bbtw\b/i)
      assert.equal((await Invoice.firstOrFail()).vatCents, 0)
    })

  test('a free or unpaid order has no invoice, and an unknown link is not found', async ({
    client,
    assert,
  }) => {
    await post(client, '/api/cuneravanrhenen/bestellen', CUSTOMER)
    const free = await Order.firstOrFail()
    ;(await client.get(`/bestelling/${free.token}/factuur`)).assertStatus(404)
    await placeOrder(client, simulator)
    const open = await Order.query().orderBy('id', 'desc').firstOrFail()
    ;(await client.get(`/bestelling/${open.token}/factuur`)).assertStatus(404)
    ;(await client.get('/bestelling/bestaatniet/factuur')).assertStatus(404)
    assert.lengthOf(await Invoice.all(), 0)
  })

  test('a visitor who guesses links has to wait', async ({ client, assert }) => {
    const statuses: number[] = []
    for (let index = 0; index < 31; index++)
      statuses.push((await client.get(`/bestelling/gok${index}/factuur`)).status())
    assert.equal(statuses.at(-1), 429)
  })

  test('an invoice is drawn a number of times a minute, and others are drawn meanwhile', async ({
    client,
    assert,
  }) => {
    const [one, other] = [await paid(client), await paid(client, 'sintjunior')]
    const requests = 20
    const answers = await Promise.all(
      Array.from({ length: requests + 5 }, () => client.get(`/bestelling/${one.token}/factuur`))
    )
    const served = answers.filter((answer) => answer.status() === 200)
    assert.lengthOf(served, requests)
    for (const answer of answers) assert.include([200, 429], answer.status())
    ;(await client.get(`/bestelling/${other.token}/factuur`)).assertStatus(200)
  })

  test('twenty payments at once, one of which fails at our side, leave no gap in the numbers', async ({
    client,
    assert,
  }) => {
    const payments: string[] = []
    for (let index = 0; index < 20; index++) {
      const { payment } = await placeOrder(client, simulator, 'binky', {
        email: `k${index}@example.nl`,
      })
      payments.push(payment)
      await simulator.control.decide(payment, 'paid', { webhook: 'never' })
    }
    const [, unlucky] = await Order.query().orderBy('id')
    /** An obstacle to the delivery rolls back the whole payment. */
    const obstacle = await Delivery.create({
      orderId: present(unlucky, 'unlucky').id,
      kind: 'post',
      token: null,
      fetchCount: 0,
    })
    const webhooks = () =>
      Promise.all(
        payments.map(async (id) =>
          (await client.post('/api/betalingen/webhook').form({ id })).status()
        )
      )
    assert.lengthOf(
      (await webhooks()).filter((status) => status === 200),
      19
    )
    const expected = (count: number) =>
      Array.from({ length: count }, (_, index) => `${YEAR}-${String(index + 1).padStart(5, '0')}`)
    assert.deepEqual(await numbers('factuur'), expected(19))

    await obstacle.delete()
    await webhooks()
    assert.deepEqual(await numbers('factuur'), expected(20))
  })

  test('an order paid before there were invoices gets its number at the first request, once', async ({
    client,
    assert,
  }) => {
    const { token } = await paid(client)
    await Invoice.query().delete()
    await db.from('invoice_numberings').delete()
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => client.get(`/bestelling/${token}/factuur`))
    )
    for (const answer of replies) answer.assertStatus(200)
    assert.deepEqual(await numbers('factuur'), [`${YEAR}-00001`])
  })

  test('refunds in parts are credited to the cent, each with a number in a series of its own', async ({
    client,
    assert,
  }) => {
    const order = await paid(client)
    assert.isTrue(await refunded(order, 333))
    assert.isTrue(await refunded(order, 1167))
    const creditNotes = await Invoice.query().where('kind', 'creditnota').orderBy('id')
    assert.deepEqual(
      creditNotes.map(({ number, amountCents }) => [number, amountCents]),
      [
        [`C${YEAR}-00001`, -333],
        [`C${YEAR}-00002`, -1167],
      ]
    )
    const invoice = await Invoice.findByOrFail('kind', 'factuur')
    assert.equal(
      creditNotes.reduce((sum, { vatCents }) => sum + vatCents, 0),
      -invoice.vatCents
    )
    const answer = await client.get(`/bestelling/${order.token}/creditnota/C${YEAR}-00001`)
    const text = await pdfText(answer.body() as Buffer)
    for (const part of ['Creditnota', `${invoice.number} van`, '€ -3,33', '€ -0,58', '€ -2,75'])
      assert.include(text, part)
    const other = await paid(client, 'binky', { email: 'ander@example.nl' })
    const foreign = await client.get(`/bestelling/${other.token}/creditnota/C${YEAR}-00001`)
    foreign.assertStatus(404)
  })

  test('the owner sees an invoice behind the login, and a visitor does not', async ({
    client,
    assert,
  }) => {
    const order = await paid(client)
    await refunded(order, 500)
    const admin = await loggedIn(client)
    for (const paper of ['factuur', `creditnota/C${YEAR}-00001`]) {
      const path = `/dashboard/bestellingen/${order.id}/${paper}`
      const visit = await new Browser(client).open(path)
      assert.equal(visit.header('location'), '/login')
      const answer = await admin.open(path)
      answer.assertStatus(200)
      answer.assertHeader('content-type', 'application/pdf')
    }
    ;(await admin.open('/dashboard/bestellingen/999999/factuur')).assertStatus(404)
  })
})
