/**
 * Up to this amount without VAT, in cents per calendar year, sales to consumers in other member
 * states may be taxed in the Netherlands (Directive 2006/112/EC, article 59c(1), for digital
 * services and distance sales of goods together). Above it, and from that sale on, they are taxed
 * where the customer lives.
 */
export const EU_THRESHOLD_CENTS = 1_000_000

/**
 * The sales of a calendar year without VAT, in cents. A parcel has a Dutch address, which the order
 * form asks for. A digital game is ordered with a name and an e-mail address, so nobody knows from
 * where.
 */
export type YearSales = {
  readonly year: number
  readonly dutchCents: number
  readonly unknownCents: number
}

/**
 * `below`: all sales of which the country is unknown, together, stay below the threshold in this year
 * and in the one before it, so the part from abroad does too. `unknown`: they do not, and nothing
 * that the shop stores tells how much of it came from abroad.
 */
export type EuStanding = {
  readonly state: 'below' | 'unknown'
  /** How much of the threshold the unknown sales of this year would fill, from 0 to 1 and over. */
  readonly share: number
  /** What could at least be sold before anything has to be looked into, in cents. */
  readonly roomCents: number
}

/** How the sales stand to the threshold, which counts the year itself and the one before it. */
export function euStanding(year: YearSales, before: YearSales): EuStanding {
  const below = [year, before].every(({ unknownCents }) => unknownCents <= EU_THRESHOLD_CENTS)
  return {
    state: below ? 'below' : 'unknown',
    share: Math.max(0, year.unknownCents) / EU_THRESHOLD_CENTS,
    roomCents: Math.max(0, EU_THRESHOLD_CENTS - year.unknownCents),
  }
}

/** The sales of a year, from its papers. A buyer with an address lives in the Netherlands. */
export function yearSales(
  year: number,
  papers: readonly { readonly exclCents: number; readonly hasAddress: boolean }[]
): YearSales {
  const sum = (known: boolean) =>
    papers
      .filter(({ hasAddress }) => hasAddress === known)
      .reduce((total, { exclCents }) => total + exclCents, 0)
  return { year, dutchCents: sum(true), unknownCents: sum(false) }
}
