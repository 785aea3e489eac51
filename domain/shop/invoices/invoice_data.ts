import { VAT_PERCENTAGE, vatInPart, type VatScheme } from '#domain/shop/invoices/vat'

export type InvoiceKind = 'factuur' | 'creditnota'

/** The seller, with the details that the law asks for on an invoice. */
export type Seller = {
  readonly name: string
  readonly address: string
  readonly email: string
  readonly kvk: string
  /** Null under the small-business scheme. */
  readonly vatId: string | null
  /** Where it is paid by bank; left out when the owner gave none. */
  readonly iban?: string
}

export type Buyer = {
  readonly name: string
  /** The person within a business; left out when the buyer is that person. */
  readonly attention?: string
  readonly email: string
  /** Known for posted games; the form of a download asks for no address. */
  readonly address: string | null
  readonly postcode: string | null
  readonly city: string | null
}

export type InvoiceLine = {
  readonly description: string
  readonly count: number
  readonly cents: number
}

/** The parts of an amount in cents; absent under the small-business scheme. */
export type VatAmounts = {
  readonly percentage: typeof VAT_PERCENTAGE
  readonly taxableCents: number
  readonly vatCents: number
}

/** An amount in parts, of which the VAT is known. */
export function partsOf(totalCents: number, vatCents: number): VatAmounts {
  return { percentage: VAT_PERCENTAGE, taxableCents: totalCents - vatCents, vatCents }
}

/**
 * An amount in parts; null under the small-business scheme. The VAT of an amount that follows on
 * earlier ones adds up with theirs to the VAT of the whole, to the cent.
 *
 * @param earlierCents what earlier invoices asked of the same whole
 */
export const vatParts = (
  totalCents: number,
  scheme: VatScheme,
  earlierCents = 0
): VatAmounts | null =>
  scheme === 'kor' ? null : partsOf(totalCents, vatInPart(earlierCents, totalCents, scheme))

/**
 * Everything that is printed on an invoice or a credit note, frozen when it was made: a later name
 * of the shop or the customer does not change it. Days are written `2026-11-21`, by the Dutch
 * calendar.
 */
export type InvoiceData = {
  readonly kind: InvoiceKind
  readonly number: string
  readonly date: string
  readonly orderNumber: string
  readonly orderedAt: string
  /**
   * The day of payment, on which the game is delivered or given to the post; null when it was not
   * paid when the invoice was made.
   */
  readonly paidAt: string | null
  /** The last day on which an invoice on account is paid in time; left out when it was paid first. */
  readonly dueOn?: string
  /** The day of the evening; left out for a game. */
  readonly performedOn?: string
  readonly seller: Seller
  readonly buyer: Buyer
  readonly lines: readonly InvoiceLine[]
  readonly totalCents: number
  readonly vat: VatAmounts | null
  /**
   * What earlier invoices asked of the same evening, in whole cents: its VAT counts on from there.
   * Left out when this is the first, or the only one.
   */
  readonly earlierCents?: number
  /** The part of the total that was paid with a voucher; left out when there was none. */
  readonly voucherCents?: number
  /** The invoice that a credit note corrects. */
  readonly forInvoice: PaperReference | null
  /** The invoice that this one takes the place of, when it was made anew. */
  readonly replaces?: PaperReference
  /** The number of the invoice in its place, on a credit note that takes a whole invoice back. */
  readonly replacedBy?: string
}

/** Another paper, as a paper names it. */
export type PaperReference = { readonly number: string; readonly date: string }

/** `2026-00001`, and `C2026-00001` for a credit note: each kind counts from one in each year. */
export function invoiceNumber(kind: InvoiceKind, year: number, sequenceNumber: number): string {
  return `${kind === 'creditnota' ? 'C' : ''}${year}-${String(sequenceNumber).padStart(5, '0')}`
}

/** What came in and went back for one order, in whole cents. */
export type CashFlow = {
  readonly total: number
  readonly received: number
  readonly refunded: number
  readonly credited: number
}

/**
 * What is still to be credited after a refund, in whole cents: the part of the invoice that the
 * customer no longer pays. Money that was paid twice was never on an invoice, so paying it back
 * credits nothing. A refund that is repeated after it failed was already credited the first time.
 */
export function amountToCredit({ total, received, refunded, credited }: CashFlow): number {
  const kept = Math.max(0, received - refunded)
  return Math.max(0, total - kept - credited)
}
