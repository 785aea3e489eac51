import { err, ok, type Result } from '#domain/result'

/**
 * A team leaves its room by itself this many seconds after the last sign of life of any of its
 * phones.
 */
export const LEASE_SECONDS = 90

export type Occupation = {
  readonly teamId: number
  readonly roomId: number
  /** The last sign of life, in milliseconds since 1970. */
  readonly seenAt: number
}

export type EntryRefusal =
  | { readonly type: 'room_bezet'; readonly teamId: number }
  | { readonly type: 'room_klaar' }
  | { readonly type: 'al_in_room'; readonly roomId: number }

/**
 * Whether the team is still in the room.
 *
 * @param now milliseconds since 1970
 */
export function isOccupied({ seenAt }: Occupation, now: number): boolean {
  return now - seenAt < LEASE_SECONDS * 1000
}

/**
 * Whether a team may enter a room: no other team is in it, the team has not done it, and the team
 * is in no other room (specification 2, section 4). Entering the room that it is already in changes
 * nothing.
 *
 * @param now milliseconds since 1970
 */
export function mayEnter(
  teamId: number,
  roomId: number,
  occupations: readonly Occupation[],
  done: boolean,
  now: number
): Result<'entered' | 'already_inside', EntryRefusal> {
  const nowOccupied = occupations.filter((occupation) => isOccupied(occupation, now))
  const own = nowOccupied.find((occupation) => occupation.teamId === teamId)
  if (own?.roomId === roomId) return ok('already_inside')
  if (done) return err({ type: 'room_klaar' })
  if (own) return err({ type: 'al_in_room', roomId: own.roomId })
  const other = nowOccupied.find((occupation) => occupation.roomId === roomId)
  return other ? err({ type: 'room_bezet', teamId: other.teamId }) : ok('entered')
}
