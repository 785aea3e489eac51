import { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import type { PaymentProvider, ProviderPayment } from '#app/core/payment/payment_provider'
import { lockSeries, nextNumber } from '#app/shop/invoices/number_series'
import { invoiceNumber, type InvoiceKind } from '#domain/shop/invoices/invoice_data'
import { inDutchTime } from '#domain/dutch_time'
import { RECEIVED_PAYMENT } from '#domain/shop/orders'
import Payment from '#models/shop/money/payment'
import Refund from '#models/shop/money/refund'
import SkippedInvoiceNumber from '#models/shop/money/skipped_invoice_number'

/** The order is that in which every transaction locks their series. */
const KINDS: readonly InvoiceKind[] = ['factuur', 'creditnota']

/** A document that was perhaps made and then lost, with the payment or refund it was about. */
type LostDocument = { readonly kind: InvoiceKind; readonly providerId: string }

/**
 * Skips as many invoice numbers as customers may have in their hands. Each payment and each refund
 * at the provider that our books do not have may have had its document before the database was
 * lost, with one of the next numbers of its series. Two documents must never have the same number,
 * so these numbers stay unused. Numbers of an earlier year are not given out any more.
 *
 * @returns the skipped numbers
 */
export async function skipLostNumbers(
  provider: PaymentProvider,
  payments: readonly ProviderPayment[],
  now: DateTime
): Promise<string[]> {
  const { year } = inDutchTime(now)
  const lost: LostDocument[] = []
  for (const payment of payments) lost.push(...(await lostDocuments(provider, payment, year)))
  return lost.length === 0 ? [] : skip(lost, year)
}

async function lostDocuments(
  provider: PaymentProvider,
  payment: ProviderPayment,
  year: number
): Promise<LostDocument[]> {
  const documents: LostDocument[] = []
  /** Somebody made it at the provider itself, so it never had a document of ours. */
  if (payment.reference === null) return documents
  const paidAt = inDutchTime(DateTime.fromJSDate(payment.paidAt ?? payment.createdAt))
  if (paidAt.year === year && !(await hasMoney(payment)))
    documents.push({ kind: 'factuur', providerId: payment.id })
  if (payment.refundedCents === 0) return documents
  for (const { id, status } of await provider.refunds(payment.id)) {
    if (status === 'failed' || status === 'canceled') continue
    if (await Refund.findBy('providerId', id)) continue
    documents.push({ kind: 'creditnota', providerId: id })
  }
  return documents
}

async function hasMoney({ id }: ProviderPayment): Promise<boolean> {
  const received = await Payment.query()
    .where('provider_id', id)
    .whereIn('status', [...RECEIVED_PAYMENT])
    .first()
  return received !== null
}

/** Takes a number for each document that has none yet; somebody else may do so at this moment. */
async function skip(lost: readonly LostDocument[], year: number): Promise<string[]> {
  return inTransaction(async (trx) => {
    for (const kind of KINDS) await lockSeries(trx, { kind, year })
    const numbers: string[] = []
    for (const { kind, providerId } of lost) {
      const known = await SkippedInvoiceNumber.query({ client: trx })
        .where({ kind, provider_id: providerId })
        .first()
      if (known) continue
      const sequenceNumber = await nextNumber(trx, kind, year)
      await SkippedInvoiceNumber.create({ kind, year, sequenceNumber, providerId }, { client: trx })
      numbers.push(invoiceNumber(kind, year, sequenceNumber))
    }
    return numbers
  })
}
