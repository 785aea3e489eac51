import type { GameState } from '#app/live/game/game_state'
import TeamNameTransformer from '#app/live/teams/team_name_transformer'
import { occupiedEntry } from '#domain/live/game/news'

/** Which team is in which room. */
export function occupiedRooms({ occupations, teams, rooms }: GameState) {
  return occupations.flatMap(({ teamId, roomId }) => {
    const team = teams.find(({ id }) => id === teamId)
    const room = rooms.find(({ id }) => id === roomId)
    if (!team || !room) return []
    const name = new TeamNameTransformer(team).toObject()
    return [occupiedEntry(name, { id: room.id, naam: room.name })]
  })
}
