import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import type { Data } from '@generated/data'
import { checkShop } from '#app/shop/payments/check_shop'
import { ERASED, pseudonym } from '#app/shop/retention/erasure'
import AuditEntry from '#models/admin/audit_entry'
import Mail from '#models/shop/mail'
import Invoice from '#models/shop/money/invoice'
import Setting from '#models/shop/setting'
import Order from '#models/shop/order'
import OrderEvent from '#models/shop/order_event'
import { loggedIn, type Browser } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { pdfText } from '#tests/helpers/core/pdf_text'
import { pageProps } from '#tests/helpers/page_props'
import { firstOf, itemAt, lastOf, onlyOf, present } from '#tests/helpers/present'
import { agreed, BOOKING, pageOf } from '#tests/helpers/shop/bookings'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import { codeOfVoucher, createVoucher } from '#tests/helpers/shop/vouchers'
import {
  placeOrder,
  CUSTOMER,
  withSimulator,
  cleanUpSimulator,
} from '#tests/helpers/shop/shop_calls'
import type { Simulator } from '#simulator/server'

const API = '/api/dashboard/bestelling'
const RIGHT = { naam: 'Noor van der Vries', email: CUSTOMER.email, adres: 'Dorpsstraat 21' }
const DETAILS = { ...RIGHT, postcode: '3911 AB', plaats: 'Rhenen' }

type Books = Pick<Data.Shop.Bookkeeping.Books, 'rates' | 'total' | 'vatReturn' | 'open' | 'wrong'>

const booksOf = async (admin: Browser) =>
  pageProps<{ books: Books }>(await admin.open('/dashboard/boekhouding')).books

/** What the return and the totals say, apart from how many papers there are. */
async function figuresOf(admin: Browser) {
  const { rates, total, vatReturn, open } = await booksOf(admin)
  const { count: _count, ...net } = total.net
  return {
    net,
    vatReturn,
    open,
    rates: rates.map(({ net: { inclCents, vatCents } }) => [inclCents, vatCents]),
  }
}

/** The sums of the columns with amounts in the CSV. */
async function csvSums(admin: Browser) {
  const csv = (await admin.open('/dashboard/boekhouding/facturen/csv')).text()
  const rows = csv.trim().split('\r\n').slice(1)
  return [7, 8, 9, 10].map((column) =>
    rows.reduce((sum, row) => sum + Number(itemAt(row.split(';'), column).replace(',', '')), 0)
  )
}

