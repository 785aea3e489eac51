import { asEuro } from '#domain/money'
import type { VatAmounts } from '#domain/shop/invoices/invoice_data'

/** One amount below the lines of a quote or an invoice. */
export type NamedAmount = {
  readonly what: string
  readonly amount: string
  readonly bold?: boolean
}

/** A rate of VAT, in the words that quote, invoice, mail and books share. Its number keeps its sign on the line. */
export const rateInWords = ({ percentage }: { readonly percentage: number }): string =>
  `${percentage}\u00A0% btw`

/** How a total is made up, in the words that quote, mail and invoice share. */
export function totalsInWords(totalCents: number, vat: VatAmounts | null): NamedAmount[] {
  if (!vat) return [{ what: 'Totaal', amount: asEuro(totalCents), bold: true }]
  return [
    { what: 'Totaal exclusief btw', amount: asEuro(vat.taxableCents) },
    { what: `Btw ${vat.percentage} %`, amount: asEuro(vat.vatCents) },
    { what: 'Totaal inclusief btw', amount: asEuro(totalCents), bold: true },
  ]
}
