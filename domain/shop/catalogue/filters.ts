import type { Stars } from '#domain/shop/catalogue/star_rating'

/** With whom, where and for how long a game is played, and how hard it is: what visitors choose by. */

export type Company = 'family' | 'friends' | 'party' | 'colleagues'
export type Place = 'home' | 'outdoors' | 'visit'
export type Length = 'hour' | 'ninety' | 'longer'
export type Level = 'light' | 'medium' | 'hard'

/** What a game is good for. */
export type Suits = {
  readonly company: readonly Company[]
  readonly place: readonly Place[]
  /** How long it takes; null when that is agreed beforehand. */
  readonly minutes: number | null
}

/** What somebody looks for; what is left out does not matter to them. */
export type Choice = {
  readonly company?: Company
  readonly place?: Place
  readonly length?: Length
  readonly level?: Level
}

type Judged = { readonly suits: Suits; readonly stars: Stars }

/** The most minutes of a length, and the fewest stars of a level: each ends where the next begins. */
const MINUTES = { hour: [0, 60], ninety: [61, 90], longer: [91, Infinity] } as const
const STARS = { light: [0, 2.5], medium: [3, 3.5], hard: [4, 5] } as const

/** Whether a game is what somebody looks for. A range of stars suits every level that it touches. */
export function isSuitable({ suits, stars }: Judged, choice: Choice): boolean {
  const { company, place, length, level } = choice
  return (
    (company === undefined || suits.company.includes(company)) &&
    (place === undefined || suits.place.includes(place)) &&
    (length === undefined || suits.minutes === null || isWithin(suits.minutes, MINUTES[length])) &&
    (level === undefined || (stars.van <= STARS[level][1] && stars.tot >= STARS[level][0]))
  )
}

const isWithin = (number: number, [least, most]: readonly [number, number]) =>
  number >= least && number <= most

const MOST_ALSO = 3

/** The games that a visitor of this one may like, the most alike first. */
export function alsoNice<Game extends Judged>(game: Game, all: readonly Game[]): Game[] {
  return all
    .filter((other) => other !== game)
    .map((other) => ({ other, alike: likeness(game, other) }))
    .sort((one, two) => two.alike - one.alike)
    .slice(0, MOST_ALSO)
    .map(({ other }) => other)
}

function likeness(one: Judged, other: Judged): number {
  const shared = (a: readonly string[], b: readonly string[]) =>
    a.filter((value) => b.includes(value)).length
  return (
    2 * shared(one.suits.company, other.suits.company) +
    shared(one.suits.place, other.suits.place) -
    Math.abs(one.stars.tot - other.stars.tot) / 2
  )
}
