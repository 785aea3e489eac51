import { binky } from '#games/binky/binky_in_catalogue'
import { cunera } from '#games/cunera/cunera_in_catalogue'
import { eindejaar } from '#games/eindejaar/eindejaar_in_catalogue'
import { kunstroof } from '#games/kunstroof/kunstroof_in_catalogue'
import { ontgoocheld } from '#games/ontgoocheld/ontgoocheld_in_catalogue'
import { ontgoocheld2 } from '#games/ontgoocheld/ontgoocheld2_in_catalogue'
import { recept } from '#games/recept/recept_in_catalogue'
import { sintjunior } from '#games/sintjunior/sintjunior_in_catalogue'
import { sintsenior } from '#games/sintsenior/sintsenior_in_catalogue'
import { spellenfabriek } from '#games/spellenfabriek/spellenfabriek_in_catalogue'
import type { Game, Orderable } from '#games/kit/game'

export type { DeliveryForm, Game, OnRequest, Orderable } from '#games/kit/game'

/** The ten games, in the order of the overview. */
export const CATALOGUE = [
  binky,
  cunera,
  sintjunior,
  sintsenior,
  eindejaar,
  kunstroof,
  ontgoocheld,
  ontgoocheld2,
  spellenfabriek,
  recept,
] as const satisfies readonly Game[]

/** A game that is ordered online, with its sale as data. */
export type OrderableGame = Game & { readonly sale: Orderable }

export const isOrderable = (game: Game): game is OrderableGame => game.sale.kind === 'orderable'

/** The games with an order page, in the order of the catalogue. */
export const ORDERABLE_GAMES: readonly OrderableGame[] = (CATALOGUE as readonly Game[]).filter(
  isOrderable
)

export function findGame(itemName: string): Game | undefined {
  return CATALOGUE.find((game) => game.itemName === itemName)
}

export function findOrderable(itemName: string): OrderableGame | undefined {
  return ORDERABLE_GAMES.find((game) => game.itemName === itemName)
}

/**
 * What an order is for, as the rules of an order see it: a game, or an evening that was booked, which
 * brings nothing by mail or post.
 */
export function findSold(itemName: string): OrderableGame | undefined {
  const game = findGame(itemName)
  if (game === undefined || isOrderable(game)) return game
  return { ...game, sale: BOOKED }
}

/** An evening has a price of its own, and is sold on no page. */
const BOOKED: Orderable = {
  kind: 'orderable',
  priceKey: '',
  apiPath: '',
  playPath: null,
  delivery: [],
  withDiscountCode: false,
  playableOneMonth: false,
  orderNote: '',
}

/** The game of a call such as /api/binky/bestellen. */
export function findByApiPath(apiPath: string): OrderableGame | undefined {
  return ORDERABLE_GAMES.find((game) => game.sale.apiPath === apiPath)
}

export const byPost = (game: OrderableGame) => game.sale.delivery.includes('post')
