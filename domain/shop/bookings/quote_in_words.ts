import { asEuro } from '#domain/money'
import type { Buyer } from '#domain/shop/bookings/booking_life'
import type { QuoteLine } from '#domain/shop/bookings/quotes'
import {
  rateInWords,
  totalsInWords,
  type NamedAmount,
} from '#domain/shop/invoices/amounts_in_words'
import { vatParts } from '#domain/shop/invoices/invoice_data'
import type { VatScheme } from '#domain/shop/invoices/vat'

/** A quote as it is read: what is offered line by line, and what that is together. */
export type QuoteInWords = {
  readonly lines: {
    readonly description: string
    /** How many of what, and the rate for a business; empty when there is neither. */
    readonly note: string
    readonly amount: string
  }[]
  readonly totals: NamedAmount[]
}

type Offered = { readonly lines: readonly QuoteLine[]; readonly totalCents: number }

/**
 * The only place that puts the amounts of a quote into words, so that its page and its mail say the
 * same. Amounts include VAT; a business also reads the rate of each line and the total without it.
 */
export function quoteInWords(
  { lines, totalCents }: Offered,
  scheme: VatScheme,
  buyer: Buyer
): QuoteInWords {
  const vat = vatParts(totalCents, scheme)
  const rate = vat && buyer === 'business' ? rateInWords(vat) : ''
  const totals = totalsInWords(totalCents, vat)
  return {
    lines: lines.map(({ description, count, unitCents, cents }) => ({
      ...{ description, amount: asEuro(cents) },
      note: [count === 1 ? '' : `${count} × ${asEuro(unitCents)}`, rate].filter(Boolean).join(', '),
    })),
    totals: buyer === 'consumer' ? totals.slice(-1) : totals,
  }
}
