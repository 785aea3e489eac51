import { logSentence } from '#app/live/rounds/log_sentence'
import type { RoundState } from '#app/live/rounds/round_state'
import { progressOf } from '#app/live/game/game_state'
import { finalState } from '#app/live/game/team_snapshot'
import { HINTS } from '#domain/live/game/room_hints'
import type Room from '#models/live/room'
import type GameLogEntry from '#models/live/game_log_entry'
import type Team from '#models/live/team'

/** A round in the list of rounds. Nobody won what nobody scored in, or what is still going on. */
export function roundHeading(state: RoundState) {
  const { ronde: round, spel: game } = state
  const busy = round.geslotenOp === null && game.status === 'started'
  const leaders = finalState(state).filter(
    ({ plaats: rank, punten: points, klaar: done }) => rank === 1 && (points > 0 || done > 0)
  )
  return {
    id: round.id,
    nummer: round.nummer,
    begonnen_op: round.begonnenOp.toISO()!,
    gesloten_op: round.geslotenOp?.toISO() ?? null,
    bezig: busy,
    winnaars: busy ? [] : leaders.map(({ naam: name }) => name),
  }
}

/** Everything that is known of a round, for the game master. */
export function roundResult(
  state: RoundState,
  log: readonly GameLogEntry[],
  names: { teams: readonly Team[]; rooms: readonly Room[] }
) {
  const nameOf = (teamId: number) => names.teams.find(({ id }) => id === teamId)?.roepnaam ?? ''
  return {
    ...roundHeading(state),
    eindstand: finalState(state),
    regels: state.teams.flatMap((team) => state.rooms.map((room) => showLine(state, team, room))),
    correcties: state.correcties.map(
      ({ id, teamId, punten: points, reden: reason, createdAt }) => ({
        id,
        team_id: teamId,
        team: nameOf(teamId),
        punten: points,
        reden: reason,
        tijd: createdAt.toISO()!,
      })
    ),
    log: log.map((line) => ({
      id: line.id,
      tijd: line.createdAt.toISO()!,
      zin: logSentence(line, names),
    })),
  }
}

export type RoundResult = ReturnType<typeof roundResult>

/** What a team did in a room; nothing, when it never was there. */
function showLine(state: RoundState, team: Team, room: Room) {
  const progress = progressOf(state, team.id, room.id)
  return {
    team_id: team.id,
    team: team.roepnaam,
    room_id: room.id,
    room: room.naam,
    geprobeerd: progress !== undefined,
    opgelost: progress?.antwoord ?? false,
    punten: progress?.points ?? 0,
    fout: progress?.aantalFout ?? 0,
    hints: HINTS.filter((number) => progress?.[`hint${number}`]),
  }
}
