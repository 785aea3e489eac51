import { err, ok, type Result } from '#domain/result'

/**
 * A team leaves its room by itself this many seconds after the last sign of life of any of its
 * phones.
 */
export const LEASE_SECONDS = 90

export type Occupation = {
  readonly team_id: number
  readonly room_id: number
  /** The last sign of life, in milliseconds since 1970. */
  readonly gezien: number
}

export type EntryRefusal =
  | { readonly type: 'room_bezet'; readonly team_id: number }
  | { readonly type: 'room_klaar' }
  | { readonly type: 'al_in_room'; readonly room_id: number }

/**
 * Whether the team is still in the room.
 *
 * @param now milliseconds since 1970
 */
export function isOccupied({ gezien: seen }: Occupation, now: number): boolean {
  return now - seen < LEASE_SECONDS * 1000
}

/**
 * Whether a team may enter a room: no other team is in it, the team has not done it, and the team
 * is in no other room (specification 2, section 4). Entering the room that it is already in changes
 * nothing.
 *
 * @param now milliseconds since 1970
 */
export function mayEnter(
  team_id: number,
  room_id: number,
  occupations: readonly Occupation[],
  done: boolean,
  now: number
): Result<'nieuw' | 'al_binnen', EntryRefusal> {
  const nowOccupied = occupations.filter((occupation) => isOccupied(occupation, now))
  const own = nowOccupied.find((occupation) => occupation.team_id === team_id)
  if (own?.room_id === room_id) return ok('al_binnen')
  if (done) return err({ type: 'room_klaar' })
  if (own) return err({ type: 'al_in_room', room_id: own.room_id })
  const other = nowOccupied.find((occupation) => occupation.room_id === room_id)
  return other ? err({ type: 'room_bezet', team_id: other.team_id }) : ok('nieuw')
}
