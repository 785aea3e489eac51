import { amountSentence } from '#domain/amount_sentence'
import { readAmount } from '#domain/money'
import type { Buyer } from '#domain/shop/bookings/booking_life'
import { DISCOUNT, EXTRA_AMOUNT, priceQuote } from '#domain/shop/bookings/quote_extras'
import { quoteInWords, type QuoteInWords } from '#domain/shop/bookings/quote_in_words'
import { DEPOSIT_AMOUNT, MOST_QUOTE_DAYS, type QuoteLine } from '#domain/shop/bookings/quotes'
import type { VatScheme } from '#domain/shop/invoices/vat'
import type { FieldErrors } from '~/wire/refusal'

/** A quote as the owner types it. */
type TypedQuote = {
  readonly text: string
  readonly lines: readonly { readonly text: string; readonly amount: string }[]
  readonly discount: string
  readonly deposit: string
  readonly days: string
}

/** The lines of the evening itself, and what decides how their amounts are worded. */
type Offered = {
  readonly evening: readonly QuoteLine[]
  readonly scheme: VatScheme
  readonly buyer: Buyer
}

/** `totalCents` is null while an amount cannot be read: then nobody knows what the quote costs. */
type PriceTyped = { readonly totalCents: number | null; readonly words: QuoteInWords }

/** Stands where an amount would, until it is typed. */
const UNKNOWN = 'nog onbekend'

/**
 * What a quote costs with what is typed. A line whose amount cannot be read yet says so, and no sum is
 * made without it: a total that left it out would be a price that nobody meant.
 */
export function priceTyped(
  { evening, scheme, buyer }: Offered,
  { lines, discount }: Pick<TypedQuote, 'lines' | 'discount'>
): PriceTyped {
  const added = lines.map(({ text, amount }) => ({
    ...{ description: text.trim() || 'Nieuwe regel', cents: centsIn(amount) },
  }))
  const off = discount.trim() === '' ? 0 : centsIn(discount)
  const price = priceQuote(evening, {
    lines: added.map(({ description, cents }) => ({ description, cents: cents ?? 0 })),
    discountCents: off ?? 0,
  })
  const words = quoteInWords(price, scheme, buyer)
  const illegible = added.map(({ cents }) => cents === null)
  if (off !== null && !illegible.includes(true)) return { totalCents: price.totalCents, words }
  const amounts = words.lines.map((line, index) =>
    illegible[index - evening.length] ? { ...line, amount: UNKNOWN } : line
  )
  const discountLine = { description: DISCOUNT, note: '', amount: UNKNOWN }
  return {
    totalCents: null,
    words: {
      lines: off === null ? [...amounts, discountLine] : amounts,
      totals: [{ what: 'Totaal', amount: UNKNOWN, bold: true }],
    },
  }
}

function centsIn(typed: string): number | null {
  const cents = readAmount(typed, EXTRA_AMOUNT)
  return cents.ok ? cents.value : null
}

type Bounds = { readonly min: number; readonly max: number }

/**
 * All mistakes of a quote at once, before anything is asked about it. The server has the last word.
 *
 * @param totalCents what it costs with what is typed; null while nobody knows, see `priceTyped`
 */
export function mistakesInQuote(typed: TypedQuote, totalCents: number | null): FieldErrors {
  const { text, lines, discount, deposit, days } = typed
  const said: [string, string | null][] = [
    ...lines.flatMap(({ text: what, amount }, index): [string, string | null][] => [
      [`regels.${index}.tekst`, what.trim() === '' ? 'Vul in wat de regel is.' : null],
      [`regels.${index}.bedrag`, amountMistake(amount, EXTRA_AMOUNT)],
    ]),
    ['korting', discountMistake(discount, totalCents)],
    ['tekst', text.trim() === '' ? 'Vul de tekst van de e-mail in.' : null],
    ['aanbetaling', depositMistake(deposit, totalCents)],
    ['dagen', daysMistake(days)],
  ]
  return Object.fromEntries(
    said.flatMap(([field, sentence]) => (sentence === null ? [] : [[field, [sentence]]]))
  )
}

function amountMistake(typed: string, bounds: Bounds): string | null {
  if (typed.trim() === '') return 'Vul het bedrag in.'
  const read = readAmount(typed, bounds)
  return read.ok ? null : amountSentence(read.error, typed, bounds)
}

function discountMistake(typed: string, totalCents: number | null): string | null {
  if (typed.trim() === '') return null
  const mistake = amountMistake(typed, EXTRA_AMOUNT)
  if (mistake !== null) return mistake
  return totalCents === null || totalCents > 0
    ? null
    : 'De korting moet lager zijn dan alles bij elkaar.'
}

/**
 * Compares a deposit with the total only when the total is above zero, because a discount that is
 * too high has a message of its own.
 */
function depositMistake(typed: string, totalCents: number | null): string | null {
  if (typed.trim() === '') return null
  const read = readAmount(typed, DEPOSIT_AMOUNT)
  if (!read.ok) return amountMistake(typed, DEPOSIT_AMOUNT)
  const tooHigh = totalCents !== null && totalCents > 0 && read.value >= totalCents
  return tooHigh ? 'De aanbetaling moet lager zijn dan het totaal.' : null
}

function daysMistake(typed: string): string | null {
  const days = typed.trim() === '' ? Number.NaN : Number(typed)
  const fits = Number.isInteger(days) && days >= 1 && days <= MOST_QUOTE_DAYS
  return fits ? null : `Vul een heel aantal dagen in, van 1 tot en met ${MOST_QUOTE_DAYS}.`
}
