import { vatInPart } from '#domain/shop/invoices/vat'
import type { Buyer, InvoiceData, InvoiceLine } from '#domain/shop/invoices/invoice_data'
import { err, ok, type Result } from '#domain/result'

/** What an invoice says of its buyer. */
export const BUYER_FACTS = ['name', 'attention', 'address', 'postcode', 'city', 'email'] as const
export type BuyerFact = (typeof BUYER_FACTS)[number]

/** Why an invoice is not made anew. */
export type ReissueRefused =
  /** There is none, so a corrected address is on the first one. */
  | { readonly type: 'no_invoice' }
  /** All of the invoice is credited already. */
  | { readonly type: 'all_credited' }
  | { readonly type: 'nothing_changed' }
  /** The customer asked to be forgotten: the papers keep what the tax office wants, and no more. */
  | { readonly type: 'buyer_erased' }

export type ReissueQuestion = {
  /** The invoice that counts now; null when the order has none. */
  readonly invoice: Pick<InvoiceData, 'buyer' | 'totalCents'> | null
  /** What credit notes took off this invoice, in whole cents. */
  readonly creditedCents: number
  /** The buyer as the shop knows them now. */
  readonly buyer: Buyer
  readonly erased: boolean
}

export type Reissuable = {
  readonly changed: readonly BuyerFact[]
  /** What stands on the invoice, and will stand on the new one. */
  readonly restCents: number
}

/** The facts of the buyer that differ from what is printed. */
export function changedFacts(printed: Buyer, now: Buyer): BuyerFact[] {
  return BUYER_FACTS.filter((fact) => (printed[fact] ?? '') !== (now[fact] ?? ''))
}

/** Whether an invoice may be made anew, and why it should be. */
export function judgeReissue(question: ReissueQuestion): Result<Reissuable, ReissueRefused> {
  const { invoice, creditedCents, buyer, erased } = question
  if (invoice === null) return err({ type: 'no_invoice' })
  if (erased) return err({ type: 'buyer_erased' })
  const restCents = invoice.totalCents - creditedCents
  if (restCents <= 0) return err({ type: 'all_credited' })
  const changed = changedFacts(invoice.buyer, buyer)
  return changed.length === 0 ? err({ type: 'nothing_changed' }) : ok({ changed, restCents })
}

/** Whether the law asks for one of these facts on an invoice: it names no address for mail. */
export const isMandatory = (changed: readonly BuyerFact[]): boolean =>
  changed.some((fact) => fact !== 'email')

/** A credit note of a refund, as far as its invoice is concerned. */
export type Credited = { readonly number: string; readonly cents: number }

export type Correction = {
  /** The buyer as they are now. */
  readonly buyer: Buyer
  /** The numbers of the two new papers. */
  readonly numbers: { readonly invoice: string; readonly creditNote: string }
  readonly date: string
  readonly paidAt: string | null
  /** What credit notes took off this invoice. */
  readonly credited: readonly Credited[]
  /** What credit notes took off before it, from an invoice whose place it took. */
  readonly creditedBefore: number
  /** What a voucher still pays of the order, in whole cents. */
  readonly voucherCents: number
}

/**
 * The two papers that correct an invoice. The credit note takes back what stands on it, to the buyer
 * who is printed on it; the new invoice asks the same of the buyer as they are now. Everything else
 * is copied from the original, so that amounts, VAT and seller of the two add up to nothing.
 */
export function correctInvoice(
  original: InvoiceData,
  correction: Correction
): { readonly creditNote: InvoiceData; readonly invoice: InvoiceData } {
  const { buyer, numbers, date, paidAt } = correction
  const { voucherCents: _voucher, replaces: _replaces, dueOn, ...copied } = original
  const amounts = restOf(original, correction)
  const reference = { number: original.number, date: original.date }
  const both = { ...copied, date, paidAt, ...(dueOn && { dueOn }) }
  return {
    creditNote: {
      ...both,
      ...negated(amounts),
      kind: 'creditnota',
      number: numbers.creditNote,
      buyer: original.buyer,
      forInvoice: reference,
      replacedBy: numbers.invoice,
    },
    invoice: {
      ...both,
      ...amounts,
      kind: 'factuur',
      number: numbers.invoice,
      buyer,
      forInvoice: null,
      replaces: reference,
    },
  }
}

type PaperAmounts = Pick<InvoiceData, 'lines' | 'totalCents' | 'vat' | 'voucherCents'>

/** What still stands on an invoice after refunds in part. */
function restOf(original: InvoiceData, correction: Correction): PaperAmounts {
  const { credited, creditedBefore, voucherCents } = correction
  const creditedCents = credited.reduce((sum, { cents }) => sum + cents, 0)
  const totalCents = original.totalCents - creditedCents
  const byVoucher = Math.min(voucherCents, totalCents)
  return {
    lines: [...original.lines, ...credited.map(creditedLine)],
    totalCents,
    vat: vatOfRest(original, creditedBefore + creditedCents, totalCents),
    ...(byVoucher > 0 && { voucherCents: byVoucher }),
  }
}

const creditedLine = ({ number, cents }: Credited): InvoiceLine => ({
  ...{ description: `Al teruggegeven met creditnota ${number}`, count: 1, cents: -cents },
})

/** The VAT that no credit note took off; all parts of an order add up to its VAT, to the cent. */
function vatOfRest(
  { vat, earlierCents = 0 }: InvoiceData,
  creditedCents: number,
  restCents: number
) {
  if (vat === null) return null
  const vatCents = vatInPart(earlierCents + creditedCents, restCents, 'btw')
  return { ...vat, vatCents, taxableCents: restCents - vatCents }
}

function negated({ lines, totalCents, vat, voucherCents }: PaperAmounts): PaperAmounts {
  return {
    lines: lines.map((line) => ({ ...line, cents: -line.cents })),
    totalCents: -totalCents,
    vat: vat && {
      ...vat,
      taxableCents: 0 - vat.taxableCents,
      vatCents: 0 - vat.vatCents,
    },
    ...(voucherCents !== undefined && { voucherCents: -voucherCents }),
  }
}
