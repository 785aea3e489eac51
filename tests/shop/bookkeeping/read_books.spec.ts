import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { createCreditNote, createInvoice } from '#app/shop/invoices/create_invoice'
import { checkShop } from '#app/shop/payments/check_shop'
import { refundOrder } from '#app/shop/refunds/refund_order'
import { dayOf } from '#domain/dutch_time'
import Admin from '#models/admin/admin'
import Invoice from '#models/shop/money/invoice'
import Order from '#models/shop/order'
import Setting from '#models/shop/setting'
import type { Simulator } from '#simulator/server'
import { ADMIN, type Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { present } from '#tests/helpers/present'
import {
  cleanUpSimulator,
  CUSTOMER,
  placeOrder,
  post,
  withSimulator,
} from '#tests/helpers/shop/shop_calls'
import * as dossier from '#tests/helpers/shop/stored_records'
import { codeOfVoucher, createVoucher } from '#tests/helpers/shop/vouchers'
import { readableVoucherCode } from '#domain/shop/vouchers/voucher_code'

type Sum = { count: number; exclCents: number; vatCents: number; inclCents: number }
type Shown = {
  period: { name: string; next: string | null; other: string }
  books: {
    rates: { percentage: number | null; invoices: Sum; creditNotes: Sum; net: Sum }[]
    total: { invoices: Sum; creditNotes: Sum; net: Sum }
    months: (Sum & { name: string })[]
    open: { number: string; openCents: number; owedCents: number }[]
    openCents: number
    owedCents: number
    eu: { state: string; year: { dutchCents: number; unknownCents: number } }
    wrong: string[]
  }
}

const read = async (browser: Browser, period = '') => {
  const page = await browser.open(`/dashboard/boekhouding${period && `?periode=${period}`}`)
  page.assertStatus(200)
  return pageProps<Shown>(page)
}

test.group('The books', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const bought = async (client: ApiClient, path = 'binky', fields: object = {}) => {
    const { payment } = await placeOrder(client, simulator, path, fields)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    return { order: await Order.query().orderBy('id', 'desc').firstOrFail(), payment }
  }

  const refunded = async ({ id }: Order, cents: number) => {
    const admin = await Admin.firstOrCreate({ email: ADMIN.email }, { name: 'Eigenaar', ...ADMIN })
    const outcome = await refundOrder({
      ...{ orderId: id, cents, reason: 'test', key: randomUUID(), admin },
    })
    return outcome.ok
  }

  /** A quarter in which everything has happened that can happen to money. */
  async function busyQuarter(client: ApiClient) {
    const codes = { code: 'TIEN', kind: 'percentage', value: 10, games: '', used_total: 0 }
    const made = { created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00' }
    await db.table('discount_codes').insert({ ...codes, ...made })

    await bought(client)
    await bought(client, 'sintjunior')
    const { order: parts } = await bought(client, 'kunstroof', { actiecode: 'TIEN' })
    for (const cents of [333, 1, 250]) await refunded(parts, cents)
    const { order: whole } = await bought(client, 'binky')
    await refunded(whole, 1500)

    const part = await createVoucher(500)
    const { order: mixed } = await bought(client, 'binky', {
      cadeaubon: readableVoucherCode(codeOfVoucher(part)),
    })
    await refunded(mixed, 1200)
    const large = await createVoucher(5000)
    await placeOrderWithVoucher(client, readableVoucherCode(codeOfVoucher(large)))

    const { payment: disputed } = await bought(client, 'kunstroof')
    await simulator.control.chargeBack(disputed)
    await placeOrder(client, simulator, 'binky')
  }

  /** An order that a voucher pays whole asks nothing of the provider. */
  async function placeOrderWithVoucher(client: ApiClient, cadeaubon: string) {
    const placed = await post(client, '/api/sintsenior/bestellen', { ...CUSTOMER, cadeaubon })
    placed.assertStatus(200)
  }

  test('a quarter adds up to the cent to what orders, payments and refunds say by another way', async ({
    client,
    assert,
  }) => {
    await busyQuarter(client)
    const { books } = await read(await loggedIn(client))
    const other = await countedFromMoney()
    assert.deepEqual(books.total.invoices, other.invoices)
    assert.deepEqual(books.total.creditNotes, other.creditNotes)
    assert.equal(books.openCents, other.openCents)
    assert.isAbove(other.creditNotes.count, 4)
    assert.isAbove(other.openCents, 0)
    assert.equal(books.owedCents, 0)
    assert.deepEqual(books.wrong, [])
    assert.deepEqual(await checkShop(DateTime.utc()), [])
  })

  test('the csv of the papers adds up to the same as the books', async ({ client, assert }) => {
    await busyQuarter(client)
    const browser = await loggedIn(client)
    const { books, period } = await read(browser)
    const csv = await browser.open(`/dashboard/boekhouding/facturen/csv?periode=${period.name}`)
    csv.assertStatus(200)
    const [head = '', ...lines] = csv
      .text()
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n')
    assert.isTrue(csv.text().startsWith('\uFEFF'))
    const column = (name: string) =>
      lines
        .map((line) => present(line.split(';')[head.split(';').indexOf(name)], name))
        .reduce((sum, cell) => sum + Math.round(Number(cell.replace(',', '.')) * 100), 0)
    assert.equal(column('Exclusief btw'), books.total.net.exclCents)
    assert.equal(column('Btw'), books.total.net.vatCents)
    assert.equal(column('Inclusief btw'), books.total.net.inclCents)
    assert.lengthOf(lines, books.total.net.count)
  })

  test('the books hold no VAT under the small-business scheme, and keep both schemes apart', async ({
    client,
    assert,
  }) => {
    await bought(client)
    await Setting.create({ name: 'shop', value: JSON.stringify({ kor: true }) })
    await bought(client)
    const { books } = await read(await loggedIn(client))
    assert.deepEqual(
      books.rates.map(({ percentage, net }) => [percentage, net.exclCents, net.vatCents]),
      [
        [21, 1240, 260],
        [null, 1500, 0],
      ]
    )
  })

  /** A paper of a moment on the Dutch clock. */
  async function dated(at: string, cents = 1750) {
    const moment = DateTime.fromISO(at, { zone: 'Europe/Amsterdam' }).toUTC()
    const order = await dossier.orderOf(moment, { totalCents: cents })
    return inTransaction((trx) => createInvoice(trx, order, moment))
  }

  test('a paper stands in the period of its Dutch date', async ({ client, assert }) => {
    await dated('2026-06-30T23:59:30')
    await dated('2026-07-01T00:00:10')
    await dated('2026-08-15T12:00:00')
    await dated('2026-12-31T23:59:59')
    await dated('2027-01-01T00:00:01')
    const browser = await loggedIn(client)
    const counts = async (period: string) => (await read(browser, period)).books.total.net.count
    assert.equal(await counts('2026-K2'), 1)
    assert.equal(await counts('2026-K3'), 2)
    assert.equal(await counts('2026-07'), 1)
    assert.equal(await counts('2026-K4'), 1)
    assert.equal(await counts('2026-12'), 1)
    assert.equal(await counts('2027-K1'), 1)
    const { months } = (await read(browser, '2026-K3')).books
    assert.deepEqual(
      months.map(({ name, count }) => [name, count]),
      [
        ['2026-07', 1],
        ['2026-08', 1],
        ['2026-09', 0],
      ]
    )
  })

  test('a credit note stands in the quarter in which the money went back', async ({
    client,
    assert,
  }) => {
    const invoice = present(await dated('2026-05-01T12:00:00'), 'the invoice')
    const order = await Order.findOrFail(invoice.orderId)
    const at = DateTime.fromISO('2026-08-01T12:00:00', { zone: 'Europe/Amsterdam' })
    const refund = await dossier.refundOf(order, at, 750)
    await db.from('payments').where('order_id', order.id).update({ refunded_cents: 750 })
    await inTransaction((trx) => createCreditNote(trx, order.id, refund, at))
    const browser = await loggedIn(client)
    assert.equal((await read(browser, '2026-K2')).books.total.net.inclCents, 1750)
    const later = (await read(browser, '2026-K3')).books.total
    assert.equal(later.net.inclCents, -750)
    assert.equal(later.creditNotes.count, 1)
  })

  test('the page begins with this quarter, and knows no period that does not exist', async ({
    client,
    assert,
  }) => {
    const browser = await loggedIn(client)
    const { period, books } = await read(browser)
    const [year, month] = dayOf(new Date()).split('-').map(Number) as [number, number]
    assert.equal(period.name, `${year}-K${Math.ceil(month / 3)}`)
    assert.isNull(period.next)
    assert.deepEqual(books.rates, [])
    const wrong = await browser.open('/dashboard/boekhouding?periode=2026-K9', {
      accept: 'application/json',
    })
    wrong.assertStatus(422)
  })

  test('a paper that differs from its order is named', async ({ client, assert }) => {
    const paper = present(await dated('2026-05-01T12:00:00'), 'the invoice')
    await Invoice.query().where('id', paper.id).update({ amountCents: 1751 })
    const { books } = await read(await loggedIn(client))
    assert.deepEqual(books.wrong, [paper.number])
  })

  test('digital sales fill the meter of other countries whole, parcels never', async ({
    client,
    assert,
  }) => {
    await bought(client, 'kunstroof')
    await bought(client, 'sintjunior')
    const { eu } = (await read(await loggedIn(client))).books
    assert.equal(eu.state, 'below')
    assert.equal(eu.year.dutchCents + eu.year.unknownCents, 1033 + 785)
    assert.isAbove(eu.year.unknownCents, 0)
  })

  test('nobody but an owner sees the books', async ({ client, assert }) => {
    const visitor = await client.get('/dashboard/boekhouding').redirects(0)
    assert.include([302, 303], visitor.status())
    for (const path of ['facturen', 'facturen/csv', 'facturen/2026-00001/pdf', 'zip/1']) {
      const answer = await client.get(`/dashboard/boekhouding/${path}`).redirects(0)
      assert.include([302, 303], answer.status(), path)
    }
  })
})

/**
 * The same figures from orders, payments and refunds, in fractions of whole numbers and without a
 * function of the books: VAT is 21/121 of what a customer pays, rounded per paper with halves up.
 */
async function countedFromMoney() {
  const orders = await db.from('orders').whereNotNull('paid_at').where('total_cents', '>', 0)
  const invoices = { count: 0, exclCents: 0, vatCents: 0, inclCents: 0 }
  const creditNotes = { ...invoices }
  let openCents = 0
  const vatOf = (cents: number) => Number((BigInt(cents) * 42n + 121n) / 242n)
  for (const { id, total_cents: total } of orders as { id: number; total_cents: number }[]) {
    const payments = await db.from('payments').where('order_id', id).where('status', 'betaald')
    const refunds = await db
      .from('refunds')
      .whereIn(
        'payment_id',
        payments.map((payment) => payment.id)
      )
      .whereNot('status', 'mislukt')
      .orderBy('id')
    const back = refunds.map(({ amount_cents: cents }) => Number(cents))
    const taken = payments.reduce((sum, one) => sum + Number(one.charged_back_cents), 0)
    invoices.count += 1
    invoices.inclCents += total
    invoices.vatCents += vatOf(total)
    let credited = 0
    for (const cents of back) {
      creditNotes.count += 1
      creditNotes.inclCents -= cents
      creditNotes.vatCents -= vatOf(credited + cents) - vatOf(credited)
      credited += cents
    }
    openCents += taken
  }
  invoices.exclCents = invoices.inclCents - invoices.vatCents
  creditNotes.exclCents = creditNotes.inclCents - creditNotes.vatCents
  return { invoices, creditNotes, openCents }
}
