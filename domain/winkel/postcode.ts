/**
 * Brings a Dutch postcode into the form `1234 AB`: four digits that do not start with 0, two letters
 * (SA, SD and SS are never given out).
 *
 * @returns the postcode, or null when it is none
 */
export function normaliseerPostcode(invoer: string): string | null {
  const gevonden = /^([1-9]\d{3})([A-Z]{2})$/.exec(
    invoer
      .normalize('NFKC')
      .replace(/[\s.-]/g, '')
      .toUpperCase()
  )
  if (!gevonden || ['SA', 'SD', 'SS'].includes(gevonden[2]!)) return null
  return `${gevonden[1]} ${gevonden[2]}`
}
