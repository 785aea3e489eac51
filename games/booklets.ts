import { ontgoocheld2 } from '#games/ontgoocheld/live/ontgoocheld2_in_catalogue'
import { binky } from '#games/binky/binky_booklet'
import { cunera } from '#games/cunera/cunera_booklet'
import { eindejaar } from '#games/eindejaar/eindejaar_booklet'
import { kleinkunst } from '#games/kleinkunst/kleinkunst_booklet'
import { kunstroof } from '#games/kunstroof/kunstroof_booklet'
import { ontgoocheld } from '#games/ontgoocheld/ontgoocheld_booklet'
import { recept } from '#games/recept/recept_booklet'
import { booklet as sintjunior } from '#games/sintjunior/sintjunior_booklet'
import { booklet as sintsenior } from '#games/sintsenior/sintsenior_booklet'
import type { Booklet } from '#domain/shop/booklets/booklet'

/**
 * Everything that is printed: the booklets that customers download, and those that the maker prints
 * and posts.
 */
export const BOOKLETS: readonly Booklet[] = [
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

/** Another game that is played with the same sheets: a clown brings those of Ontgoocheld along. */
export const alsoPlayedAs = (itemName: string): string | null =>
  itemName === ontgoocheld.itemName ? ontgoocheld2.title : null

/**
 * The booklet of a game.
 *
 * @throws Error for a game without a booklet, because the catalogue sells no such download
 */
export function bookletFor(itemName: string): Booklet {
  const booklet = BOOKLETS.find((other) => other.itemName === itemName)
  if (!booklet) throw new Error(`There is no booklet of '${itemName}'`)
  return booklet
}
