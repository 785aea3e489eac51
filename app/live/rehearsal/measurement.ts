/** Moments are milliseconds, all of the same clock. */
export type Arrival = { readonly versie: number; readonly op: number }
export type Nap = { readonly van: number; readonly tot: number }

/** What a phone saw, and when. */
export type Observation = {
  /** Each version that was newer than the one before. */
  readonly aankomsten: readonly Arrival[]
  readonly slaapjes: readonly Nap[]
}

/** What somebody sent, and the version that the answer spoke of. */
export type Transmission = { readonly op: number; readonly versie: number }

/** Longer than this after somebody pressed, or after waking, and a change counts as missed. */
export const PATIENCE_MS = 8_000

export type Outcome =
  | { readonly type: 'gezien'; readonly ms: number }
  /** It slept meanwhile, or knew it already: of no use for measuring. */
  | { readonly type: 'telt_niet' }
  | { readonly type: 'gemist' }

/** How long another phone of the team had to wait for what one of them did. */
export function waitTime(
  { aankomsten: arrivals, slaapjes: naps }: Observation,
  { op: at, versie: version }: Transmission
): Outcome {
  const arrival = arrivals.find((one) => one.versie >= version)
  if (!arrival) return { type: 'gemist' }
  if (arrival.op < at) return { type: 'telt_niet' }
  const nap = naps.find(({ van: from, tot: until }) => from <= arrival.op && until >= at)
  if (arrival.op - Math.max(at, nap?.tot ?? at) > PATIENCE_MS) return { type: 'gemist' }
  return nap ? { type: 'telt_niet' } : { type: 'gezien', ms: arrival.op - at }
}

/**
 * The value below which this part of the values lies.
 *
 * @returns null when there are none
 */
export function percentile(values: readonly number[], part: number): number | null {
  const row = values.toSorted((one, other) => one - other)
  return row[Math.max(0, Math.ceil(row.length * part) - 1)] ?? null
}

/** @returns rooms and teams that stand twice in one look at the hall: there are never any */
export function isDoublyOccupied(
  occupied: readonly { readonly team_id: number; readonly spellenfabriek_room_id: number }[]
): boolean {
  const rooms = new Set(occupied.map((one) => one.spellenfabriek_room_id))
  const teams = new Set(occupied.map((one) => one.team_id))
  return rooms.size < occupied.length || teams.size < occupied.length
}
