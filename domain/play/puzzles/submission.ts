import { err, ok, type Result } from '#domain/result'
import { isAnswerTo, nearMissText } from '#domain/play/puzzles/puzzle_answer'
import { mayAskAnswer, mayTakeHint } from '#domain/play/puzzles/puzzle_hints'
import type { Puzzle, Game } from '#domain/play/puzzles/puzzle'
import { allFlags, SOUND, hintFlag, isInTurn, isOver } from '#domain/play/puzzles/flags'
import type { Flags } from '#domain/play/puzzles/flags'

/**
 * What a player sends: the name of a flag, alone or with what the project adds to the
 * specification.
 */
export type Submission = {
  readonly name: string
  readonly answer?: string
  readonly automatic?: boolean
  readonly on?: boolean
}

export type SubmitOutcome =
  | { readonly kind: 'hint'; readonly flag: string; readonly hint: string }
  | {
      readonly kind: 'solved'
      readonly flag: string
      readonly answer: string
      readonly explanation: string
      readonly automatic: boolean
    }
  | { readonly kind: 'wrong'; readonly nearMiss: string | null }
  /** A bare name, as the specification's client sends it. */
  | { readonly kind: 'noted'; readonly flag: string }
  | { readonly kind: 'sound_off'; readonly flag: string }

export type SubmitRefused =
  | { readonly type: 'unknown_name' }
  | { readonly type: 'not_its_turn' }
  | { readonly type: 'hint_closed'; readonly first: number }
  | { readonly type: 'answer_closed'; readonly first: number }
  | { readonly type: 'game_over' }

/**
 * Decides what happens to a player's submission, given the flags of the link (specification 1,
 * sections 4 and 5). Something that was already reached gets the same answer again, also after the
 * end.
 *
 * @returns what to store and reveal, or the reason why the submission is refused
 */
export function assess(
  game: Game,
  flags: Flags,
  submission: Submission
): Result<SubmitOutcome, SubmitRefused> {
  const { name } = submission
  if (!allFlags(game).includes(name)) return err({ type: 'unknown_name' })
  if (name === SOUND)
    return ok({ kind: submission.on === false ? 'sound_off' : 'noted', flag: name })

  const puzzle = findPuzzle(game, name)
  return puzzle ? assessAnswer(game, puzzle, flags, submission) : assessHint(game, flags, name)
}

function assessHint(game: Game, flags: Flags, flag: string): Result<SubmitOutcome, SubmitRefused> {
  const found = findHint(game, flag)
  if (!found) return err({ type: 'unknown_name' })
  const { puzzle, number, hint } = found
  if (flags.has(flag)) return ok({ kind: 'hint', flag, hint })
  if (isClosed(game, flags)) return err({ type: 'game_over' })
  if (!isInTurn(game, puzzle, flags)) return err({ type: 'not_its_turn' })
  if (!mayTakeHint(game, puzzle.name, number, flags))
    return err({ type: 'hint_closed', first: number - 1 })
  return ok({ kind: 'hint', flag, hint })
}

function assessAnswer(
  game: Game,
  puzzle: Puzzle,
  flags: Flags,
  { answer, automatic = false }: Submission
): Result<SubmitOutcome, SubmitRefused> {
  if (!flags.has(puzzle.flag)) {
    if (isClosed(game, flags)) return err({ type: 'game_over' })
    if (!isInTurn(game, puzzle, flags)) return err({ type: 'not_its_turn' })
    if (automatic && !mayAskAnswer(game, puzzle.name, flags))
      return err({ type: 'answer_closed', first: game.answerAfterHints })
  }
  if (automatic) return ok(solved(puzzle, true))
  if (answer === undefined) return ok({ kind: 'noted', flag: puzzle.flag })
  if (isAnswerTo(puzzle, answer)) return ok(solved(puzzle, false))
  return ok({ kind: 'wrong', nearMiss: nearMissText(puzzle.nearMisses, answer) })
}

/** Whether nothing can be entered any more. */
const isClosed = (game: Game, flags: Flags) => !game.openAfterEnd && isOver(game, flags)

function solved({ flag, showAnswer, explanation }: Puzzle, automatic: boolean): SubmitOutcome {
  return {
    kind: 'solved',
    flag,
    answer: showAnswer,
    explanation,
    automatic,
  }
}

export type Revealed =
  | {
      readonly answer: string
      readonly explanation: string
      readonly solved?: Puzzle['solved']
    }
  | { readonly hint: string }

/**
 * What a flag reveals once it is stored.
 *
 * @returns null for a flag that reveals nothing: the sound, and a flag of content that no longer
 *   exists
 */
export function reveal(game: Game, flag: string): Revealed | null {
  const puzzle = findPuzzle(game, flag)
  if (puzzle) {
    const { showAnswer: answer, explanation } = puzzle
    return { answer, explanation, ...(puzzle.solved && { solved: puzzle.solved }) }
  }
  const hint = findHint(game, flag)?.hint
  return hint === undefined ? null : { hint }
}

/**
 * @returns the puzzle that this flag marks as solved; undefined for hints, the sound and unknown
 *   names
 */
export function findPuzzle({ puzzles }: Pick<Game, 'puzzles'>, flag: string) {
  return puzzles.find((puzzle) => puzzle.flag === flag)
}

function findHint(game: Game, flag: string) {
  for (const puzzle of game.puzzles)
    for (const [index, hint] of puzzle.hints.entries())
      if (hintFlag(puzzle.name, index + 1) === flag) return { puzzle, number: index + 1, hint }
  return null
}
