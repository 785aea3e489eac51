import { err, ok, type Result } from '#domain/result'
import type { BookingStatus } from '#domain/shop/bookings/booking_life'

/** For how many days a quote can be accepted when the owner sets no other number. */
export const QUOTE_DAYS = 14

/** The most days that a quote may be open, and the longest text of its mail. */
export const MOST_QUOTE_DAYS = 90
export const LONGEST_QUOTE_TEXT = 6000

/** The lowest and highest deposit, in whole cents; it is also lower than the price. */
export const DEPOSIT_AMOUNT = { min: 100, max: 500_000 } as const

/** Within how many days an evening on account is paid, counted from its invoice. */
export const PAY_WITHIN_DAYS = 14

/** One line of a quote, in whole cents, VAT included. */
export type QuoteLine = {
  /** It is left out in quotes from before there were extra lines. */
  readonly kind?: 'evening' | 'travel' | 'extra' | 'discount'
  readonly description: string
  readonly count: number
  readonly unitCents: number
  readonly cents: number
}

export type QuoteRefused =
  /** The customer read another version than the one that counts now. */
  | { readonly type: 'another_quote' }
  | { readonly type: 'quote_expired' }
  | { readonly type: 'not_offered'; readonly status: BookingStatus }

type Offer = {
  readonly status: BookingStatus
  /** The latest version; 0 when there is no quote. */
  readonly version: number
  readonly validUntil: Date
  readonly accepted: boolean
}

/**
 * Whether a quote can be accepted now. Accepting the accepted quote again is the same acceptance, in
 * whatever state the evening is since.
 *
 * @param shown the version that the customer saw
 * @returns whether it was accepted before
 */
export function mayAccept(
  offer: Offer,
  shown: number,
  now: Date
): Result<{ readonly again: boolean }, QuoteRefused> {
  if (shown !== offer.version) return err({ type: 'another_quote' })
  if (offer.accepted) return ok({ again: true })
  if (offer.status === 'expired') return err({ type: 'quote_expired' })
  if (offer.status !== 'quoted') return err({ type: 'not_offered', status: offer.status })
  return now > offer.validUntil ? err({ type: 'quote_expired' }) : ok({ again: false })
}
