import { HINTS } from '#domain/live/game/room_hints'
import type { PaperCell, PaperScore, ScoreOf } from '#domain/live/paper_scores'

/** What a game master made of a box of the sheet. */
export type Typed = { readonly from: PaperScore; readonly to: PaperScore }

/**
 * What the phones counted of a team in a room: what is stored, without what was typed in by hand.
 *
 * @param typed how the box was typed in, the first time first
 */
export function countedOnPhones(stored: PaperScore, typed: readonly Typed[]): PaperScore {
  const [first, last] = [typed[0], typed.at(-1)]
  if (!first || !last) return stored
  const byHand = (field: 'mistakes' | 'hints') =>
    typed.reduce((sum, { from, to }) => sum + to[field] - from[field], 0)
  return {
    outcome: stored.outcome === last.to.outcome ? first.from.outcome : stored.outcome,
    mistakes: Math.max(0, stored.mistakes - byHand('mistakes')),
    hints: Math.min(HINTS.length, Math.max(0, stored.hints - byHand('hints'))),
  }
}

/**
 * Whether a box takes away what the phones counted: fewer mistakes or hints, or another end of a
 * room that was done there. What happens on paper is added to what the phones counted.
 */
export const takesAway = (typed: PaperScore, phones: PaperScore) =>
  typed.mistakes < phones.mistakes ||
  typed.hints < phones.hints ||
  (phones.outcome !== 'open' && typed.outcome !== phones.outcome)

/** The boxes of a sheet that take away what the phones counted. */
export const takenAway = (cells: readonly PaperCell[], phones: ScoreOf) =>
  cells.filter(({ teamId, roomId, typed }) => takesAway(typed, phones(teamId, roomId)))
