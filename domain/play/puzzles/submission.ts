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
  readonly antwoord?: string
  readonly automatisch?: boolean
  readonly aan?: boolean
}

export type Outcome =
  | { readonly soort: 'hint'; readonly vlag: string; readonly hint: string }
  | {
      readonly soort: 'opgelost'
      readonly vlag: string
      readonly antwoord: string
      readonly uitleg: string
      readonly automatisch: boolean
    }
  | { readonly soort: 'fout'; readonly bijna: string | null }
  /** A bare name, as the specification's client sends it. */
  | { readonly soort: 'genoteerd'; readonly vlag: string }
  | { readonly soort: 'geluid_uit'; readonly vlag: string }

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
    return ok({ soort: submission.aan === false ? 'geluid_uit' : 'genoteerd', vlag: name })

  const puzzle = findPuzzle(game, name)
  return puzzle ? assessAnswer(game, puzzle, flags, submission) : assessHint(game, flags, name)
}

function assessHint(game: Game, flags: Flags, flag: string): Result<Outcome, Refusal> {
  const found = findHint(game, flag)
  if (!found) return err({ type: 'onbekende_naam' })
  const { puzzle, nummer: number, hint } = found
  if (flags.has(flag)) return ok({ soort: 'hint', vlag: flag, hint })
  if (isOver(game, flags)) return err({ type: 'spel_is_uit' })
  if (!isInTurn(game, puzzle, flags)) return err({ type: 'nog_niet_aan_de_beurt' })
  if (!mayTakeHint(game, puzzle.naam, number, flags))
    return err({ type: 'hint_nog_dicht', first: number - 1 })
  return ok({ soort: 'hint', vlag: flag, hint })
}

function assessAnswer(
  game: Game,
  puzzle: Puzzle,
  flags: Flags,
  { antwoord: answer, automatisch: automatic = false }: Submission
): Result<Outcome, Refusal> {
  if (!flags.has(puzzle.vlag)) {
    if (isOver(game, flags)) return err({ type: 'spel_is_uit' })
    if (!isInTurn(game, puzzle, flags)) return err({ type: 'nog_niet_aan_de_beurt' })
    if (automatic && !mayAskAnswer(game, puzzle.naam, flags))
      return err({ type: 'antwoord_nog_dicht', first: game.answerAfterHints })
  }
  if (automatic) return ok(solved(puzzle, true))
  if (answer === undefined) return ok({ soort: 'genoteerd', vlag: puzzle.vlag })
  if (isAnswerTo(puzzle, answer)) return ok(solved(puzzle, false))
  return ok({ soort: 'fout', bijna: nearMissText(puzzle.nearMisses, answer) })
}

function solved(
  { vlag: flag, showAnswer, uitleg: explanation }: Puzzle,
  automatic: boolean
): Outcome {
  return {
    soort: 'opgelost',
    vlag: flag,
    antwoord: showAnswer,
    uitleg: explanation,
    automatisch: automatic,
  }
}

/**
 * What a flag reveals once it is stored.
 *
 * @returns null for a flag that reveals nothing: the sound, and a flag of content that no longer
 *   exists
 */
export function reveal(
  game: Game,
  flag: string
): { antwoord: string; uitleg: string } | { hint: string } | null {
  const puzzle = findPuzzle(game, flag)
  if (puzzle) return { antwoord: puzzle.showAnswer, uitleg: puzzle.uitleg }
  const hint = findHint(game, flag)?.hint
  return hint === undefined ? null : { hint }
}

/**
 * @returns the puzzle that this flag marks as solved; undefined for hints, the sound and unknown
 *   names
 */
export function findPuzzle({ raadsels: puzzles }: Pick<Game, 'raadsels'>, flag: string) {
  return puzzles.find((puzzle) => puzzle.vlag === flag)
}

function findHint(game: Game, flag: string) {
  for (const puzzle of game.raadsels)
    for (const [index, hint] of puzzle.hints.entries())
      if (hintFlag(puzzle.naam, index + 1) === flag) return { puzzle, nummer: index + 1, hint }
  return null
}
