import { fingerprint } from '#app/core/tokens'
import type Room from '#models/live/room'
import type Spellenfabriek from '#models/live/spellenfabriek'

/** A room as it is now, so that a change of it is seen. */
export const markOfRoom = ({ id, updatedAt }: Room): string => `${id} ${updatedAt.toUnixInteger()}`

/** A mark of what a rehearsal of this evening plays: its rooms as they are now, and its teams. */
export const rehearsalMark = (
  { teamCount, hint3Counts }: Spellenfabriek,
  rooms: readonly Room[]
): string =>
  fingerprint('rehearsal', String(teamCount), String(hint3Counts), ...rooms.map(markOfRoom))
