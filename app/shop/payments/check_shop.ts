import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { DateTime } from 'luxon'
import { brokenReferences } from '#app/core/database/dialect'
import { HAND_CHECKS } from '#app/shop/hand_orders/hand_checks'
import { BOOKKEEPING_CHECKS } from '#app/shop/bookkeeping/bookkeeping_checks'
import { BOOKING_CHECKS } from '#app/shop/bookings/booking_checks'
import { SOLD } from '#games/catalogue'
import { VOUCHER_CHECKS } from '#app/shop/vouchers/voucher_checks'
import { RETENTION_RULES, cutoff } from '#domain/shop/retention/retention_rules'
import { MONEY_IS_IN, PAID, ONGOING_PAYMENT, UNPAID } from '#domain/shop/orders'
import { present } from '#domain/present'

type Query = DatabaseQueryBuilderContract

/**
 * Something that does not agree; `about` names it for people: an order number, an invoice number, a
 * code.
 */
export type Problem = { readonly check: string; readonly about: string }

/** One question to the database whose answer should be empty. */
type Check = { readonly name: string; readonly search: (now: DateTime) => Promise<string[]> }

/** Checks whether the books of the shop agree. It only reads, and changes nothing. */
export async function checkShop(now: DateTime): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const { name, search } of CHECKS)
    for (const about of await search(now)) problems.push({ check: name, about })
  return problems
}

/** A question about orders, answered with their numbers. */
const order = (name: string, where: (query: Query) => Query): Check => ({
  name,
  search: async () => numbers(await where(db.from('orders')).select('number').orderBy('id')),
})

/** A question about attempts to pay, answered with the numbers of their orders. */
const payment = (name: string, where: (query: Query) => Query): Check => ({
  name,
  search: async () =>
    numbers(
      await where(db.from('payments').join('orders', 'orders.id', 'payments.order_id'))
        .select('orders.number')
        .orderBy('payments.id')
    ),
})

