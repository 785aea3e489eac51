import { BaseTransformer } from '@adonisjs/core/transformers'
import { progressOf } from '#app/live/game/game_state'
import { showStandings } from '#app/live/rounds/standing_transformer'
import { logSentence } from '#app/live/rounds/log_sentence'
import RoundHeadingTransformer from '#app/live/rounds/round_heading_transformer'
import type { RoundState } from '#app/live/rounds/round_state'
import { HINTS } from '#domain/live/game/room_hints'
import { asPaperScore } from '#domain/live/paper_scores'
import { asIso } from '#domain/dutch_time'
import type GameLogEntry from '#models/live/game_log_entry'
import type PointsCorrection from '#models/live/points_correction'
import type Room from '#models/live/room'
import type Team from '#models/live/team'

type PlayedRound = {
  readonly state: RoundState
  readonly log: readonly GameLogEntry[]
  /** First the teams that took part, under the name that they had then, and then all others. */
  readonly names: { readonly teams: readonly Team[]; readonly rooms: readonly Room[] }
}

export type RoundResult = ReturnType<RoundResultTransformer['toObject']>

/** Everything that is known about a round, for the game master. */
export default class RoundResultTransformer extends BaseTransformer<PlayedRound> {
  toObject() {
    const { state, log, names } = this.resource
    return {
      ...new RoundHeadingTransformer(state).toObject(),
      eindstand: showStandings(state),
      regels: state.teams.flatMap((team) => state.rooms.map((room) => showLine(state, team, room))),
      corrections: state.corrections.map((correction) => this.#correction(correction)),
      log: log.map((line) => ({
        id: line.id,
        time: asIso(line.createdAt),
        sentence: logSentence(line, names),
      })),
    }
  }

  #correction({ id, teamId, points, reason, createdAt }: PointsCorrection) {
    const team = this.resource.names.teams.find((one) => one.id === teamId)
    return {
      id,
      team_id: teamId,
      team: team?.displayName ?? '',
      punten: points,
      reden: reason,
      time: asIso(createdAt),
    }
  }
}

/** What a team did in a room; undefined when it never was there. */
function showLine(state: RoundState, team: Team, room: Room) {
  const progress = progressOf(state, team.id, room.id)
  return {
    team_id: team.id,
    team: team.displayName,
    room_id: room.id,
    room: room.name,
    tried: progress !== undefined,
    opgelost: progress?.answer ?? false,
    /** The answer was told, so the team did not solve the room itself. */
    getoond: asPaperScore(progress, room.scoreRules, state.game.hint3Counts).outcome === 'shown',
    punten: progress?.points ?? 0,
    wrong: progress?.wrongCount ?? 0,
    hints: HINTS.filter((number) => progress?.[`hint${number}`]),
  }
}
