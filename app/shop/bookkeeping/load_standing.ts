import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { datedIn } from '#app/shop/bookkeeping/papers'
import type { Days } from '#domain/shop/bookkeeping/periods'
import { standingOf, type Standing } from '#domain/shop/bookkeeping/sales'
import { RECEIVED_PAYMENT } from '#domain/shop/orders'
import Invoice from '#models/shop/money/invoice'

/** An order whose invoice and money differ. */
export type OpenInvoice = Standing & {
  readonly number: string
  readonly name: string
  readonly orderId: number
  /** Until when an invoice on account is paid in time. */
  readonly dueOn: string | null
}

type Sum = { readonly order_id: number; readonly cents: number | string }

/**
 * The invoices of these days whose money differs from what is on paper, as it is now. The moment at
 * which a bank took money back is stored nowhere, so nobody can tell how an invoice stood on an
 * earlier day. An invoice that was made anew counts by its last version.
 */
export async function loadStanding(days: Days): Promise<OpenInvoice[]> {
  const invoices = await datedIn(Invoice.query().whereNotNull('invoice_for_order'), days)
  const ids = invoices.map(({ orderId }) => orderId)
  const papers = (kind: Invoice['kind']) =>
    perOrder('invoices', ids).where({ kind }).sum('amount_cents as cents')
  /** All papers of an order, so that a replaced invoice and its credit note cancel out. */
  const invoiced = sums(await papers('factuur'))
  const credited = sums(await papers('creditnota'))
  const money = () => perOrder('payments', ids).whereIn('status', [...RECEIVED_PAYMENT])
  const received = sums(
    await money().select(db.raw('sum(coalesce(received_cents, amount_cents)) as cents'))
  )
  const returned = sums(await money().sum('refunded_cents as cents'))

  return invoices
    .map(({ orderId, number, content }) => ({
      ...{ number, orderId, name: content.buyer.name, dueOn: content.dueOn ?? null },
      ...standingOf({
        invoiced: invoiced.get(orderId) ?? 0,
        credited: -(credited.get(orderId) ?? 0),
        received: received.get(orderId) ?? 0,
        returned: returned.get(orderId) ?? 0,
      }),
    }))
    .filter(({ openCents, owedCents }) => openCents + owedCents > 0)
}

const perOrder = (table: string, ids: readonly number[]): DatabaseQueryBuilderContract =>
  db
    .from(table)
    .whereIn('order_id', [...ids])
    .groupBy('order_id')
    .select('order_id')

/** PostgreSQL returns a sum as text. */
const sums = (rows: unknown[]) =>
  new Map((rows as Sum[]).map(({ order_id: id, cents }) => [id, Number(cents)]))
