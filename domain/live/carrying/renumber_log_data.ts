import type { GameLogData, TypedBox } from '#domain/live/game/game_log_data'

/** What a team or room of one database is called in another; null when it is not there. */
export type Renumbering = {
  readonly team: (id: number) => number | null
  readonly room: (id: number) => number | null
}

/** A line whose `teams` counts them before and after, and names none. */
const COUNTS_TEAMS = 'ingesteld'

/**
 * The data of a line in the log of a game, with the ids of another database. What is not there is
 * left out, so that a line never names the wrong team or room.
 *
 * @param what the kind of line
 */
export function renumberLogData(what: string, data: GameLogData, to: Renumbering): GameLogData {
  const { room_id: roomId, rooms, rooms_added: added, rooms_removed: removed, ...others } = data
  const { teams, typed, ...rest } = others
  const room = roomId === undefined ? null : to.room(roomId)
  return {
    ...rest,
    ...(teams && { teams: what === COUNTS_TEAMS ? teams : known(teams, to.team) }),
    ...(room !== null && { room_id: room }),
    ...(rooms && { rooms: known(rooms, to.room) }),
    ...(added && { rooms_added: known(added, to.room) }),
    ...(removed && { rooms_removed: known(removed, to.room) }),
    ...(typed && { typed: knownBoxes(typed, to.room) }),
  }
}

const known = (ids: readonly number[], to: (id: number) => number | null) =>
  ids.map(to).filter((id) => id !== null)

const knownBoxes = (boxes: readonly TypedBox[], to: Renumbering['room']) =>
  boxes.flatMap((box) => {
    const room = to(box.room_id)
    return room === null ? [] : [{ ...box, room_id: room }]
  })
