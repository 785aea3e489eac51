/**
 * Brings a Dutch postcode into the form `1234 AB`: four digits that do not start with 0, two
 * letters (SA, SD and SS are never given out).
 *
 * @returns the postcode, or null when the text is not one
 */
export function normalizePostcode(input: string): string | null {
  const found = /^([1-9]\d{3})([A-Z]{2})$/.exec(
    input
      .normalize('NFKC')
      .replace(/[\s.-]/g, '')
      .toUpperCase()
  )
  const [, digits, letters] = found ?? []
  if (!digits || !letters || ['SA', 'SD', 'SS'].includes(letters)) return null
  return `${digits} ${letters}`
}
