import { BaseTransformer } from '@adonisjs/core/transformers'
import PuzzleTransformer from '#app/play/puzzles/puzzle_transformer'
import type { AnswerLock } from '#domain/play/offline/answer_lock'
import type { Puzzle } from '#domain/play/puzzles/puzzle'

type Source = {
  readonly puzzle: Puzzle
  readonly place: number
  /** The text of each of its drawings, by address. */
  readonly drawings: ReadonlyMap<string, string>
  readonly locks: readonly AnswerLock[]
}

/**
 * The sealed part of a step: what its players see, its drawings, and the locks that an answer
 * opens. It has no answer, explanation or hint.
 */
export default class StepContentTransformer extends BaseTransformer<Source> {
  toObject() {
    const { puzzle, place, drawings, locks } = this.resource
    return {
      raadsel: new PuzzleTransformer(puzzle, place).toObject(),
      tekeningen: Object.fromEntries(drawings),
      sloten: locks.map(({ reading, sealed }) => ({ lezing: reading, slot: sealed })),
    }
  }
}
