import type { QuoteLine } from '#domain/shop/bookings/quotes'

/** A line that the owner adds to a quote, such as drinks or a second game master. */
export type ExtraLine = {
  readonly description: string
  /** Whole cents, VAT included. */
  readonly cents: number
}

/** What a quote holds beside the price of its evening. */
export type QuoteExtras = {
  readonly lines: readonly ExtraLine[]
  /** One discount on the whole, in whole cents, VAT included; 0 when there is none. */
  readonly discountCents: number
}

export const NO_EXTRAS: QuoteExtras = { lines: [], discountCents: 0 }

/** The most lines that the owner adds, so that a quote stays one page that is read at once. */
export const MOST_EXTRA_LINES = 8

/** The lowest and highest amount of a line or a discount, in whole cents. */
export const EXTRA_AMOUNT = { min: 1, max: 500_000 } as const

/** What the line of the discount is called, on the quote and on its invoice. */
export const DISCOUNT = 'Korting'

export type QuotePrice = { readonly lines: readonly QuoteLine[]; readonly totalCents: number }

/**
 * A quote line by line: the evening, what the owner added, and the discount last. Its total is the
 * sum of its lines, so that quote, invoice and books say the same to the cent.
 */
export function priceQuote(
  evening: readonly QuoteLine[],
  { lines: added, discountCents }: QuoteExtras
): QuotePrice {
  const lines = [
    ...evening,
    ...added.map(({ description, cents }) => once('extra', description, cents)),
    ...(discountCents > 0 ? [once('discount', DISCOUNT, -discountCents)] : []),
  ]
  return { lines, totalCents: lines.reduce((sum, { cents }) => sum + cents, 0) }
}

/** Whether something is left to pay: a free evening has no order, and so no invoice. */
export const discountFits = ({ totalCents }: QuotePrice): boolean => totalCents > 0

/**
 * Which amount is too high for what the quote costs; null when none is. A deposit is compared with a
 * price that is one: a discount that is too high is said by itself.
 */
export function tooHigh(price: QuotePrice, depositCents: number): 'discount' | 'deposit' | null {
  if (!discountFits(price)) return 'discount'
  return depositCents >= price.totalCents ? 'deposit' : null
}

/** What was added to an earlier quote, with which the next one begins. */
export const extrasOf = (lines: readonly QuoteLine[]): QuoteExtras => ({
  lines: lines
    .filter(({ kind }) => kind === 'extra')
    .map(({ description, cents }) => ({ description, cents })),
  discountCents: lines
    .filter(({ kind }) => kind === 'discount')
    .reduce((sum, { cents }) => sum - cents, 0),
})

const once = (kind: QuoteLine['kind'], description: string, cents: number): QuoteLine => ({
  ...{ kind, description, count: 1, unitCents: cents, cents },
})
