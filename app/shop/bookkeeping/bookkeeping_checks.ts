import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { jsonText } from '#app/core/database/dialect'
import { RECEIVED_PAYMENT } from '#domain/shop/orders'

type Query = DatabaseQueryBuilderContract

const RECEIVED = RECEIVED_PAYMENT.map((status) => `'${status}'`).join(', ')

/** What came in for an order, and what the shop gave back of it, in the database. */
const TAKEN = `(select coalesce(sum(coalesce(received_cents, amount_cents)), 0) from payments
  where order_id = orders.id and status in (${RECEIVED}))`
const RETURNED = `(select coalesce(sum(refunds.amount_cents), 0) from refunds
  join payments on payments.id = refunds.payment_id
  where payments.order_id = orders.id and refunds.status in ('aangevraagd', 'betaald'))`

/**
 * The sum that refunds took off. It leaves out the credit notes of corrected invoices, with which
 * no money goes back.
 */
const CREDITED = `(select coalesce(-sum(amount_cents), 0) from invoices as notes
  where notes.order_id = orders.id and notes.kind = 'creditnota' and notes.corrects_invoice_id is null)`

/**
 * What the invoices of an order ask together, less the credit notes of those that were replaced.
 */
const INVOICED = `(select coalesce(sum(amount_cents), 0) from invoices as papers
  where papers.order_id = orders.id and (papers.kind = 'factuur' or papers.corrects_invoice_id is not null))`

/** The sums over the two papers that correct an invoice. */
const CORRECTIONS = `(select count(*) from invoices as papers where papers.corrects_invoice_id = invoices.id)`
const CORRECTED = (column: 'amount_cents' | 'vat_cents') =>
  `(select coalesce(sum(${column}), 0) from invoices as papers where papers.corrects_invoice_id = invoices.id)`

/** Questions about invoices whose answers should be empty. */
export const BOOKKEEPING_CHECKS = [
  {
    name: 'Een factuur is het totaal van haar bestelling',
    search: () =>
      numbers(
        invoices((query) =>
          query
            .whereNotNull('invoices.invoice_for_order')
            .whereRaw(`${INVOICED} <> orders.total_cents`)
        )
      ),
  },
  {
    name: 'Een factuur die niet meer geldt, is vervangen door een creditnota en een nieuwe factuur van samen nul',
    search: () =>
      numbers(
        invoices((query) =>
          query.where((wrong) =>
            wrong
              .whereRaw(`invoices.invoice_for_order is null and ${CORRECTIONS} <> 2`)
              .orWhereRaw(`invoices.invoice_for_order is not null and ${CORRECTIONS} <> 0`)
              .orWhereRaw(`${CORRECTED('amount_cents')} <> 0`)
              .orWhereRaw(`${CORRECTED('vat_cents')} <> 0`)
          )
        )
      ),
  },
  {
    name: 'Er is gecrediteerd wat is terugbetaald, en niet meer dan er op de factuur stond',
    search: () =>
      numbers(
        invoices((query) =>
          query.where((wrong) =>
            wrong
              .whereRaw(`${CREDITED} > orders.total_cents`)
              /** Money that came in twice was on no invoice, so paying it back credits nothing. */
              .orWhereRaw(
                `${CREDITED} < ${RETURNED} and ${CREDITED} < ${RETURNED} - (${TAKEN} - orders.total_cents)`
              )
          )
        )
      ),
  },
  {
    name: 'Wat op een factuur gedrukt staat, staat ook in de boeken',
    search: () =>
      numbers(
        db
          .from('invoices')
          .whereRaw(`invoices.amount_cents <> cast(${jsonText('data', 'totalCents')} as integer)`)
          .orWhereRaw(
            `invoices.vat_cents <> cast(${jsonText('data', 'vat', 'vatCents')} as integer)`
          )
      ),
  },
]

const invoices = (where: (query: Query) => Query): Query =>
  where(
    db
      .from('invoices')
      .join('orders', 'orders.id', 'invoices.order_id')
      .where('invoices.kind', 'factuur')
  )

const numbers = async (query: Query) =>
  (await query.select('invoices.number').orderBy('invoices.id')).map(({ number }) => String(number))
