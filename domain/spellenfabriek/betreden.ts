import { err, ok, type Result } from '#domain/result'

/** A team leaves a room by itself this long after the last sign of life of any of its phones. */
export const HUUR_SECONDEN = 90

export type Bezetting = {
  readonly team_id: number
  readonly room_id: number
  /** Milliseconds since 1970. */
  readonly gezien: number
}

export type Betreedweigering =
  | { readonly type: 'room_bezet'; readonly team_id: number }
  | { readonly type: 'room_klaar' }
  | { readonly type: 'al_in_room'; readonly room_id: number }

/** Whether somebody is still there, at `nu` in milliseconds. */
export function isBezet({ gezien }: Bezetting, nu: number): boolean {
  return nu - gezien < HUUR_SECONDEN * 1000
}

/**
 * Whether a team may enter a room: nobody else is in it, the team has not done it, and it is in no other
 * room (specification 2, section 4). Entering a room that it is in already changes nothing.
 */
export function magBetreden(
  team_id: number,
  room_id: number,
  bezettingen: readonly Bezetting[],
  klaar: boolean,
  nu: number
): Result<'nieuw' | 'al_binnen', Betreedweigering> {
  const nuBezet = bezettingen.filter((bezetting) => isBezet(bezetting, nu))
  const eigen = nuBezet.find((bezetting) => bezetting.team_id === team_id)
  if (eigen?.room_id === room_id) return ok('al_binnen')
  if (klaar) return err({ type: 'room_klaar' })
  if (eigen) return err({ type: 'al_in_room', room_id: eigen.room_id })
  const ander = nuBezet.find((bezetting) => bezetting.room_id === room_id)
  return ander ? err({ type: 'room_bezet', team_id: ander.team_id }) : ok('nieuw')
}
