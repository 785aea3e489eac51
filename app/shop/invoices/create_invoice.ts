import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import {
  buyerOf,
  earlierOfEvening,
  linesOfEvening,
  performedOn,
} from '#app/shop/invoices/evening_on_invoice'
import { nextNumber } from '#app/shop/invoices/number_series'
import { currentInvoice, refundNotes } from '#app/shop/invoices/order_papers'
import { readSeller } from '#app/shop/invoices/read_seller'
import { storePaper } from '#app/shop/invoices/store_paper'
import { RECEIVED_PAYMENT } from '#domain/shop/orders'
import { dayOf, inDutchTime } from '#domain/dutch_time'
import { vatInPart } from '#domain/shop/invoices/vat'
import {
  invoiceNumber,
  amountToCredit,
  partsOf,
  vatParts,
  type InvoiceData,
  type InvoiceLine,
} from '#domain/shop/invoices/invoice_data'
import { isVoucherSale } from '#games/catalogue'
import DiscountCode from '#models/shop/money/discount_code'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import type Invoice from '#models/shop/money/invoice'
import type Refund from '#models/shop/money/refund'

/**
 * Makes the invoice of an order, in the transaction that made it paid or put it on account. A free
 * order has none, and neither has a voucher, whose VAT is due when it is used. Taking the number locks
 * its series until the end of the transaction, so this comes late in it.
 */
export async function createInvoice(
  trx: TransactionClientContract,
  order: Order,
  now: DateTime
): Promise<Invoice | null> {
  if (order.totalCents === 0 || isVoucherSale(order)) return null
  if (order.paidAt === null && order.dueAt === null) return null
  const { totalCents } = order
  const { scheme, seller } = await readSeller(trx)
  const voucherCents = await paidByVoucher(trx, order)
  const earlierCents = order.bookingId ? await earlierOfEvening(trx, order) : 0
  const lines = await (order.bookingId ? linesOfEvening(trx, order) : linesOfGame(trx, order))

  return write(trx, order, now, {
    kind: 'factuur',
    seller,
    lines,
    totalCents,
    ...(voucherCents > 0 && { voucherCents }),
    ...(earlierCents > 0 && { earlierCents }),
    vat: vatParts(totalCents, scheme, earlierCents),
    forInvoice: null,
  })
}

async function linesOfGame(trx: TransactionClientContract, order: Order): Promise<InvoiceLine[]> {
  const sold = { description: order.game.title, count: 1, cents: order.priceCents }
  return order.discountCents === 0 ? [sold] : [sold, await discountLine(trx, order)]
}

/** The invoice of an order that may have got one when it was put on account. */
export async function invoiceOnce(trx: TransactionClientContract, order: Order, now: DateTime) {
  return (await currentInvoice(order, trx)) ?? (await createInvoice(trx, order, now))
}

/** Takes back the invoice of an order on account that nobody will pay. */
export async function creditUnpaid(trx: TransactionClientContract, order: Order, now: DateTime) {
  if (await currentInvoice(order, trx)) await createCreditNote(trx, order.id, null, now)
}

/**
 * Makes the credit note of a refund that the provider accepted, for the amount by which the invoice
 * is reduced.
 *
 * @param refund null when nothing was paid and the invoice itself is taken back
 */
export async function createCreditNote(
  trx: TransactionClientContract,
  orderId: number,
  refund: Refund | null,
  now: DateTime
): Promise<Invoice | null> {
  /** Two refunds of one order wait for each other here, so that each credits its own part. */
  const order = await Order.query({ client: trx }).where('id', orderId).forUpdate().firstOrFail()
  const invoice = (await currentInvoice(order, trx)) ?? (await createInvoice(trx, order, now))
  if (!invoice) return null
  const credited = await sumCredited(trx, order)
  const cents = amountToCredit({
    total: order.totalCents,
    credited,
    ...(await cashFlow(trx, order)),
  })
  if (cents === 0) return null

  const { number, date, seller, vat, earlierCents = 0 } = invoice.content
  const vatCents = vatInPart(earlierCents + credited, cents, vat ? 'btw' : 'kor')
  return write(
    trx,
    order,
    now,
    {
      kind: 'creditnota',
      seller,
      lines: [{ description: creditedFor(order, refund), count: 1, cents: -cents }],
      totalCents: -cents,
      vat: vat && partsOf(-cents, -vatCents),
      forInvoice: { number, date },
    },
    refund?.id ?? null
  )
}

