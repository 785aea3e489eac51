/**
 * Brings a Dutch postcode into the form `1234 AB`: four digits that do not start with 0, two letters
 * (SA, SD and SS are never given out).
 *
 * @returns the postcode, or null when it is none
 */
export function normalizePostcode(input: string): string | null {
  const found = /^([1-9]\d{3})([A-Z]{2})$/.exec(
    input
      .normalize('NFKC')
      .replace(/[\s.-]/g, '')
      .toUpperCase()
  )
  if (!found || ['SA', 'SD', 'SS'].includes(found[2]!)) return null
  return `${found[1]} ${found[2]}`
}
