import { binky } from '#content/boekjes/binky'
import { cunera } from '#content/boekjes/cunera'
import { eindejaar } from '#content/boekjes/eindejaar'
import { kleinkunst } from '#content/boekjes/kleinkunst'
import { kunstroof } from '#content/boekjes/kunstroof'
import { ontgoocheld } from '#content/boekjes/ontgoocheld/boekje'
import { recept } from '#content/boekjes/recept'
import { booklet as sintjunior } from '#content/boekjes/sintjunior/boekje'
import { booklet as sintsenior } from '#content/boekjes/sintsenior/boekje'
import type { Booklet } from '#domain/spelen/boekje'

/** Everything that is printed: what customers download, and what the maker prints and posts. */
export const BOEKJES: readonly Booklet[] = [
  recept,
  cunera,
  eindejaar,
  sintjunior,
  sintsenior,
  ontgoocheld,
  kunstroof,
  binky,
  kleinkunst,
]

/** @throws Error for a game that has no booklet: nothing sells such a download */
export function bookletFor(itemName: string): Booklet {
  const booklet = BOEKJES.find((other) => other.itemName === itemName)
  if (!booklet) throw new Error(`There is no booklet of '${itemName}'`)
  return booklet
}
