import { err, ok, type Result } from '#domain/result'

/** Money is whole eurocents everywhere; this file turns it into text and back. */

/**
 * What the specification shows for an explicit 0.00, and for a game that is missing from the price
 * list.
 */
export const FREE_LABEL = 'GRATIS'

/**
 * Reads a price as it is sent on the wire, `'15.00'`, into whole cents.
 *
 * @throws RangeError when it is not a decimal string with two decimals
 */
export function toCents(price: string): number {
  if (!/^\d{1,7}\.\d{2}$/.test(price)) throw new RangeError(`"${price}" is not a price like 15.00`)
  return Number(price.replace('.', ''))
}

/**
 * Writes whole cents as they are sent on the wire and to the payment provider: `1500` → `'15.00'`.
 */
export function toDecimal(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

const EURO = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })

/** Whole cents as the Dutch write them: `1500` → `€ 15,00`. */
export function asEuro(cents: number): string {
  return EURO.format(cents / 100)
}

/** The price on a card: `GRATIS` for zero cents, else euros (specification 1, section 2). */
export function priceLabel(cents: number): string {
  return cents === 0 ? FREE_LABEL : asEuro(cents)
}

/**
 * The lowest and highest price of a game that is not free, in cents. An amount with a misplaced
 * comma falls outside.
 */
export const PRICE_LIMITS = { min: 100, max: 50_000 } as const

/** `one_decimal` is an amount such as `0,3`, which may mean `0,30` or be a slip. */
export type AmountRefused = 'unreadable' | 'one_decimal' | 'too_low' | 'too_high'

const AMOUNT = /^(?:€\s*)?(\d{1,7})(?:[.,](\d{2}))?$/
const ONE_DECIMAL = /^(?:€\s*)?\d{1,7}[.,]\d$/

/**
 * Reads an amount as people type it, `15`, `15,00`, `€ 15,00`, or `15.00` as a bank writes it, into
 * whole cents.
 */
export function readAmount(
  typed: string,
  { min, max }: { readonly min: number; readonly max: number }
): Result<number, AmountRefused> {
  const parts = AMOUNT.exec(typed.trim())
  if (!parts) return err(ONE_DECIMAL.test(typed.trim()) ? 'one_decimal' : 'unreadable')
  const cents = Number(parts[1]) * 100 + Number(parts[2] ?? 0)
  if (cents < min) return err('too_low')
  return cents > max ? err('too_high') : ok(cents)
}

/** Reads the new price of a game into whole cents: zero, or an amount within the limits. */
export function readPrice(typed: string): Result<number, AmountRefused> {
  const cents = readAmount(typed, { min: 0, max: PRICE_LIMITS.max })
  return cents.ok && cents.value > 0 && cents.value < PRICE_LIMITS.min ? err('too_low') : cents
}

/** Whole cents as they stand in an input field: `1500` → `15,00`. */
export function asInput(cents: number): string {
  return toDecimal(cents).replace('.', ',')
}
