import { roofs } from '#games/sintsenior/roofs'
import { finale } from '#games/sintsenior/finale'
import { poem } from '#games/sintsenior/poem'
import { houses } from '#games/sintsenior/houses'
import { drawnLots } from '#games/sintsenior/drawn_lots'
import { moonlight } from '#games/sintsenior/moonlight'
import { shadows } from '#games/sintsenior/shadows'
import type { LockPuzzle } from '#domain/shop/booklets/booklet'

/** The puzzles in the order of the locks. */
export const puzzles: readonly LockPuzzle[] = [
  poem,
  shadows,
  houses,
  drawnLots,
  roofs,
  moonlight,
  finale,
]
