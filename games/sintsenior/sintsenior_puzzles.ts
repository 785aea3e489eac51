import { daken } from '#games/sintsenior/daken'
import { finale } from '#games/sintsenior/finale'
import { gedicht } from '#games/sintsenior/gedicht'
import { houses } from '#games/sintsenior/houses'
import { lootjes } from '#games/sintsenior/lootjes'
import { maanlicht } from '#games/sintsenior/maanlicht'
import { schaduwen } from '#games/sintsenior/schaduwen'
import type { LockPuzzle } from '#domain/shop/booklets/booklet'

/** The puzzles in the order of the locks. */
export const puzzles: readonly LockPuzzle[] = [
  gedicht,
  schaduwen,
  houses,
  lootjes,
  daken,
  maanlicht,
  finale,
]