test.group('An invoice made anew', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const paid = async (client: ApiClient, fields: object = {}) => {
    const { payment } = await placeOrder(client, simulator, 'binky', fields)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    return Order.query().orderBy('id', 'desc').firstOrFail()
  }

  const correctDetails = (admin: Browser, { id }: Order, fields: object = {}) =>
    admin.send('put', `${API}/${id}/gegevens`, { ...DETAILS, ...fields })

  const reissue = (admin: Browser, { id }: Pick<Order, 'id'>, invoice: string) =>
    admin.post(`${API}/${id}/factuur`, { factuur: invoice })

  const refund = (admin: Browser, { id }: Order, amount: string) =>
    admin.post(`${API}/${id}/terugbetalen`, {
      ...{ bedrag: amount, reden: 'test', sleutel: crypto.randomUUID() },
    })

  const detail = async (admin: Browser, { id }: Order) =>
    pageProps<{ order: Data.Shop.Orders.OrderDetail }>(
      await admin.open(`/dashboard/bestellingen/${id}`)
    ).order

  const papers = () => Invoice.query().orderBy('id')
  const current = () => Invoice.query().whereNotNull('invoice_for_order').firstOrFail()
  const booksAddUp = () => checkShop(DateTime.utc())

  test('a customer with a corrected address gets a credit note, a new invoice, and one mail with both', async ({
    client,
    assert,
  }) => {
    const mailbox = await new Mailbox().open()
    try {
      const order = await paid(client)
      const admin = await loggedIn(client)
      const first = await current()
      const path = `/bestelling/${order.token}/factuur`
      const former = (await client.get(path)).body() as Buffer
      assert.isNull((await detail(admin, order)).reissue)
      const [figures, sums] = [await figuresOf(admin), await csvSums(admin)]

      ;(await correctDetails(admin, order)).assertStatus(200)
      const offer = present((await detail(admin, order)).reissue, 'the offer')
      assert.equal(offer.number, first.number)
      assert.isTrue(offer.mandatory)
      assert.include(offer.printed, CUSTOMER.naam)
      assert.include(offer.becomes, RIGHT.naam)
      ;(await reissue(admin, order, first.number)).assertStatus(200)

      const [, note, made] = await papers()
      const { content } = present(note, 'the credit note')
      assert.equal(content.forInvoice?.number, first.number)
      assert.equal(content.buyer.name, CUSTOMER.naam)
      assert.equal(made?.content.buyer.name, RIGHT.naam)
      assert.equal(made?.content.buyer.address, RIGHT.adres)
      assert.equal(content.totalCents, -first.amountCents)
      assert.deepEqual(made?.content.vat, first.content.vat)
      assert.isNull((await detail(admin, order)).reissue)
      assert.deepEqual(await figuresOf(admin), figures)
      assert.deepEqual(await csvSums(admin), sums)
      assert.deepEqual([await booksAddUp(), (await booksOf(admin)).wrong], [[], []])
      const csv = (await admin.open('/dashboard/boekhouding/facturen/csv')).text()
      const paidOn = csv.split('\r\n').filter((row) => /tr_\w+/.test(row))
      assert.include(
        onlyOf(paidOn),
        made?.number ?? '?',
        'the payment is with the invoice that counts'
      )

      const now = await pdfText((await client.get(path)).body() as Buffer)
      for (const part of [RIGHT.naam, RIGHT.adres, `${first.number} van`]) assert.include(now, part)
      const old = (await client.get(`${path}/${first.number}`)).body() as Buffer
      assert.isTrue(old.equals(former), 'the first invoice stays as it was')
      const shown = pageProps<{ order: Data.Shop.Orders.MyOrder }>(
        await client.get(`/bestelling/${order.token}`)
      ).order.papers
      assert.deepEqual(
        shown.map(({ replaced }) => replaced),
        [true, false, false]
      )

      await Mail.query().whereNot('kind', 'factuur_vervangen').delete()
      await drainQueue()
      const mail = onlyOf(
        mailbox.mails.filter(({ subject }) => subject?.includes(made?.number ?? '?'))
      )
      assert.deepEqual(
        mail.attachments.map(({ filename }) => filename),
        [`factuur-${made?.number}.pdf`, `creditnota-${note?.number}.pdf`]
      )
      assert.include(textOf(mail), `${path}/${note?.number}/webpagina`)
      const entry = onlyOf(await AuditEntry.query().where('what', 'invoice_reissued'))
      assert.deepEqual(JSON.parse(entry.data), { van: first.number, naar: made?.number })
    } finally {
      await mailbox.close()
    }
  })

  test('presses at the same moment, and the same press later, make one correction', async ({
    client,
    assert,
  }) => {
    const order = await paid(client)
    const admin = await loggedIn(client)
    await correctDetails(admin, order)
    const { number } = await current()
    const press = () => reissue(admin, order, number)
    for (const answer of await Promise.all([1, 2, 3, 4, 5, 6].map(press))) answer.assertStatus(200)
    ;(await press()).assertStatus(200)
    assert.lengthOf(await papers(), 3)
    assert.lengthOf(await Mail.query().where('kind', 'factuur_vervangen'), 1)
    assert.deepEqual(await booksAddUp(), [])
  })

  test('many orders at the same moment, with refunds between, leave no gap and no wrong sum', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const orders: Order[] = []
    for (let index = 0; index < 6; index++)
      orders.push(await paid(client, { email: `k${index}@example.nl` }))
    for (const order of orders) await correctDetails(admin, order, { email: order.email })
    const numbers = await Promise.all(
      orders.map(async ({ id }) => (await Invoice.findByOrFail('invoiceForOrder', id)).number)
    )
    await Promise.all(
      orders.flatMap((order, index) => [
        reissue(admin, order, itemAt(numbers, index)),
        refund(admin, order, '5,00'),
        reissue(admin, order, itemAt(numbers, index)),
      ])
    )
    assert.deepEqual(await booksAddUp(), [])
    const { total } = await booksOf(admin)
    assert.equal(total.net.inclCents, 6 * 1000)
    for (const { id } of orders) {
      const own = await Invoice.query().where('order_id', id)
      assert.lengthOf(own, 4)
      assert.equal(
        own.reduce((sum, { amountCents }) => sum + amountCents, 0),
        1000
      )
    }
  })

  test('only the rest is invoiced anew after a refund of a part, and the next refund names the newest invoice', async ({
    client,
    assert,
  }) => {
    const order = await paid(client)
    const admin = await loggedIn(client)
    ;(await refund(admin, order, '3,33')).assertStatus(200)
    const figures = await figuresOf(admin)
    await correctDetails(admin, order)
    ;(await reissue(admin, order, (await current()).number)).assertStatus(200)
    const made = await current()
    assert.equal(made.amountCents, 1167)
    assert.deepEqual(await figuresOf(admin), figures)
    assert.deepEqual(await booksAddUp(), [])

    ;(await refund(admin, order, '11,67')).assertStatus(200)
    const note = lastOf(await papers())
    assert.equal(note.content.forInvoice?.number, made.number)
    assert.deepEqual([note.amountCents, (await booksOf(admin)).total.net.vatCents], [-1167, 0])
    assert.deepEqual(await booksAddUp(), [])

    await correctDetails(admin, order, { naam: 'Nog een naam' })
    const refused = await reissue(admin, order, made.number)
    refused.assertStatus(409)
    assert.equal(refused.body().reden, 'alles_gecrediteerd')
  })

  test('a second correction takes back the newest invoice', async ({ client, assert }) => {
    const order = await paid(client)
    const admin = await loggedIn(client)
    await correctDetails(admin, order)
    await reissue(admin, order, (await current()).number)
    const second = await current()
    await correctDetails(admin, order, { naam: 'Noor Vries' })
    await reissue(admin, order, second.number)
    const [, , , note, third] = await papers()
    assert.equal(note?.content.forInvoice?.number, second.number)
    assert.equal(third?.content.buyer.name, 'Noor Vries')
    assert.deepEqual(await booksAddUp(), [])
  })

  test('a change that makes no sense is refused with a reason, and changes nothing', async ({
    client,
    assert,
  }) => {
    const order = await paid(client)
    const admin = await loggedIn(client)
    const { number } = await current()
    const same = await reissue(admin, order, number)
    assert.deepEqual([same.status(), same.body().reden], [409, 'niets_gewijzigd'])
    await correctDetails(admin, order)
    const other = await reissue(admin, order, '2020-00001')
    assert.deepEqual([other.status(), other.body().reden], [409, 'geen_factuur'])
    ;(await reissue(admin, order, 'geen nummer')).assertStatus(422)

    await placeOrder(client, simulator, 'binky', { email: 'open@example.nl' })
    const open = await Order.findByOrFail('email', 'open@example.nl')
    await correctDetails(admin, open, { email: 'open@example.nl' })
    assert.isNull((await detail(admin, open)).reissue)
    const none = await reissue(admin, open, number)
    assert.deepEqual([none.status(), none.body().reden], [409, 'geen_factuur'])
    assert.lengthOf(await papers(), 1)
    assert.lengthOf(await Mail.query().where('kind', 'factuur_vervangen'), 0)
  })

  test('the part that a voucher paid stays paid with it, and an invoice without VAT stays without', async ({
    client,
    assert,
  }) => {
    await Setting.create({ name: 'shop', value: JSON.stringify({ kor: true }) })
    const voucher = await createVoucher(500)
    const order = await paid(client, { cadeaubon: codeOfVoucher(voucher) })
    const admin = await loggedIn(client)
    const [figures, sums] = [await figuresOf(admin), await csvSums(admin)]
    /** The shop leaves the scheme, which changes nothing about what was sold under it. */
    await Setting.query()
      .where('name', 'shop')
      .update({ value: JSON.stringify({ kor: false }) })
    await correctDetails(admin, order)
    ;(await reissue(admin, order, (await current()).number)).assertStatus(200)
    const { content } = await current()
    assert.isNull(content.vat)
    assert.equal(content.voucherCents, 500)
    assert.deepEqual([await figuresOf(admin), await csvSums(admin)], [figures, sums])
    assert.deepEqual(await booksAddUp(), [])
  })

  test('the corrected organisation of a booking on account reaches its order and its new invoice', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await agreed(
      { onAccount: true },
      {
        ...{ buyer: 'business', organisation: 'Bakkerij De Vreis' },
        billingAddress: 'Postbus 1, 3900 AA Veenendaal',
      }
    )
    await admin.post(`/api/dashboard/boeking/${booking.id}/factuur`)
    const order = await Order.firstOrFail()
    const first = await current()
    const [figures, sums] = [await figuresOf(admin), await csvSums(admin)]
    const saved = await admin.send('put', `/api/dashboard/boeking/${booking.id}`, {
      ...{ ...BOOKING, klant: 'zakelijk', organisatie: 'Bakkerij De Vries' },
      factuuradres: 'Postbus 11, 3900 AA Veenendaal',
    })
    saved.assertStatus(200)
    assert.equal((await order.refresh()).address, 'Postbus 11, 3900 AA Veenendaal')
    const told = await OrderEvent.query().where({ orderId: order.id, kind: 'details_changed' })
    assert.equal(onlyOf(told).details, 'address')
    const elsewhere = await correctDetails(admin, order)
    assert.deepEqual([elsewhere.status(), elsewhere.body().reden], [409, 'van_avond'])

    const { money } = pageProps<{ booking: Data.Shop.Bookings.Booking }>(
      await admin.open(`/dashboard/boekingen/${booking.id}`)
    ).booking
    const offer = onlyOf(money.reissues)
    assert.equal(firstOf(offer.becomes), 'Bakkerij De Vries')
    const press = () => reissue(admin, order, offer.number)
    for (const answer of await Promise.all([press(), press(), press()])) answer.assertStatus(200)
    const made = await current()
    assert.deepInclude(made.content, { dueOn: first.content.dueOn, paidAt: null })
    assert.equal(made.content.buyer.name, 'Bakkerij De Vries')

    const after = await figuresOf(admin)
    assert.deepEqual(
      { ...after, open: [] },
      { ...figures, open: [] },
      'nothing but the number of what is outstanding changes'
    )
    assert.equal(onlyOf(after.open).number, made.number)
    assert.equal(onlyOf(after.open).openCents, onlyOf(figures.open).openCents)
    assert.deepEqual(await csvSums(admin), sums)
    const ubl = await admin.open(`/dashboard/boekhouding/facturen/${made.number}/ubl`)
    assert.include(ubl.text(), `<cbc:ID>${first.number}</cbc:ID>`)

    const page = await client.get(pageOf(booking))
    for (const { number } of await papers()) page.assertTextIncludes(number)
    await admin.post(`/api/dashboard/boeking/${booking.id}/bank`, { deel: 'alles' })
    assert.deepEqual((await figuresOf(admin)).open, [])
    assert.deepEqual(await booksAddUp(), [])
  })

  test('an order whose customer was erased stays so when its booking is changed', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await agreed({ onAccount: true })
    await admin.post(`/api/dashboard/boeking/${booking.id}/factuur`)
    const order = await Order.firstOrFail()
    const erased = { name: ERASED, email: pseudonym(order.id) }
    await order.merge(erased).save()
    const changed = { ...BOOKING, naam: 'Noor van der Vries' }
    const saved = await admin.send('put', `/api/dashboard/boeking/${booking.id}`, changed)
    saved.assertStatus(200)
    assert.deepInclude((await order.refresh()).toJSON(), erased)
  })
})
