import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordEvent } from '#app/shop/order_events/record_event'
import type { InvoiceData } from '#domain/shop/invoices/invoice_data'
import Invoice from '#models/shop/money/invoice'
import type Order from '#models/shop/order'

type Place = {
  /** Where in its series the paper stands. */
  readonly year: number
  readonly sequenceNumber: number
  /** The refund of a credit note. */
  readonly refundId?: number | null
  /** The invoice that a correction takes back, or takes the place of. */
  readonly correctsInvoiceId?: number | null
}

/** Stores a paper as it is printed. A new invoice is the one that counts for its order. */
export async function storePaper(
  trx: TransactionClientContract,
  order: Order,
  data: InvoiceData,
  { year, sequenceNumber, refundId = null, correctsInvoiceId = null }: Place
): Promise<Invoice> {
  const { kind, number, totalCents, vat } = data
  const paper = await Invoice.create(
    {
      ...{ kind, year, sequenceNumber, number, refundId, correctsInvoiceId },
      orderId: order.id,
      invoiceForOrder: kind === 'factuur' ? order.id : null,
      amountCents: totalCents,
      vatCents: vat?.vatCents ?? 0,
      data: JSON.stringify(data),
    },
    { client: trx }
  )
  await recordEvent(trx, order.id, 'invoiced', number)
  return paper
}
