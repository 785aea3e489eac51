import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { InvoiceKind } from '#domain/shop/invoices/invoice_data'

type Series = { readonly kind: InvoiceKind; readonly year: number }

/**
 * Takes the next number. The row stays locked until the transaction ends, and a rollback returns
 * the number.
 */
export async function nextNumber(
  trx: TransactionClientContract,
  kind: InvoiceKind,
  year: number
): Promise<number> {
  await lockSeries(trx, { kind, year })
  const series = () => trx.from('invoice_numberings').where({ year, kind })
  await series().increment('last', 1)
  const { last } = (await series().firstOrFail()) as { last: number }
  return last
}

/** Makes a series wait for this transaction; the first number of a year makes the series. */
export async function lockSeries(trx: TransactionClientContract, { kind, year }: Series) {
  await trx
    .insertQuery()
    .table('invoice_numberings')
    .insert({ year, kind, last: 0 })
    .onConflict(['year', 'kind'])
    .ignore()
  await trx
    .from('invoice_numberings')
    .where({ year, kind })
    .update({ last: trx.raw('last') })
}
