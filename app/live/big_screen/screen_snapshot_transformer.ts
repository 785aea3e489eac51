import { BaseTransformer } from '@adonisjs/core/transformers'
import ClockTransformer from '#app/live/game/clock_transformer'
import type { ScreenView } from '#app/live/big_screen/view_screen'
import type { GameState } from '#app/live/game/game_state'
import { showStandings } from '#app/live/rounds/standing_transformer'
import { teamPoints, roomsDone } from '#app/live/game/standings'
import type Room from '#models/live/room'
import type Team from '#models/live/team'

/**
 * What the whole hall may see: names, places and the clock, but no question, answer, hint or
 * address.
 */
export default class ScreenSnapshotTransformer extends BaseTransformer<ScreenView> {
  toObject() {
    const { state, customer } = this.resource
    const { game, teams, rooms } = state
    return {
      name: customer.name,
      versie: game.version,
      server_tijd: Date.now(),
      ...new ClockTransformer(state).toObject(),
      mededeling: game.announcement,
      scores_verborgen: game.scoresHidden,
      teams: teams.map((team) => showTeam(state, team)),
      rooms: rooms.map((room) => showRoom(state, room)),
      eindstand: game.status === 'finished' ? showStandings(state) : null,
      /** When the telling of the final scores began, in milliseconds since 1970. */
      eindstand_sinds: game.finishedAt?.toMillis() ?? null,
    }
  }
}

/**
 * Teams are sorted by the number of their card, so that the order does not reveal hidden scores.
 */
function showTeam(state: GameState, team: Team) {
  const { game } = state
  const visible = !game.scoresHidden || game.status === 'finished'
  return {
    team_id: team.id,
    naam: team.displayName,
    naam_gekozen: team.customName !== null,
    punten: visible ? teamPoints(state, team.id) : null,
    klaar: visible ? roomsDone(state, team.id) : null,
  }
}

function showRoom({ occupations, teams }: GameState, room: Room) {
  const inside = occupations.find(({ roomId }) => roomId === room.id)
  return {
    id: room.id,
    naam: room.name,
    /** What is on its door. */
    embleem: room.emblem,
    volgnummer: room.sequenceNumber,
    bezet_door: teams.find((team) => team.id === inside?.teamId)?.displayName ?? null,
  }
}
