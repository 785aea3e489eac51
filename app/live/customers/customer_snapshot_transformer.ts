import { BaseTransformer } from '@adonisjs/core/transformers'
import { fromColumn } from '#app/core/database/dialect'
import type { CustomerView } from '#app/live/customers/view_customer'
import ClockTransformer from '#app/live/game/clock_transformer'
import type { GameState } from '#app/live/game/game_state'
import { occupiedRooms } from '#app/live/game/occupations/occupied_rooms'
import { showStandings } from '#app/live/rounds/standing_transformer'
import TeamScoreTransformer from '#app/live/game/team_score_transformer'
import RoomTransformer from '#app/live/rooms/room_transformer'
import { possibleActions } from '#domain/live/game/game_flow'
import type Room from '#models/live/room'

/** A customer as the admin sees them: the whole game, answers included, and no team's token. */
export default class CustomerSnapshotTransformer extends BaseTransformer<CustomerView> {
  toObject() {
    const { customer, email, game } = this.resource
    const state = game?.state
    return {
      id: customer.id,
      name: customer.name,
      email,
      versie: state?.game.version ?? 0,
      server_tijd: Date.now(),
      teams: state
        ? state.teams.map((team) => ({
            ...new TeamScoreTransformer(team, state).toObject(),
            /** Milliseconds since 1970; null for a team that was never heard. */
            gehoord_om: game?.heard.get(team.id)?.toMillis() ?? null,
          }))
        : [],
      spellenfabriek: game && showGame(game),
      occupied: state ? withSince(state) : [],
      eindstand: state?.round ? showStandings(state) : null,
    }
  }
}

/**
 * Which team is in which room, and since when in milliseconds since 1970, as if there had been no
 * pause since then.
 */
function withSince(state: GameState) {
  const since = new Map(
    state.occupations.map(({ roomId, enteredAt, pauseSeconds }) => [
      roomId,
      fromColumn(enteredAt).plus({ seconds: state.game.pauseSeconds - pauseSeconds }),
    ])
  )
  return occupiedRooms(state).map((entry) => ({
    ...entry,
    sinds: since.get(entry.spellenfabriek_room_id)?.toMillis() ?? null,
  }))
}

function showGame({ state, available }: NonNullable<CustomerView['game']>) {
  const { game, rooms, round } = state
  return {
    ...new ClockTransformer(state).toObject(),
    mededeling: game.announcement,
    hint3_telt: game.hint3Counts,
    aantal_teams: game.teamCount,
    /** Counts the groups that had the cards. */
    groep: game.groupNumber,
    /** Until a game begins with them; cards of before do not work. */
    codes_vernieuwd_om: game.codesRenewedAt?.toMillis() ?? null,
    /** For how many teams the cards were printed the last time; 0 when never. */
    kaarten_geprint: game.cardsPrinted,
    scores_verborgen: game.scoresHidden,
    /** Until when the phones wait for the big screen; null when they do not. */
    eindstand_om: game.revealAt?.toMillis() ?? null,
    ronde: round?.number ?? null,
    acties: possibleActions(game.status),
    rooms: rooms.map(showRoom),
    rooms_available: available.map(showRoom),
  }
}

const showRoom = (room: Room) => new RoomTransformer(room).toObject()
