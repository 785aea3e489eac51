import type { Data } from '@generated/data'

/** A thing that the players hold. */
export type Piece = Data.Play.Puzzles.Puzzle['materiaal'][number]

/** The things of one kind. */
export type PieceOf<Kind extends Piece['soort']> = Extract<Piece, Record<'soort', Kind>>
