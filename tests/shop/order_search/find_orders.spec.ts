import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import { loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { onlyOf, present } from '#tests/helpers/present'
import { invoiceOf, orderOf, refundOf } from '#tests/helpers/shop/stored_records'
import type { Data } from '@generated/data'

type List = {
  orders: Data.Shop.Orders.OrderRow[]
  filter: { from: string | null; until: string | null }
  dayErrors: Record<string, string[]>
  count: number
  pages: number
}

const at = (moment: string) => DateTime.fromISO(moment, { zone: 'Europe/Amsterdam' }).toUTC()

const list = async (client: ApiClient, query: Record<string, string>) => {
  const admin = await loggedIn(client)
  const address = `/dashboard/bestellingen?${new URLSearchParams(query).toString()}`
  return pageProps<List>(await admin.open(address))
}

const stands = (found: List) => found.orders.map(({ statusText }) => statusText)

test.group('Finding an order', (group) => {
  group.each.setup(() => emptyShop())

  test('an order is found by {what}')
    .with([
      { what: 'the number of its invoice', typed: '2026-00001' },
      { what: 'what the provider calls its payment', typed: 'tr_zoek' },
      { what: 'what the provider calls its refund', typed: 're_zoek' },
      { what: 'the postcode', typed: '3511 AB' },
      { what: 'the postcode without its space', typed: '3511ab' },
      { what: 'half of the postcode', typed: '3511' },
      { what: 'the place', typed: 'utrecht' },
      { what: 'the street', typed: 'oudegracht' },
      { what: 'the order number without its dash', typed: 'ekekmv4ykt' },
      { what: 'the order number with it', typed: 'EK-EKMV4YKT' },
    ])
    .run(async ({ client, assert }, { typed }) => {
      await orderOf(at('2026-11-01'))
      const order = await orderOf(at('2026-11-02'))
      await order
        .merge({ number: 'EK-EKMV4YKT', postcode: '3511 AB', city: 'Utrecht' })
        .merge({ address: 'Oudegracht 1' })
        .save()
      await Payment.query().where('order_id', order.id).update({ providerId: 'tr_Zoek' })
      const refund = await refundOf(order, at('2026-11-03'), 100)
      await refund.merge({ providerId: 're_Zoek' }).save()
      await invoiceOf(order, at('2026-11-02'))

      const found = await list(client, { zoek: typed })
      assert.equal(onlyOf(found.orders).number, 'EK-EKMV4YKT')
    })

  test('an order is found by the days on which it was ordered, on a Dutch calendar, both included', async ({
    client,
    assert,
  }) => {
    for (const moment of ['2026-10-31T23:59', '2026-11-01T00:01', '2026-11-02T23:59'])
      await orderOf(at(moment))
    await orderOf(at('2026-11-03T00:01'))
    assert.equal((await list(client, { van: '2026-11-01', tot: '2026-11-02' })).count, 2)
    assert.equal((await list(client, { van: '2026-11-01' })).count, 3)
    assert.equal((await list(client, { tot: '2026-10-31' })).count, 1)

    const admin = await loggedIn(client)
    const csv = await admin.open('/dashboard/bestellingen/csv?van=2026-11-01&tot=2026-11-02')
    assert.lengthOf(csv.text().trim().split('\r\n'), 3)
  })

  test('a day that does not exist is told beside its field, and the list stays', async ({
    client,
    assert,
  }) => {
    await orderOf(at('2026-11-01'))
    const odd = await list(client, { van: '2026-02-31', tot: 'morgen' })
    assert.equal(odd.count, 1)
    assert.deepEqual(odd.filter.from, null)
    assert.deepEqual(odd.dayErrors, {
      van: ['Deze dag bestaat niet.'],
      tot: ['Deze dag bestaat niet.'],
    })
    const turned = await list(client, { van: '2026-11-02', tot: '2026-11-01' })
    assert.deepEqual(turned.dayErrors, { tot: ['De laatste dag ligt vóór de eerste.'] })
    assert.equal(turned.count, 0)
  })

  test('an order that was partly paid back says so in list, filter, heading and CSV, and one whose second payment went back does not', async ({
    client,
    assert,
  }) => {
    const partly = await orderOf(at('2026-11-01'))
    await Payment.query().where('order_id', partly.id).update({ refundedCents: 500 })
    const whole = await orderOf(at('2026-11-02'))
    await Payment.create({
      ...{ orderId: whole.id, idempotencyKey: 'second', providerId: 'tr_second' },
      ...{ status: 'betaald', amountCents: 1750, refundedCents: 1750 },
    })

    const found = await list(client, { status: 'deels_terugbetaald' })
    assert.equal(onlyOf(found.orders).number, partly.number)
    assert.deepEqual(stands(await list(client, {})), ['betaald', 'betaald, deels terugbetaald'])
    const admin = await loggedIn(client)
    const page = await admin.open(`/dashboard/bestellingen/${partly.id}`)
    const { order } = pageProps<{ order: Data.Shop.Orders.OrderDetail }>(page)
    assert.equal(order.statusText, 'betaald, deels terugbetaald')
    const csv = await admin.open('/dashboard/bestellingen/csv?status=deels_terugbetaald')
    assert.include(csv.text(), ';betaald, deels terugbetaald;')
  })

  test('an order whose payment was {attempt} reads as {text}')
    .with([
      { attempt: 'mislukt' as const, text: 'betaling mislukt' },
      { attempt: 'geannuleerd' as const, text: 'betaling afgebroken' },
      { attempt: 'verlopen' as const, text: 'betaling verlopen' },
    ])
    .run(async ({ client, assert }, { attempt, text }) => {
      const order = await orderOf(at('2026-11-01'), { status: 'mislukt' })
      await Payment.query().where('order_id', order.id).update({ status: attempt })
      assert.deepEqual(stands(await list(client, { status: 'mislukt' })), [text])
    })

  test('the list keeps the filter from page to page', async ({ client, assert }) => {
    const first = await orderOf(at('2026-10-01'))
    await Order.createMany(
      Array.from({ length: 26 }, (_, index) => ({
        ...{ number: `EK-P${index}`, token: `p-${index}`, requestKey: `p-${index}` },
        ...{ itemName: 'binky', name: 'Ab', email: 'ab@example.nl', city: 'Utrecht' },
        ...{ priceCents: 1500, discountCents: 0, totalCents: 1500, status: 'open' as const },
        createdAt: at('2026-11-01'),
      }))
    )
    const query = { zoek: 'utrecht', status: 'open', spel: 'binky', van: '2026-11-01' }
    const last = await list(client, { ...query, bladzijde: '2' })
    assert.equal(last.pages, 2)
    assert.lengthOf(last.orders, 1)
    assert.notInclude(
      last.orders.map(({ id }) => id),
      present(first.id, 'the older order')
    )
  })
})