const creditedFor = ({ game }: Order, refund: Refund | null): string =>
  `${refund ? 'Terugbetaling' : 'Vervallen:'} ${game.title}`

/**
 * The invoice of an order. An order that was paid before the shop made invoices gets its number
 * now.
 */
export async function invoiceOf(order: Order): Promise<Invoice | null> {
  const existing = await currentInvoice(order)
  if (existing) return existing
  return inTransaction(async (trx) => {
    const locked = await Order.query({ client: trx })
      .where('id', order.id)
      .forUpdate()
      .firstOrFail()
    return (await currentInvoice(locked, trx)) ?? (await createInvoice(trx, locked, DateTime.utc()))
  })
}

/** The discount, with the code that gave it. */
async function discountLine(
  trx: TransactionClientContract,
  { discountCodeId, discountCents }: Order
): Promise<InvoiceLine> {
  const code = discountCodeId && (await DiscountCode.find(discountCodeId, { client: trx }))
  const description = code ? `Korting met actiecode ${code.code}` : 'Korting'
  return { description, count: 1, cents: -discountCents }
}

type Own =
  | 'kind'
  | 'earlierCents'
  | 'seller'
  | 'lines'
  | 'totalCents'
  | 'voucherCents'
  | 'vat'
  | 'forInvoice'

async function write(
  trx: TransactionClientContract,
  order: Order,
  now: DateTime,
  own: Pick<InvoiceData, Own>,
  refundId: number | null = null
): Promise<Invoice> {
  const { kind } = own
  const year = inDutchTime(now).year
  const sequenceNumber = await nextNumber(trx, kind, year)
  const number = invoiceNumber(kind, year, sequenceNumber)
  const data: InvoiceData = {
    ...own,
    number,
    date: dayOf(now),
    orderNumber: order.number,
    orderedAt: dayOf(order.createdAt),
    paidAt: order.paidAt && dayOf(order.paidAt),
    ...(order.dueAt && { dueOn: dayOf(order.dueAt) }),
    ...(await performedOn(trx, order)),
    buyer: await buyerOf(order, trx),
  }
  return storePaper(trx, order, data, { year, sequenceNumber, refundId })
}

/** A voucher changes how an invoice is paid, and neither its total nor its VAT. */
async function paidByVoucher(trx: TransactionClientContract, { id }: Order): Promise<number> {
  const parts = await Payment.query({ client: trx })
    .where('order_id', id)
    .whereNotNull('voucher_id')
  return parts.reduce((sum, { received }) => sum + received, 0)
}

async function sumCredited(trx: TransactionClientContract, order: Order) {
  const creditNotes = await refundNotes(order, trx)
  return creditNotes.reduce((sum, { amountCents }) => sum - amountCents, 0)
}

async function cashFlow(trx: TransactionClientContract, { id }: Order) {
  const attempts = await Payment.query({ client: trx })
    .where('order_id', id)
    .whereIn('status', [...RECEIVED_PAYMENT])
    .preload('refunds', (refunded) => refunded.whereIn('status', ['aangevraagd', 'betaald']))
  const refunded = attempts.flatMap(({ refunds }) => refunds)
  return {
    received: attempts.reduce((sum, { received }) => sum + received, 0),
    refunded: refunded.reduce((sum, { amountCents }) => sum + amountCents, 0),
  }
}
