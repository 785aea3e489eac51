import { err, ok, type Result } from '#domain/result'

/** A team that nobody heard for this long, while the game runs, loses its room (decision 0053). */
export const SILENCE_LIMIT_SECONDS = 10 * 60

/** A sign of life is written down at most this often, so the last one may be this much later. */
export const HEARD_EVERY_SECONDS = 15

/** What is known about the silence of a team in a room. Moments are milliseconds since 1970. */
export type Hearing = {
  /** The last call of any phone of the team; null when it never called. */
  readonly heardAt: number | null
  readonly enteredAt: number
  /** Since when the game runs without a break; null while it stands still. */
  readonly runningSince: number | null
  /** Since when this server listens. A server that was off heard nobody. */
  readonly listeningSince: number
}

/**
 * Whether a team was silent for so long that it loses its room. A pause never takes a room, and
 * after a pause each team has the whole time again.
 * @param now milliseconds since 1970
 */
export function isSilentTooLong(hearing: Hearing, now: number): boolean {
  const { heardAt, enteredAt, runningSince, listeningSince } = hearing
  if (runningSince === null) return false
  const silentSince = Math.max(heardAt ?? 0, enteredAt, runningSince, listeningSince)
  return now - silentSince >= (SILENCE_LIMIT_SECONDS + HEARD_EVERY_SECONDS) * 1000
}

/** How a team loses a room that it did not leave by itself. */
export type Loss = 'freed' | 'silent'

/** A team that is in a room. */
export type Occupation = { readonly teamId: number; readonly roomId: number }

export type EntryRefusal =
  | { readonly type: 'room_occupied'; readonly teamId: number }
  | { readonly type: 'room_done' }
  | { readonly type: 'in_another_room'; readonly roomId: number }
  | { readonly type: 'not_in_room' }

/**
 * Whether a team may enter a room: no other team is in it, the team has not done it, and the team
 * is in no other room (specification 2, section 4). Entering the room that it is already in changes
 * nothing.
 */
export function mayEnter(
  teamId: number,
  roomId: number,
  occupations: readonly Occupation[],
  done: boolean
): Result<'entered' | 'already_inside', EntryRefusal> {
  const own = occupations.find((occupation) => occupation.teamId === teamId)
  if (own?.roomId === roomId) return ok('already_inside')
  if (done) return err({ type: 'room_done' })
  if (own) return err({ type: 'in_another_room', roomId: own.roomId })
  const other = occupations.find((occupation) => occupation.roomId === roomId)
  return other ? err({ type: 'room_occupied', teamId: other.teamId }) : ok('entered')
}

/**
 * Whether a team may answer or use a hint in a room: in its own room, and in a room where it was
 * before and where nobody is now, because its phone may have been without a line meanwhile. Only
 * entering puts a team in a room.
 *
 * @param entered whether the team entered this room in this round
 */
export function mayWork(
  teamId: number,
  roomId: number,
  occupations: readonly Occupation[],
  entered: boolean
): Result<void, EntryRefusal> {
  const inside = occupations.find((occupation) => occupation.roomId === roomId)
  if (inside?.teamId === teamId) return ok(undefined)
  if (!entered) return err({ type: 'not_in_room' })
  return inside ? err({ type: 'room_occupied', teamId: inside.teamId }) : ok(undefined)
}
