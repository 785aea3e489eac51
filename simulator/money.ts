const EURO = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })

/** Reads an amount as it is sent on the wire, `'15.00'`, into cents; null when it is not one. */
export function toCents(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{1,7}\.\d{2}$/.test(value)) return null
  return Number(value.replace('.', ''))
}

/**
 * Reads an amount that was typed in a Dutch form, `15`, `15,00` or `15.00`, into cents; null when
 * it is none of these.
 */
export function typedToCents(typed: string): number | null {
  const [, euros, cents = '00'] = /^(\d{1,7})(?:[.,](\d{2}))?$/.exec(typed.trim()) ?? []
  return euros === undefined ? null : Number(euros + cents)
}

/** Writes cents as they are sent on the wire: `1500` becomes `'15.00'`. */
export function toValue(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** An amount as Mollie writes it. */
export function toAmount(cents: number): { currency: 'EUR'; value: string } {
  return { currency: 'EUR', value: toValue(cents) }
}

/** Writes cents the Dutch way: `1500` becomes `€ 15,00`. */
export function toEuro(cents: number): string {
  return EURO.format(cents / 100)
}