const CHECKS: readonly Check[] = [
  order('Het totaal is de prijs min de korting', (query) =>
    query.where((error) =>
      error
        .whereRaw('total_cents <> price_cents - discount_cents')
        .orWhere('total_cents', '<', 0)
        .orWhere('discount_cents', '<', 0)
        .orWhereRaw('voucher_cents < 0 or voucher_cents > total_cents')
    )
  ),
  order('Het spel van een bestelling bestaat', (query) =>
    query.whereNull('booking_id').whereNotIn(
      'item_name',
      SOLD.map(({ itemName }) => itemName)
    )
  ),
  ...SOLD.map(({ itemName, title, sale }) =>
    order(`Wie ${title} betaalde, kreeg precies wat erbij hoort`, (query) =>
      query
        .where('item_name', itemName)
        .whereIn('status', [...PAID])
        .where((error) =>
          error
            .whereRaw(`(select count(*) from deliveries where order_id = orders.id) <> ?`, [
              sale.delivery.length,
            ])
            .orWhereExists((other: Query) =>
              other
                .from('deliveries')
                .whereColumn('order_id', 'orders.id')
                .whereNotIn('kind', [...sale.delivery])
            )
        )
    )
  ),
  order('Wat niet is betaald, is niet geleverd', (query) =>
    query
      .whereIn('status', [...UNPAID])
      .whereIn('id', (row: Query) => row.from('deliveries').select('order_id'))
  ),
  order('Een link of download heeft een geheim, een pakket niet', (query) =>
    query.whereIn('id', (row: Query) =>
      row
        .from('deliveries')
        .select('order_id')
        .where((error) =>
          error
            .where((post) => post.whereIn('kind', ['post', 'cadeaubon']).whereNotNull('token'))
            .orWhere((link) => link.whereNotIn('kind', ['post', 'cadeaubon']).whereNull('token'))
        )
    )
  ),
  order('Een betaalde bestelling heeft een geslaagde betaling van het hele bedrag', (query) =>
    query
      .whereIn('status', [...PAID])
      .whereColumn('total_cents', '>', 'voucher_cents')
      .whereNotExists((row: Query) =>
        row
          .from('payments')
          .whereColumn('order_id', 'orders.id')
          .where('payments.status', 'betaald')
          .whereNull('payments.voucher_id')
          .whereRaw('amount_cents = total_cents - voucher_cents')
      )
  ),
  ...HAND_CHECKS,
  ...VOUCHER_CHECKS,
  ...BOOKING_CHECKS,
  order('Bij een betaalde bestelling staat wanneer, bij een andere niet', (query) =>
    query.where((error) =>
      error
        .where((paid) => paid.whereIn('status', [...PAID]).whereNull('paid_at'))
        .orWhere((unpaid) => unpaid.whereIn('status', [...UNPAID]).whereNotNull('paid_at'))
    )
  ),
  order('Een bestelling met een geslaagde betaling is betaald', (query) =>
    query
      .whereIn('status', [...UNPAID])
      .whereIn('id', (row: Query) =>
        row.from('payments').select('order_id').where('status', 'betaald')
      )
  ),
  order('Een bestelling die op geld wacht, kan het krijgen', (query) =>
    query
      .where('status', 'open')
      .whereNull('due_at')
      .whereNotIn('id', (row: Query) =>
        row
          .from('payments')
          .select('order_id')
          .whereIn('status', [...ONGOING_PAYMENT, 'afwijkend'])
      )
  ),
  payment('Een betaling die loopt, is de enige van haar bestelling', (query) =>
    query.where((error) =>
      error
        .where((ongoing) =>
          ongoing
            .whereIn('payments.status', [...ONGOING_PAYMENT])
            .whereRaw('coalesce(open_for_order, 0) <> payments.order_id')
        )
        .orWhere((elapsed) =>
          elapsed
            .whereNotIn('payments.status', [...ONGOING_PAYMENT, 'afwijkend'])
            .whereNotNull('open_for_order')
        )
    )
  ),
  order('Een terugbetaalde bestelling is helemaal terugbetaald', (query) =>
    query.where('status', 'terugbetaald').whereIn('id', (row: Query) => holdsMoney(row))
  ),
  order('Een bestelling waarvan al het geld terug is, heet terugbetaald', (query) =>
    query
      .whereIn('status', [...MONEY_IS_IN])
      .where('total_cents', '>', 0)
      .whereNotIn('id', (row: Query) => holdsMoney(row))
  ),
  payment('Er gaat niet meer terug dan er kwam', (query) =>
    query.where('payments.status', 'betaald').where((error) =>
      error
        .whereColumn('refunded_cents', '>', 'payments.amount_cents')
        .orWhereColumn('charged_back_cents', '>', 'refunded_cents')
        .orWhereRaw(
          `(select coalesce(sum(deel.amount_cents), 0) from refunds as deel
              where deel.payment_id = payments.id and deel.status <> 'mislukt') > payments.amount_cents`
        )
    )
  ),
  order('Wat verzonden heet, is een pakket met een verzenddatum', (query) =>
    query
      .where('status', 'verzonden')
      .where((error) =>
        error
          .whereNull('shipped_at')
          .orWhereNotIn('id', (row: Query) =>
            row.from('deliveries').select('order_id').where('kind', 'post')
          )
      )
  ),
  order('Wat een verzenddatum heeft, is verzonden', (query) =>
    query.whereNotNull('shipped_at').whereNotIn('status', ['verzonden', 'terugbetaald'])
  ),
  {
    name: 'Een actiecode is niet vaker gebruikt dan geteld',
    search: async () =>
      (
        await db
          .from('discount_codes')
          .whereRaw(
            `(select count(*) from discount_code_redemptions where discount_code_id = discount_codes.id) > used_total`
          )
          .orWhereColumn('used_total', '>', 'max_total')
          .select('code')
      ).map(({ code }) => String(code)),
  },
  ...BOOKKEEPING_CHECKS,
  { name: 'Factuurnummers volgen elkaar zonder gat', search: invoiceGaps },
  { name: 'Wat naar iets verwijst, verwijst naar iets dat er is', search: brokenReferences },
]

/** Orders whose money came in and did not all go back. */
function holdsMoney(row: Query): Query {
  return row
    .from('payments')
    .select('order_id')
    .where('status', 'betaald')
    .whereColumn('refunded_cents', '<', 'amount_cents')
}

/**
 * Series whose count, highest number and last number differ, with the numbers that were skipped
 * after a restore counted as given out. Years that are older than the
 * bookkeeping has to keep are left out, because their invoices are deleted with their orders, one
 * by one.
 */
async function invoiceGaps(now: DateTime): Promise<string[]> {
  const { term } = present(
    RETENTION_RULES.find(({ name }) => name === 'orders'),
    'the rule for orders'
  )
  const { year: earliest } = cutoff(term, now)
  const ofSeries = (what: string) =>
    `(select ${what} from (
        select kind, year, sequence_number from invoices
        union all select kind, year, sequence_number from skipped_invoice_numbers
      ) as given_out
      where given_out.kind = invoice_numberings.kind and given_out.year = invoice_numberings.year)`
  const withGap = await db
    .from('invoice_numberings')
    .where('year', '>=', earliest)
    .where((wrong) =>
      wrong
        .whereRaw(`last <> ${ofSeries('count(*)')}`)
        .orWhereRaw(`last <> ${ofSeries('coalesce(max(sequence_number), 0)')}`)
    )
    .select('kind', 'year')
  const withoutSeries = await db
    .from('invoices')
    .where('year', '>=', earliest)
    .whereNotExists((series: Query) =>
      series
        .from('invoice_numberings')
        .whereColumn('invoice_numberings.kind', 'invoices.kind')
        .whereColumn('invoice_numberings.year', 'invoices.year')
    )
    .distinct('kind', 'year')
  return [...withGap, ...withoutSeries].map(({ kind, year }) => `${kind} ${year}`)
}

const numbers = (rows: Record<string, unknown>[]) => rows.map(({ number }) => String(number))
