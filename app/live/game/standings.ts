import type { GameState } from '#app/live/game/game_state'
import { rank } from '#domain/live/game/ranking'

/**
 * A team's points in this round: those of its rooms, plus or minus the game master's corrections.
 */
export function teamPoints({ progress, corrections }: GameState, teamId: number): number {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  return (
    sum(progress.filter((one) => one.teamId === teamId).map((one) => one.points)) +
    sum(corrections.filter((one) => one.teamId === teamId).map((one) => one.points))
  )
}

/** How many rooms a team has done. */
export const roomsDone = ({ progress }: GameState, id: number): number =>
  progress.filter(({ teamId, answer }) => teamId === id && answer).length

/** A team with its place in the ranking. */
export type Standing = ReturnType<typeof finalStandings>[number]

/** The teams, sorted by their points. */
export function finalStandings(state: GameState) {
  return rank(
    state.teams.map((team) => ({
      teamId: team.id,
      name: team.displayName,
      points: teamPoints(state, team.id),
      done: roomsDone(state, team.id),
    }))
  )
}
