import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { checkShop } from '#app/shop/payments/check_shop'
import Invoice from '#models/shop/money/invoice'
import Order from '#models/shop/order'
import { loggedIn, type Browser } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { lastOf, onlyOf } from '#tests/helpers/present'
import { brokenRules } from '#tests/helpers/shop/en16931'
import { agreed } from '#tests/helpers/shop/bookings'

const BUSINESS = {
  ...{ buyer: 'business' as const, organisation: 'Bakkerij De Vries & Zonen' },
  billingAddress: 'Postbus 1, 3900 AA Veenendaal',
}

type Shown = {
  books: {
    total: { net: { inclCents: number } }
    open: { number: string; name: string; dueOn: string | null; openCents: number }[]
    openCents: number
    eu: { year: { dutchCents: number; unknownCents: number } }
    wrong: string[]
  }
}

const booksOf = async (browser: Browser) =>
  pageProps<Shown>(await browser.open('/dashboard/boekhouding')).books

test.group('An evening in the books', (group) => {
  group.each.setup(() => emptyShop())

  test('an evening on account is sold and outstanding, with an electronic invoice, until it is paid at the bank', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await agreed({ onAccount: true }, BUSINESS)
    const call = (what: string, data: object = {}) =>
      admin.post(`/api/dashboard/boeking/${booking.id}/${what}`, data)
    ;(await call('factuur')).assertStatus(200)
    const { number, amountCents, content } = await Invoice.firstOrFail()

    const before = await booksOf(admin)
    assert.equal(before.total.net.inclCents, amountCents)
    assert.deepInclude(onlyOf(before.open), {
      ...{ number, name: BUSINESS.organisation, openCents: amountCents },
      dueOn: content.dueOn,
    })
    assert.equal(before.eu.year.unknownCents, 0, 'an evening is in the Netherlands')
    assert.deepEqual(before.wrong, [])

    const ubl = await admin.open(`/dashboard/boekhouding/facturen/${number}/ubl`)
    ubl.assertStatus(200)
    for (const part of [
      'Bakkerij De Vries &amp; Zonen',
      '<cbc:PostalZone>3900 AA</cbc:PostalZone>',
      `<cbc:DueDate>${content.dueOn}</cbc:DueDate>`,
      `<cbc:PayableAmount currencyID="EUR">${(amountCents / 100).toFixed(2)}<`,
    ])
      assert.include(ubl.text(), part)

    ;(await call('bank', { deel: 'alles' })).assertStatus(200)
    const after = await booksOf(admin)
    assert.deepEqual([after.openCents, after.open.length], [0, 0])
    assert.deepEqual(await checkShop(DateTime.utc()), [])
  })

  test('the electronic papers of a deposit, the rest, a discount and money given back keep the rules of EN 16931', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const extras = { lines: [{ description: 'Drankjes', cents: 3_655 }], discountCents: 2_550 }
    const booking = await agreed({ depositCents: 10_000, extras }, BUSINESS)
    for (const part of ['aanbetaling', 'rest'])
      (await admin.post(`/api/dashboard/boeking/${booking.id}/bank`, { deel: part })).assertStatus(
        200
      )
    const orders = await Order.query().orderBy('id')
    ;(
      await admin.post(`/api/dashboard/bestelling/${lastOf(orders).id}/terugbetalen`, {
        ...{ bedrag: '33.33', reden: 'Tegemoetkoming', sleutel: 'een-sleutel-van-16' },
      })
    ).assertStatus(200)

    const papers = await Invoice.query().orderBy('id')
    assert.deepEqual(
      papers.map(({ kind }) => kind),
      ['factuur', 'factuur', 'creditnota']
    )
    for (const { number } of papers) {
      const ubl = await admin.open(`/dashboard/boekhouding/facturen/${number}/ubl`)
      ubl.assertStatus(200)
      assert.deepEqual(brokenRules(ubl.text()), [], number)
    }
  })

  test('the credit note of an evening that is called off unpaid takes the sale back', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await agreed({ onAccount: true }, BUSINESS)
    await admin.post(`/api/dashboard/boeking/${booking.id}/factuur`)
    await admin.post(`/api/dashboard/boeking/${booking.id}/afzeggen`, { mailen: false })
    const { total, open, wrong } = await booksOf(admin)
    assert.equal(total.net.inclCents, 0)
    assert.deepEqual([open, wrong], [[], []])
  })
})
