import { BaseTransformer } from '@adonisjs/core/transformers'
import ClockTransformer from '#app/live/game/clock_transformer'
import type { GameState } from '#app/live/game/game_state'
import { occupiedRooms } from '#app/live/game/occupations/occupied_rooms'
import { showStandings } from '#app/live/rounds/standing_transformer'
import TeamNameTransformer from '#app/live/teams/team_name_transformer'
import TeamRoomTransformer from '#app/live/game/team_room_transformer'
import TeamScoreTransformer from '#app/live/game/team_score_transformer'
import type { CallingTeam } from '#app/live/teams/team_access'
import { isRevealPending } from '#domain/live/big_screen/reveal_moment'
import type Team from '#models/live/team'

/** A team that asks, and its game; null for a team that does not take part. */
export type TeamView = { readonly player: CallingTeam; readonly state: GameState | null }

/**
 * What a team may know: everything about its own progress, the names and places of other teams, and
 * all scores once the game is finished and the big screen has told them. It sees a question while it is in the room, a hint when it
 * used it, and an answer when the room is done.
 */
export default class TeamSnapshotTransformer extends BaseTransformer<TeamView> {
  toObject() {
    const { player, state } = this.resource
    const { team, customerName, version } = player
    const serverTime = Date.now()
    return {
      id: team.customerId,
      name: customerName,
      /**
       * A team that does not take part gets the version too, so that its screen sees that this is
       * newer.
       */
      versie: state?.game.version ?? version,
      server_tijd: serverTime,
      team: new TeamScoreTransformer(freshest(team, state), state).toObject(),
      teams: state ? state.teams.map((one) => new TeamNameTransformer(one).toObject()) : [],
      spellenfabriek: state && showGame(state, team),
      occupied: state ? occupiedRooms(state) : [],
      kamer_kwijt: state && lostRoom(state, team),
      alles_opgelost: state && everythingSolved(state, team),
      eindstand: state && showsFinalScores(state, serverTime) ? showStandings(state) : null,
      /** Until when the phones look at the big screen, in milliseconds since 1970. */
      eindstand_om: state?.game.revealAt?.toMillis() ?? null,
    }
  }
}

/** No phone has the final scores while the big screen tells them. */
const showsFinalScores = ({ game }: GameState, now: number) =>
  game.status === 'finished' && !isRevealPending(game.revealAt?.toMillis() ?? null, now)

const freshest = (team: Team, state: GameState | null) =>
  state?.teams.find(({ id }) => id === team.id) ?? team

/** The room that a team lost without leaving it, until it enters a room again. */
function lostRoom({ rooms, progress }: GameState, team: Team) {
  const lost = progress.find(
    ({ teamId, lostHow, answer }) => teamId === team.id && lostHow !== null && !answer
  )
  const room = rooms.find(({ id }) => id === lost?.roomId)
  if (!room || !lost) return null
  const reason: 'vrijgegeven' | 'te_lang_weg' =
    lost.lostHow === 'freed' ? 'vrijgegeven' : 'te_lang_weg'
  return { room: { id: room.id, naam: room.name }, reden: reason }
}

/**
 * That the team has done every room, and after how many seconds of play; null before that. The
 * seconds are null when an older shop saw the last room done.
 */
function everythingSolved({ rooms, progress }: GameState, team: Team) {
  const own = progress.filter(({ teamId, answer }) => teamId === team.id && answer)
  const done = rooms.length > 0 && rooms.every(({ id }) => own.some(({ roomId }) => roomId === id))
  if (!done) return null
  const seconds = own.map(({ solvedAfter }) => solvedAfter ?? 0)
  return { na_seconden: Math.max(...seconds) || null }
}

function showGame(state: GameState, team: Team) {
  const { game, rooms } = state
  return {
    ...new ClockTransformer(state).toObject(),
    mededeling: game.announcement,
    hint3_telt: game.hint3Counts,
    rooms: rooms.map((room) => new TeamRoomTransformer(room, state, team).toObject()),
  }
}
