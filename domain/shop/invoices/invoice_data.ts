import { type VAT_PERCENTAGE } from '#domain/shop/invoices/vat'

export type InvoiceKind = 'factuur' | 'creditnota'

/** Who sells, as the law wants it on paper. */
export type Seller = {
  readonly naam: string
  readonly adres: string
  readonly email: string
  readonly kvk: string
  /** Null under the small-business scheme. */
  readonly btwId: string | null
}

export type Buyer = {
  readonly naam: string
  readonly email: string
  /** Known for what is posted; a download asks for none. */
  readonly adres: string | null
  readonly postcode: string | null
  readonly plaats: string | null
}

export type InvoiceLine = {
  readonly omschrijving: string
  readonly aantal: number
  readonly centen: number
}

/** The parts of an amount; absent under the small-business scheme. */
export type VatAmounts = {
  readonly percentage: typeof VAT_PERCENTAGE
  readonly grondslagCenten: number
  readonly btwCenten: number
}

/**
 * Everything that is printed on an invoice or a credit note, frozen when it was made: what the shop or
 * the customer is called later does not change it. Days are written `2026-11-21`, by the Dutch calendar.
 */
export type InvoiceData = {
  readonly soort: InvoiceKind
  readonly nummer: string
  readonly datum: string
  readonly bestelnummer: string
  readonly besteldOp: string
  /** The day of payment, which is when it is delivered or given to the post. */
  readonly betaaldOp: string
  readonly verkoper: Seller
  readonly koper: Buyer
  readonly regels: readonly InvoiceLine[]
  readonly totaalCenten: number
  readonly btw: VatAmounts | null
  /** The invoice that a credit note takes back from. */
  readonly bijFactuur: { readonly nummer: string; readonly datum: string } | null
}

/** `2026-00001`, and `C2026-00001` for a credit note: each kind and year counts from one. */
export function invoiceNumber(kind: InvoiceKind, year: number, sequenceNumber: number): string {
  return `${kind === 'creditnota' ? 'C' : ''}${year}-${String(sequenceNumber).padStart(5, '0')}`
}

/** What came in and went back for one order, in whole cents. */
export type CashFlow = {
  readonly totaal: number
  readonly ontvangen: number
  readonly terugbetaald: number
  readonly gecrediteerd: number
}

/**
 * What is still to be credited after a refund: what the customer no longer pays of the invoice. Money
 * that was paid twice was never on an invoice, so paying that back credits nothing; and a refund that
 * is made again after it failed was credited the first time.
 */
export function amountToCredit({
  totaal: total,
  ontvangen: received,
  terugbetaald: refunded,
  gecrediteerd: credited,
}: CashFlow): number {
  const kept = Math.max(0, received - refunded)
  return Math.max(0, total - kept - credited)
}
