import type { GameState } from '#app/live/game/game_state'
import { rank } from '#domain/live/game/points'

/**
 * A team's points in this round: those of its rooms, plus or minus the game master's corrections.
 */
export function pointsOf({ voortgang: progress, corrections }: GameState, teamId: number): number {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  return (
    sum(progress.filter((one) => one.teamId === teamId).map((one) => one.points)) +
    sum(corrections.filter((one) => one.teamId === teamId).map((one) => one.points))
  )
}

/** How many rooms a team has done. */
export const roomsDone = ({ voortgang: progress }: GameState, id: number): number =>
  progress.filter(({ teamId, answer }) => teamId === id && answer).length

/** The teams, sorted by their points. */
export function finalState(state: GameState) {
  return rank(
    state.teams.map((team) => ({
      team_id: team.id,
      naam: team.displayName,
      punten: pointsOf(state, team.id),
      klaar: roomsDone(state, team.id),
    }))
  )
}
