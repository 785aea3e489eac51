import { findGame } from '#games/catalogue'
import { formatFullDay, formatTimeOfDay } from '#domain/dutch_time'
import { asEuro } from '#domain/money'
import {
  CENTS_PER_KM,
  eveningPrice,
  EVENING_RATES,
  type PriceLine,
} from '#domain/shop/bookings/evening_price'
import {
  extrasOf,
  NO_EXTRAS,
  priceQuote,
  type QuoteExtras,
} from '#domain/shop/bookings/quote_extras'
import { QUOTE_DAYS, type QuoteLine } from '#domain/shop/bookings/quotes'
import type { VatScheme } from '#domain/shop/invoices/vat'
import type { DateTime } from 'luxon'
import type Booking from '#models/shop/booking'
import type BookingQuote from '#models/shop/booking_quote'

/** A quote as it is proposed to the owner, who may change its sentences. */
export type ProposedQuote = {
  /** The lines of the evening itself. */
  readonly evening: readonly QuoteLine[]
  /** The extra lines and the discount of the latest quote. */
  readonly extras: QuoteExtras
  readonly totalCents: number
  readonly sentences: readonly string[]
  readonly validDays: number
}

export const titleOf = ({ itemName }: Pick<Booking, 'itemName'>): string =>
  findGame(itemName)?.title ?? itemName

/** 'zaterdag 5 december 2026 om 19.30 uur', or that there is no moment yet. */
export function momentOf(startsAt: DateTime | null): string {
  if (startsAt === null) return 'een dag die we nog afspreken'
  return `${formatFullDay(startsAt)} om ${formatTimeOfDay(startsAt)} uur`
}

/**
 * What is offered for a booking as it is now: its lines, and the mail sentence by sentence. Extra
 * lines and the discount of the latest quote stay in the next one.
 */
export function composeQuote(
  booking: Booking,
  latest: BookingQuote | null,
  scheme: VatScheme
): ProposedQuote {
  const evening = linesOf(booking)
  const extras = latest ? extrasOf(latest.quoteLines) : NO_EXTRAS
  return {
    ...{ evening, extras },
    totalCents: priceQuote(evening, extras).totalCents,
    sentences: sentencesOf(booking, scheme),
    validDays: QUOTE_DAYS,
  }
}

/** The lines of the evening itself, in words. */
export function linesOf(booking: Booking): QuoteLine[] {
  const { itemName: evening, people, km: kmThere } = booking
  return eveningPrice({ evening, people, kmThere }).lines.map(({ what, ...amounts }) => ({
    ...{ kind: what, description: describe(booking, what) },
    ...amounts,
  }))
}

function describe(booking: Booking, what: PriceLine['what']): string {
  if (what === 'travel') return 'Reiskosten, kilometers heen en terug'
  const { perPerson } = EVENING_RATES[booking.itemName]
  return perPerson ? `${titleOf(booking)}, per persoon` : titleOf(booking)
}

/**
 * The sentences name no total and no last day: the mail adds both from the quote as it was sent, see
 * `quoteMail`.
 */
function sentencesOf(booking: Booking, scheme: VatScheme) {
  return [
    `Wat leuk dat jullie ${titleOf(booking)} willen spelen! Hieronder staat ons voorstel.`,
    whenAndWhere(booking),
    whatItCosts(booking, scheme),
    travel(booking),
    'Klopt alles? Met de knop bekijk je de offerte en geef je akkoord; daarna staat de avond vast.',
    'Wil je iets veranderen, of heb je een vraag? Beantwoord deze e-mail gerust.',
  ].filter((sentence) => sentence !== '')
}

function whenAndWhere(booking: Booking): string {
  const { startsAt, address, postcode, city, people } = booking
  const place = [address, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const where = place === '' ? 'op een plek die we nog afspreken' : `aan ${place}`
  const children = booking.itemName === 'ontgoocheld2'
  return `We komen op ${momentOf(startsAt)} naar jullie toe, ${where}, voor ${people} ${children ? 'kinderen' : 'personen'}.`
}

function whatItCosts({ buyer }: Booking, scheme: VatScheme): string {
  const below = 'Wat het kost, staat hieronder regel voor regel'
  if (scheme === 'kor') return `${below}. Er komt geen btw bij.`
  return buyer === 'consumer'
    ? `${below}, inclusief btw.`
    : `${below}, met de bedragen exclusief en inclusief btw.`
}

function travel({ km }: Booking): string {
  if (km === 0) return 'Reiskosten zijn er niet.'
  return `De reiskosten zitten erbij: ${asEuro(CENTS_PER_KM)} per kilometer, ${km} kilometer heen en ${km} terug.`
}
