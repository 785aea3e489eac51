import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { recordAudit } from '#app/core/record_audit'
import { recordBookingEvent } from '#app/shop/bookings/record_booking_event'
import { buyerOf } from '#app/shop/invoices/evening_on_invoice'
import { nextNumber } from '#app/shop/invoices/number_series'
import { currentInvoice, refundNotes } from '#app/shop/invoices/order_papers'
import { storePaper } from '#app/shop/invoices/store_paper'
import { queueMail } from '#app/shop/mails/queue_mail'
import { withOrder, type OrderOutcome } from '#app/shop/orders/with_order'
import { pseudonym } from '#app/shop/retention/erasure'
import { dayOf, inDutchTime } from '#domain/dutch_time'
import { invoiceNumber, type InvoiceData } from '#domain/shop/invoices/invoice_data'
import {
  correctInvoice,
  judgeReissue,
  type Correction,
  type ReissueQuestion,
} from '#domain/shop/invoices/reissue'
import { err, ok } from '#domain/result'
import type Admin from '#models/admin/admin'
import Invoice from '#models/shop/money/invoice'
import type Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'

type Trx = TransactionClientContract

/**
 * Takes an invoice back and makes it anew with the buyer as they are now, in one transaction under
 * the lock of the order. The press names the invoice that its page showed, so the same press again
 * finds it corrected and changes nothing; the database keeps one correction of each invoice.
 *
 * @param number of the invoice that is corrected
 */
export function reissueInvoice(
  admin: Admin,
  orderId: number,
  { number, now }: { readonly number: string; readonly now: DateTime }
): Promise<OrderOutcome> {
  return withOrder(orderId, async (trx, order) => {
    if (await wasCorrected(trx, order, number)) return ok(undefined)
    const { original, question } = await reissueQuestion(order, trx)
    const allowed = judgeReissue(question)
    if (!allowed.ok) return allowed
    if (original?.number !== number) return err({ type: 'no_invoice' })

    const made = await correct(trx, order, { original, buyer: question.buyer, now })
    await queueMail(trx, { kind: 'factuur_vervangen', orderId, sequenceNumber: made.id })
    if (order.bookingId !== null)
      await recordBookingEvent(trx, order.bookingId, 'invoice_replaced', made.number)
    await recordAudit(trx, admin, 'invoice_reissued', order.number, {
      ...{ van: number, naar: made.number },
    })
    return ok(undefined)
  })
}

async function wasCorrected(trx: Trx, order: Order, number: string): Promise<boolean> {
  const original = await Invoice.query({ client: trx })
    .where({ order_id: order.id, kind: 'factuur', number })
    .first()
  if (!original) return false
  return (await Invoice.findBy('correctsInvoiceId', original.id, { client: trx })) !== null
}

/** What the rule wants to know before an invoice is made anew, and the invoice that it is about. */
export async function reissueQuestion(
  order: Order,
  trx?: Trx
): Promise<{ readonly original: Invoice | null; readonly question: ReissueQuestion }> {
  const original = await currentInvoice(order, trx)
  const notes = original ? await refundNotes(order, trx) : []
  const own = notes.filter(({ content }) => content.forInvoice?.number === original?.number)
  return {
    original,
    question: {
      invoice: original && original.content,
      creditedCents: own.reduce((sum, { amountCents }) => sum - amountCents, 0),
      buyer: await buyerOf(order, trx),
      erased: order.email === pseudonym(order.id),
    },
  }
}

type Correcting = {
  readonly original: Invoice
  readonly buyer: InvoiceData['buyer']
  readonly now: DateTime
}

async function correct(trx: Trx, order: Order, { original, buyer, now }: Correcting) {
  const { year } = inDutchTime(now)
  /** The series are locked in the order of every transaction that takes numbers of both. */
  const next = await nextNumber(trx, 'factuur', year)
  const note = await nextNumber(trx, 'creditnota', year)
  const papers = correctInvoice(original.content, {
    ...(await creditedOf(trx, order, original)),
    buyer,
    numbers: {
      invoice: invoiceNumber('factuur', year, next),
      creditNote: invoiceNumber('creditnota', year, note),
    },
    date: dayOf(now),
    paidAt: order.paidAt && dayOf(order.paidAt),
    voucherCents: await keptOnVoucher(trx, order),
  })
  await original.merge({ invoiceForOrder: null }).save()
  const corrected = { year, correctsInvoiceId: original.id }
  await storePaper(trx, order, papers.creditNote, { ...corrected, sequenceNumber: note })
  return storePaper(trx, order, papers.invoice, { ...corrected, sequenceNumber: next })
}

/** What refunds took off the invoice, and off the ones whose place it took. */
async function creditedOf(
  trx: Trx,
  order: Order,
  { number }: Invoice
): Promise<Pick<Correction, 'credited' | 'creditedBefore'>> {
  const notes = await refundNotes(order, trx)
  const own = notes.filter(({ content }) => content.forInvoice?.number === number)
  const earlier = notes.filter((one) => !own.includes(one))
  return {
    credited: own.map((one) => ({ number: one.number, cents: -one.amountCents })),
    creditedBefore: earlier.reduce((sum, { amountCents }) => sum - amountCents, 0),
  }
}

/** What a voucher paid of the order and did not get back. */
async function keptOnVoucher(trx: Trx, { id }: Order): Promise<number> {
  const parts = await Payment.query({ client: trx })
    .where('order_id', id)
    .whereNotNull('voucher_id')
  return parts.reduce((sum, { received, refundedCents }) => sum + received - refundedCents, 0)
}
