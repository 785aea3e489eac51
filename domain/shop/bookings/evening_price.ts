/** The evenings that are booked. Their names are those of the catalogue. */
export const EVENINGS = ['spellenfabriek', 'ontgoocheld2'] as const
export type Evening = (typeof EVENINGS)[number]

/** How an evening is priced: for each person, or once for the group. In whole cents. */
type EveningRate = {
  readonly perPerson: boolean
  readonly cents: number
  readonly people: { readonly min: number; readonly max: number }
  /** How long it takes when nothing else was agreed, in minutes. */
  readonly minutes: number
}

/**
 * Spellenfabriek is 15.00 a person for 9 to 60 people, Ontgoocheld 2.0 is 60.00 for 3 to 6 children
 * (specification 1, section 2).
 */
export const EVENING_RATES: Record<Evening, EveningRate> = {
  spellenfabriek: { perPerson: true, cents: 1500, people: { min: 9, max: 60 }, minutes: 120 },
  ontgoocheld2: { perPerson: false, cents: 6000, people: { min: 3, max: 6 }, minutes: 90 },
}

/** Travel is 0.40 a kilometre (specification 1, section 9), in whole cents. */
export const CENTS_PER_KM = 40

/** The kilometres that are paid for: the way there and the way back. */
export const travelledKm = (kmThere: number): number => 2 * kmThere

export type EveningAsked = {
  readonly evening: Evening
  readonly people: number
  /** Whole kilometres of the way there. */
  readonly kmThere: number
}

/** One line of a price: so many times so much, in whole cents, VAT included. */
export type PriceLine = {
  readonly what: 'evening' | 'travel'
  readonly count: number
  readonly unitCents: number
  readonly cents: number
}

export type EveningPrice = {
  readonly lines: readonly PriceLine[]
  readonly totalCents: number
}

/**
 * What an evening costs, in whole cents, VAT included. Without kilometres there is no line for
 * travel. Numbers of people outside the range are priced as well: the owner is warned, not stopped.
 */
export function eveningPrice({ evening, people, kmThere }: EveningAsked): EveningPrice {
  const { perPerson, cents } = EVENING_RATES[evening]
  const lines = [priceLine('evening', perPerson ? people : 1, cents)]
  if (kmThere > 0) lines.push(priceLine('travel', travelledKm(kmThere), CENTS_PER_KM))
  return { lines, totalCents: lines.reduce((sum, line) => sum + line.cents, 0) }
}

const priceLine = (what: PriceLine['what'], count: number, unitCents: number): PriceLine => ({
  what,
  count,
  unitCents,
  cents: count * unitCents,
})

/** Whether so many people fit the evening; outside it the owner and the visitor are told. */
export function peopleFit(evening: Evening, people: number): boolean {
  const { min, max } = EVENING_RATES[evening].people
  return people >= min && people <= max
}
