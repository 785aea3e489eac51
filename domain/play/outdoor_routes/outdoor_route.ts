/**
 * A route outdoors that goes with a game, as data. People travel by what it says, so every fact and
 * every position has its source beside it, and is left out without one.
 */

export type Source = { readonly title: string; readonly address: string }

export type Fact = { readonly text: string; readonly source: Source }

/** A place in degrees (WGS84), north and east. */
export type Position = {
  readonly latitude: number
  readonly longitude: number
  readonly source: Source
}

export type Stop = {
  readonly name: string
  /** The street or place where a passer-by can point the way. */
  readonly where: string
  /** It is left out when no source gives it: a stop is then found by its street. */
  readonly position?: Position
  /** The steps of the game that belong here, counted from one, and what they tell of the place. */
  readonly steps: readonly number[]
  readonly story: string
  /** What there is to see, and how one gets there. */
  readonly facts: readonly Fact[]
  /** Something small to do on the spot. The game never asks for it. */
  readonly extra: string
}

export type OutdoorRoute = {
  readonly title: string
  readonly introduction: string
  /** What nobody of us has checked. */
  readonly warning: string
  readonly advice: readonly Fact[]
  readonly stops: readonly Stop[]
  /** How far the stops lie apart, each number with its source. */
  readonly distances: readonly Fact[]
}

/** Every source of a route once, in the order in which a reader meets them. */
export function sourcesOf({ advice, stops, distances }: OutdoorRoute): Source[] {
  const all = [
    ...advice.map(({ source }) => source),
    ...stops.flatMap(({ facts, position }) => [
      ...facts.map(({ source }) => source),
      ...(position ? [position.source] : []),
    ]),
    ...distances.map(({ source }) => source),
  ]
  return [...new Map(all.map((source) => [source.address, source])).values()]
}

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The distance as the crow flies. */
export function kilometresBetween(one: Position, other: Position): number {
  const up = radians(other.latitude - one.latitude)
  const aside = radians(other.longitude - one.longitude)
  const half =
    Math.sin(up / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(aside / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half))
}

/** The stop where a step belongs, with its number. */
export function stopOfStep(
  { stops }: OutdoorRoute,
  step: number
): { readonly stop: Stop; readonly number: number } | null {
  const index = stops.findIndex(({ steps }) => steps.includes(step))
  const stop = stops[index]
  return stop ? { stop, number: index + 1 } : null
}
