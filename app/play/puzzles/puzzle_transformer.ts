import { BaseTransformer } from '@adonisjs/core/transformers'
import MaterialTransformer from '#app/play/puzzles/material_transformer'
import type { Puzzle, PuzzleKind } from '#domain/play/puzzles/puzzle'

const KINDS = {
  puzzle: 'raadsel',
  finale: 'finale',
  extra: 'extra',
  epilogue: 'naspel',
} as const satisfies Record<PuzzleKind, string>

/**
 * A puzzle as its players see it. The fields are listed one by one, so that no answer or hint slips
 * through.
 */
export default class PuzzleTransformer extends BaseTransformer<Puzzle> {
  /** @param place its place in the game */
  constructor(
    puzzle: Puzzle,
    protected place: number
  ) {
    super(puzzle)
  }

  toObject() {
    const puzzle = this.resource
    const { name, flag, label, group, kind, question } = puzzle
    return {
      nr: this.place,
      naam: name,
      vlag: flag,
      label,
      groep: group,
      soort: KINDS[kind],
      verhaal: [...puzzle.story],
      materiaal: puzzle.material.map((piece) => new MaterialTransformer(piece).toObject()),
      vraag: question,
      aantalHints: puzzle.hints.length,
      niveau: puzzle.level ?? null,
      teken: puzzle.symbol ?? null,
    }
  }
}
