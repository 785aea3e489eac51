import { err, ok, type Result } from '#domain/result'

/** Money is whole eurocents, everywhere; this file knows how it looks. */

/** What the specification shows for an explicit 0.00, and for a game missing from the price list. */
export const GRATIS = 'GRATIS'

/**
 * Reads a price as it stands on the wire, `'15.00'`, into whole cents.
 *
 * @throws RangeError when it is not a decimal string with two decimals
 */
export function naarCenten(prijs: string): number {
  if (!/^\d{1,7}\.\d{2}$/.test(prijs)) throw new RangeError(`"${prijs}" is not a price like 15.00`)
  return Number(prijs.replace('.', ''))
}

/** Writes whole cents as they stand on the wire and at the payment provider: `1500` → `'15.00'`. */
export function naarDecimaal(centen: number): string {
  return `${Math.floor(centen / 100)}.${String(centen % 100).padStart(2, '0')}`
}

const EURO = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })
const EURO_CODE = new Intl.NumberFormat('nl-NL', {
  style: 'currency',
  currency: 'EUR',
  currencyDisplay: 'code',
})

/** `1500` → `€ 15,00`, the Dutch way. */
export function alsEuro(centen: number): string {
  return EURO.format(centen / 100)
}

/** The price on a card: `GRATIS` for nothing, else euros (specification 1, section 2). */
export function prijslabel(centen: number): string {
  return centen === 0 ? GRATIS : alsEuro(centen)
}

/**
 * The label of the order button (specification 1, section 2): GRATIS first, then the form with a
 * discount code (whose total is not known yet), else the price.
 */
export function bestelknop(centen: number, metActiecode: boolean): string {
  if (centen === 0) return 'Bestel GRATIS'
  if (metActiecode) return 'Bestellen'
  return `Bestellen ${EURO_CODE.format(centen / 100).replace(/\s/g, ' ')}`
}

/** What a game may cost when it is not free: a comma in the wrong place falls outside. */
export const PRIJSGRENZEN = { min: 100, max: 50_000 } as const

export type BedragGeweigerd = 'onleesbaar' | 'te_laag' | 'te_hoog'

/** Reads an amount as the Dutch type it, `15`, `15,00` or `€ 15,00`, into whole cents. */
export function leesBedrag(
  getypt: string,
  { min, max }: { readonly min: number; readonly max: number }
): Result<number, BedragGeweigerd> {
  const delen = /^(?:€\s*)?(\d{1,7})(?:,(\d{2}))?$/.exec(getypt.trim())
  if (!delen) return err('onleesbaar')
  const centen = Number(delen[1]) * 100 + Number(delen[2] ?? 0)
  if (centen < min) return err('te_laag')
  return centen > max ? err('te_hoog') : ok(centen)
}

/** What a game is to cost from now on: nothing, or an amount within the bounds. */
export function leesPrijs(getypt: string): Result<number, BedragGeweigerd> {
  const centen = leesBedrag(getypt, { min: 0, max: PRIJSGRENZEN.max })
  return centen.ok && centen.value > 0 && centen.value < PRIJSGRENZEN.min ? err('te_laag') : centen
}

/** `1500` → `15,00`, as it stands in a field. */
export function alsInvoer(centen: number): string {
  return naarDecimaal(centen).replace('.', ',')
}
