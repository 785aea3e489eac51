import { printable } from '#app/core/input/printable'
import { finalStandings } from '#app/live/game/standings'
import { progressOf } from '#app/live/game/game_state'
import type { RoundState } from '#app/live/rounds/round_state'
import { asPaperScore } from '#domain/live/paper_scores'
import type Room from '#models/live/room'

/** The result of an evening as its mail, picture and certificates show it. */
export type EveningResult = {
  readonly customer: string
  readonly shop: string
  readonly playedAt: Date
  readonly standings: readonly {
    readonly name: string
    readonly points: number
    readonly done: number
    /** The rooms of which it found the answer itself. */
    readonly solved: number
    readonly rank: number
  }[]
  readonly rooms: readonly {
    readonly name: string
    /** How many teams found the answer themselves. */
    readonly solved: number
    /** The teams with the most points in this room; none when nobody got any. */
    readonly best: readonly string[]
    readonly points: number
  }[]
}

type From = { readonly state: RoundState; readonly customer: string; readonly shop: string }

export function eveningResult({ state, customer, shop }: From): EveningResult {
  return {
    customer: printable(customer),
    shop,
    playedAt: state.round.startedAt.toJSDate(),
    standings: finalStandings(state).map(({ teamId, name, points, done, rank }) => ({
      ...{ points, done, rank },
      solved: state.rooms.filter((room) => hasSolved(state, teamId, room)).length,
      name: printable(name) || 'Een team',
    })),
    rooms: state.rooms.map((room) => bestOf(state, room)),
  }
}

/** Whether a team found the answer of a room itself; one that was told it did not. */
function hasSolved(state: RoundState, teamId: number, { id, scoreRules }: Room): boolean {
  const progress = progressOf(state, teamId, id)
  return asPaperScore(progress, scoreRules, state.game.hint3Counts).outcome === 'solved'
}

function bestOf(state: RoundState, room: Room) {
  const scores = state.teams.flatMap((team) => {
    const progress = progressOf(state, team.id, room.id)
    return progress?.answer ? [{ name: printable(team.displayName), points: progress.points }] : []
  })
  const points = Math.max(0, ...scores.map((score) => score.points))
  const best = points === 0 ? [] : scores.filter((score) => score.points === points)
  return {
    name: printable(room.name),
    solved: state.teams.filter(({ id }) => hasSolved(state, id, room)).length,
    best: best.map(({ name }) => name),
    points,
  }
}

/** 'De Uilen', or 'De Uilen en De Valken' when they share the first place. */
export function winnersOf({ standings }: Pick<EveningResult, 'standings'>): string[] {
  return standings
    .filter(({ rank, points, done }) => rank === 1 && (points > 0 || done > 0))
    .map(({ name }) => name)
}
