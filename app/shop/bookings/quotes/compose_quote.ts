import { findGame } from '#games/catalogue'
import { dayInWords, formatFullDay, inDutchTime } from '#domain/dutch_time'
import { asEuro } from '#domain/money'
import {
  CENTS_PER_KM,
  eveningPrice,
  EVENING_RATES,
  type PriceLine,
} from '#domain/shop/bookings/evening_price'
import { QUOTE_DAYS, quoteAmounts, type QuoteLine } from '#domain/shop/bookings/quotes'
import { VAT_PERCENTAGE, type VatScheme } from '#domain/shop/invoices/vat'
import type { DateTime } from 'luxon'
import type Booking from '#models/shop/booking'

/** A quote as it is proposed to the owner, who may change its sentences. */
export type ProposedQuote = {
  readonly lines: readonly QuoteLine[]
  readonly totalCents: number
  readonly sentences: readonly string[]
  readonly validDays: number
}

export const titleOf = ({ itemName }: Pick<Booking, 'itemName'>): string =>
  findGame(itemName)?.title ?? itemName

/** 'zaterdag 5 december 2026 om 19.30 uur', or that there is no moment yet. */
export function momentOf(startsAt: DateTime | null): string {
  if (startsAt === null) return 'een dag die we nog afspreken'
  return `${formatFullDay(startsAt)} om ${inDutchTime(startsAt).toFormat('HH.mm')} uur`
}

/** What is offered for a booking as it is now: its lines, and the mail sentence by sentence. */
export function composeQuote(booking: Booking, scheme: VatScheme, now: DateTime): ProposedQuote {
  const { lines, totalCents } = priceOf(booking)
  return {
    lines,
    totalCents,
    sentences: sentencesOf(booking, totalCents, scheme, now),
    validDays: QUOTE_DAYS,
  }
}

/** The lines of a quote in words, and their total in whole cents. */
export function priceOf(booking: Booking): { lines: QuoteLine[]; totalCents: number } {
  const { itemName: evening, people, km: kmThere } = booking
  const price = eveningPrice({ evening, people, kmThere })
  return {
    totalCents: price.totalCents,
    lines: price.lines.map(({ what, ...amounts }) => ({
      description: describe(booking, what),
      ...amounts,
    })),
  }
}

function describe(booking: Booking, what: PriceLine['what']): string {
  if (what === 'travel') return 'Reiskosten, kilometers heen en terug'
  const { perPerson } = EVENING_RATES[booking.itemName]
  return perPerson ? `${titleOf(booking)}, per persoon` : titleOf(booking)
}

function sentencesOf(booking: Booking, totalCents: number, scheme: VatScheme, now: DateTime) {
  return [
    `Wat leuk dat jullie ${titleOf(booking)} willen spelen! Hieronder staat ons voorstel.`,
    whenAndWhere(booking),
    whatItCosts(booking, totalCents, scheme),
    travel(booking),
    `Deze offerte geldt tot en met ${dayInWords(now.plus({ days: QUOTE_DAYS }))}. Klopt alles? Met de knop bekijk je de offerte en geef je akkoord; daarna staat de avond vast.`,
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

function whatItCosts({ buyer }: Booking, totalCents: number, scheme: VatScheme): string {
  const total = asEuro(totalCents)
  if (scheme === 'kor') return `Alles bij elkaar kost het ${total}. Er komt geen btw bij.`
  if (buyer === 'consumer') return `Alles bij elkaar kost het ${total}, inclusief btw.`
  const { taxableCents, vatCents } = quoteAmounts(totalCents, scheme)
  return `Alles bij elkaar kost het ${asEuro(taxableCents)} exclusief btw. Met ${VAT_PERCENTAGE} % btw (${asEuro(vatCents)}) is dat ${total}.`
}

function travel({ km }: Booking): string {
  if (km === 0) return 'Reiskosten zijn er niet.'
  return `De reiskosten zitten erbij: ${asEuro(CENTS_PER_KM)} per kilometer, ${km} kilometer heen en ${km} terug.`
}
