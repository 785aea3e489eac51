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

export type Outcome =
  | { readonly kind: 'hint'; readonly flag: string; readonly hint: string }
  | {
      readonly kind: 'opgelost'
      readonly flag: string
      readonly answer: string
      readonly explanation: string
      readonly automatic: boolean
    }
  | { readonly kind: 'fout'; readonly nearMiss: string | null }
  /** A bare name, as the specification's client sends it. */
  | { readonly kind: 'genoteerd'; readonly flag: string }
  | { readonly kind: 'geluid_uit'; readonly flag: string }

export type Refusal =
  | { readonly type: 'onbekende_naam' }
  | { readonly type: 'nog_niet_aan_de_beurt' }
  | { readonly type: 'hint_nog_dicht'; readonly first: number }
  | { readonly type: 'antwoord_nog_dicht'; readonly first: number }
  | { readonly type: 'spel_is_uit' }

/**
 * Decides what happens to a player's submission, given the flags of the link (specification 1,
 * sections 4 and 5). Something that was already reached gets the same answer again, also after the
 * end.
 *
 * @returns what to store and reveal, or the reason why the submission is refused
 */
export function assess(game: Game, flags: Flags, submission: Submission): Result<Outcome, Refusal> {
  const { name } = submission
  if (!allFlags(game).includes(name)) return err({ type: 'onbekende_naam' })
  if (name === SOUND)
    return ok({ kind: submission.on === false ? 'geluid_uit' : 'genoteerd', flag: name })

  const puzzle = findPuzzle(game, name)
  return puzzle ? assessAnswer(game, puzzle, flags, submission) : assessHint(game, flags, name)
}

function assessHint(game: Game, flags: Flags, flag: string): Result<Outcome, Refusal> {
  const found = findHint(game, flag)
  if (!found) return err({ type: 'onbekende_naam' })
  const { puzzle, number, hint } = found
  if (flags.has(flag)) return ok({ kind: 'hint', flag, hint })
  if (isOver(game, flags)) return err({ type: 'spel_is_uit' })
  if (!isInTurn(game, puzzle, flags)) return err({ type: 'nog_niet_aan_de_beurt' })
  if (!mayTakeHint(game, puzzle.name, number, flags))
    return err({ type: 'hint_nog_dicht', first: number - 1 })
  return ok({ kind: 'hint', flag, hint })
}

function assessAnswer(
  game: Game,
  puzzle: Puzzle,
  flags: Flags,
  { answer, automatic = false }: Submission
): Result<Outcome, Refusal> {
  if (!flags.has(puzzle.flag)) {
    if (isOver(game, flags)) return err({ type: 'spel_is_uit' })
    if (!isInTurn(game, puzzle, flags)) return err({ type: 'nog_niet_aan_de_beurt' })
    if (automatic && !mayAskAnswer(game, puzzle.name, flags))
      return err({ type: 'antwoord_nog_dicht', first: game.answerAfterHints })
  }
  if (automatic) return ok(solved(puzzle, true))
  if (answer === undefined) return ok({ kind: 'genoteerd', flag: puzzle.flag })
  if (isAnswerTo(puzzle, answer)) return ok(solved(puzzle, false))
  return ok({ kind: 'fout', nearMiss: nearMissText(puzzle.nearMisses, answer) })
}

function solved({ flag, showAnswer, explanation }: Puzzle, automatic: boolean): Outcome {
  return {
    kind: 'opgelost',
    flag,
    answer: showAnswer,
    explanation,
    automatic,
  }
}

export type Revealed =
  { readonly answer: string; readonly explanation: string } | { readonly hint: string }

/**
 * What a flag reveals once it is stored.
 *
 * @returns null for a flag that reveals nothing: the sound, and a flag of content that no longer
 *   exists
 */
export function reveal(game: Game, flag: string): Revealed | null {
  const puzzle = findPuzzle(game, flag)
  if (puzzle) return { answer: puzzle.showAnswer, explanation: puzzle.explanation }
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
