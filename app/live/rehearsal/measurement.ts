/** Moments are milliseconds of one and the same clock. */
export type Arrival = { readonly version: number; readonly at: number }
export type Nap = { readonly from: number; readonly until: number }

/** What a phone saw, and when. */
export type Observation = {
  /** Each version that was newer than the one before. */
  readonly arrivals: readonly Arrival[]
  readonly naps: readonly Nap[]
}

/** What a phone sent, and the version in the answer. */
export type Transmission = { readonly at: number; readonly version: number }

/**
 * A change counts as missed when it is not seen within this time after a press, or after waking up.
 */
export const PATIENCE_MS = 8_000

export type WaitOutcome =
  | { readonly type: 'seen'; readonly ms: number }
  /** The phone slept meanwhile, or already knew the change, so this cannot be measured. */
  | { readonly type: 'does_not_count' }
  | { readonly type: 'missed' }

/** How long another phone of the team waited for a change that one of its phones made. */
export function waitTime(
  { arrivals, naps }: Observation,
  { at, version }: Transmission
): WaitOutcome {
  const arrival = arrivals.find((one) => one.version >= version)
  if (!arrival) return { type: 'missed' }
  if (arrival.at < at) return { type: 'does_not_count' }
  const nap = naps.find(({ from, until }) => from <= arrival.at && until >= at)
  if (arrival.at - Math.max(at, nap?.until ?? at) > PATIENCE_MS) return { type: 'missed' }
  return nap ? { type: 'does_not_count' } : { type: 'seen', ms: arrival.at - at }
}

/**
 * The value below which the given part of the values lies.
 *
 * @returns null when there are no values
 */
export function percentile(values: readonly number[], part: number): number | null {
  const row = values.toSorted((one, other) => one - other)
  return row[Math.max(0, Math.ceil(row.length * part) - 1)] ?? null
}

/**
 * @returns the rooms and teams that occur twice in one look at the hall, which never happens in a
 *   sound game
 */
export function isDoublyOccupied(
  occupied: readonly { readonly team_id: number; readonly spellenfabriek_room_id: number }[]
): boolean {
  const rooms = new Set(occupied.map((one) => one.spellenfabriek_room_id))
  const teams = new Set(occupied.map((one) => one.team_id))
  return rooms.size < occupied.length || teams.size < occupied.length
}
