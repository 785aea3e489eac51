import type { InvoiceKind, VatAmounts } from '#domain/shop/invoices/invoice_data'

/** What the books take from a frozen invoice or credit note; a credit note is below zero. */
export type BookedPaper = {
  readonly kind: InvoiceKind
  readonly totalCents: number
  /** Null under the small-business scheme. */
  readonly vat: (Omit<VatAmounts, 'percentage'> & { readonly percentage: number }) | null
}

/** An amount in whole cents, without VAT, the VAT, and with VAT. */
export type Amounts = {
  readonly exclCents: number
  readonly vatCents: number
  readonly inclCents: number
}

/** Some papers of one kind, added up. */
export type PaperSum = Amounts & { readonly count: number }

/** The sales at one rate; `percentage` is null for what is exempt under the small-business scheme. */
export type RateSales = {
  readonly percentage: number | null
  readonly invoices: PaperSum
  readonly creditNotes: PaperSum
  readonly net: PaperSum
}

const NOTHING: PaperSum = { count: 0, exclCents: 0, vatCents: 0, inclCents: 0 }

/**
 * The sales of papers per rate, the highest rate first and what is exempt last. VAT is the sum of
 * what each paper says, because each paper rounds by itself.
 */
export function salesPerRate(papers: readonly BookedPaper[]): RateSales[] {
  const rates = new Set(papers.map(({ vat }) => vat?.percentage ?? null))
  return [...rates]
    .sort((one, other) => (other ?? -1) - (one ?? -1))
    .map((percentage) => {
      const own = papers.filter(({ vat }) => (vat?.percentage ?? null) === percentage)
      const ofKind = (kind: InvoiceKind) => sumPapers(own.filter((paper) => paper.kind === kind))
      return {
        percentage,
        invoices: ofKind('factuur'),
        creditNotes: ofKind('creditnota'),
        net: sumPapers(own),
      }
    })
}

/** Papers added up. Without VAT the whole amount is the price. */
export function sumPapers(papers: readonly BookedPaper[]): PaperSum {
  return papers.map(amountsOf).reduce(add, NOTHING)
}

/** The sum over all rates. */
export function sumRates(rates: readonly RateSales[]): Omit<RateSales, 'percentage'> {
  const total = (part: 'invoices' | 'creditNotes' | 'net') =>
    rates.map((rate) => rate[part]).reduce(add, NOTHING)
  return { invoices: total('invoices'), creditNotes: total('creditNotes'), net: total('net') }
}

const amountsOf = ({ totalCents, vat }: BookedPaper): PaperSum => ({
  count: 1,
  exclCents: vat?.taxableCents ?? totalCents,
  vatCents: vat?.vatCents ?? 0,
  inclCents: totalCents,
})

const add = (one: PaperSum, other: PaperSum): PaperSum => ({
  count: one.count + other.count,
  exclCents: one.exclCents + other.exclCents,
  vatCents: one.vatCents + other.vatCents,
  inclCents: one.inclCents + other.inclCents,
})

/** What is known of the money behind an invoice, in whole cents. */
export type InvoiceMoney = {
  readonly invoiced: number
  readonly credited: number
  readonly received: number
  /** What went back, by the shop or by a bank. */
  readonly returned: number
}

/** What the customer still has to pay, and what the shop still has to give back, in whole cents. */
export type Standing = { readonly openCents: number; readonly owedCents: number }

/**
 * How an invoice stands: what is on paper and what was kept differ when a bank took money back, when
 * an invoice waits for its payment, when somebody paid twice, or when a refund failed.
 */
export function standingOf({ invoiced, credited, received, returned }: InvoiceMoney): Standing {
  const open = invoiced - credited - (received - returned)
  return { openCents: Math.max(0, open), owedCents: Math.max(0, -open) }
}
