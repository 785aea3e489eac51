import type { DateTime } from 'luxon'
import { dayOf } from '#domain/dutch_time'
import { roomPoints, type ScoreRules, type Usage } from '#domain/live/game/room_points'
import { HINTS } from '#domain/live/game/room_hints'
import { err, ok, type Result } from '#domain/result'

/** `shown`: after hint 3 the team was told the answer, for 0 points. */
export const OUTCOMES = ['open', 'solved', 'shown'] as const

/** What the score sheet says of one team in one room. */
export type PaperScore = {
  readonly outcome: (typeof OUTCOMES)[number]
  readonly mistakes: number
  readonly hints: number
}

/** A room in which nothing happened. */
export const NOTHING: PaperScore = { outcome: 'open', mistakes: 0, hints: 0 }

/** No team guesses wrong more often in one room; a larger number is a slip of the finger. */
export const MOST_MISTAKES = 99

/** A box of the score sheet as it was typed in. */
export type PaperCell = {
  readonly teamId: number
  readonly roomId: number
  readonly typed: PaperScore
  /** What the screen showed in this box before anything was typed. */
  readonly seen: PaperScore
}

/** Why no room can end like this. */
export type Impossible =
  | { readonly type: 'bad_mistakes'; readonly most: number }
  | { readonly type: 'bad_hints' | 'shown_too_early'; readonly hints: number }

type Problem =
  | Impossible
  | { readonly type: 'unknown_team' | 'unknown_room' | 'twice' }
  | { readonly type: 'changed_meanwhile'; readonly now: PaperScore }

/** What is wrong with the box at `index` of what was typed in. */
export type CellRefusal = Problem & { readonly index: number }

type Known = {
  readonly teams: ReadonlySet<number>
  readonly rooms: ReadonlySet<number>
  /** What is stored of a team in a room. */
  readonly stored: ScoreOf
}

/** What a team has in a room. */
export type ScoreOf = (teamId: number, roomId: number) => PaperScore

/**
 * Judges a whole sheet, so that either all of it is stored or nothing.
 *
 * A box that says what is stored already asks for nothing, so that a sheet may be sent twice. A box
 * whose stored value is no longer the one that was on the screen was changed by somebody else, such
 * as a team that tapped; it is refused and never overwritten.
 *
 * @returns the boxes that change something; refused with everything that is wrong
 */
export function judgeSheet(
  cells: readonly PaperCell[],
  known: Known
): Result<readonly PaperCell[], readonly CellRefusal[]> {
  const refusals = cells.flatMap((cell, index) => {
    const problem = problemOf(cell, cells.slice(0, index), known)
    return problem ? [{ ...problem, index }] : []
  })
  if (refusals.length > 0) return err(refusals)
  return ok(cells.filter((cell) => !isSame(known.stored(cell.teamId, cell.roomId), cell.typed)))
}

function problemOf(cell: PaperCell, earlier: readonly PaperCell[], known: Known): Problem | null {
  const { teamId, roomId, typed, seen } = cell
  if (!known.teams.has(teamId)) return { type: 'unknown_team' }
  if (!known.rooms.has(roomId)) return { type: 'unknown_room' }
  if (earlier.some((one) => one.teamId === teamId && one.roomId === roomId))
    return { type: 'twice' }
  const impossible = whyImpossible(typed)
  if (impossible) return impossible
  const now = known.stored(teamId, roomId)
  return isSame(now, seen) || isSame(now, typed) ? null : { type: 'changed_meanwhile', now }
}

/** @returns null for what can happen in a room */
export function whyImpossible({ outcome, mistakes, hints }: PaperScore): Impossible | null {
  if (!isCount(mistakes, MOST_MISTAKES)) return { type: 'bad_mistakes', most: MOST_MISTAKES }
  if (!isCount(hints, HINTS.length)) return { type: 'bad_hints', hints: HINTS.length }
  if (outcome === 'shown' && hints < HINTS.length)
    return { type: 'shown_too_early', hints: HINTS.length }
  return null
}

const isCount = (number: number, most: number) =>
  Number.isInteger(number) && number >= 0 && number <= most

export const isSame = (one: PaperScore, other: PaperScore) =>
  one.outcome === other.outcome && one.mistakes === other.mistakes && one.hints === other.hints

/** The same in the words of the rules for points: hints are used in order. */
export const usageOf = ({ mistakes, hints }: PaperScore): Usage => ({
  wrongCount: mistakes,
  hint1: hints >= 1,
  hint2: hints >= 2,
  hint3: hints >= 3,
})

/** The points of a box, by the rule that judges a tap. */
export function pointsOnPaper(rules: ScoreRules, score: PaperScore, hint3Counts: 1 | 2): number {
  return score.outcome === 'solved' ? roomPoints(rules, usageOf(score), hint3Counts) : 0
}

type Progress = Usage & { readonly answer: boolean; readonly points: number }

/** What is stored of a team in a room, as a box of the sheet. */
export function asPaperScore(
  progress: Progress | undefined,
  rules: ScoreRules,
  hint3Counts: 1 | 2
): PaperScore {
  if (!progress) return NOTHING
  const { answer, wrongCount: mistakes, points } = progress
  const hints = HINTS.filter((number) => progress[`hint${number}`]).length
  const solved: PaperScore = { outcome: 'solved', mistakes, hints }
  if (!answer) return { ...solved, outcome: 'open' }
  const shown =
    hints === HINTS.length && points === 0 && pointsOnPaper(rules, solved, hint3Counts) > 0
  return shown ? { ...solved, outcome: 'shown' } : solved
}

/** The Dutch day on which a round of this many minutes began when it was played until now. */
export const latestDay = (now: DateTime, minutes: number): string => dayOf(now.minus({ minutes }))
