import type { Drawing } from '#domain/drawing'
import type { Material, Puzzle } from '#domain/play/puzzles/puzzle'

/** The drawings of a puzzle that are files of their own, also those on a thing or with a statement. */
export const drawingsOf = ({ material }: Pick<Puzzle, 'material'>): Drawing[] =>
  material.flatMap(onPiece)

function onPiece(piece: Material): Drawing[] {
  switch (piece.kind) {
    case 'drawing':
      return [piece.drawing]
    case 'prop':
      return piece.parts.flatMap(onPiece)
    case 'statements':
      return piece.people.map(({ drawing }) => drawing)
    default:
      return []
  }
}
