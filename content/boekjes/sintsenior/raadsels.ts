import { daken } from '#content/boekjes/sintsenior/daken'
import { finale } from '#content/boekjes/sintsenior/finale'
import { gedicht } from '#content/boekjes/sintsenior/gedicht'
import { houses } from '#content/boekjes/sintsenior/huizen'
import { lootjes } from '#content/boekjes/sintsenior/lootjes'
import { maanlicht } from '#content/boekjes/sintsenior/maanlicht'
import { schaduwen } from '#content/boekjes/sintsenior/schaduwen'
import type { LockPuzzle } from '#domain/spelen/boekje'

/** In the order of the locks. */
export const puzzles: readonly LockPuzzle[] = [
  gedicht,
  schaduwen,
  houses,
  lootjes,
  daken,
  maanlicht,
  finale,
]
