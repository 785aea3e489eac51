import { binky } from '#games/binky/binky_in_catalogue'
import { cunera } from '#games/cunera/cunera_in_catalogue'
import { eindejaar } from '#games/eindejaar/eindejaar_in_catalogue'
import { kunstroof } from '#games/kunstroof/kunstroof_in_catalogue'
import { ontgoocheld } from '#games/ontgoocheld/ontgoocheld_in_catalogue'
import { ontgoocheld2 } from '#games/ontgoocheld/live/ontgoocheld2_in_catalogue'
import { recept } from '#games/recept/recept_in_catalogue'
import { sintjunior } from '#games/sintjunior/sintjunior_in_catalogue'
import { sintsenior } from '#games/sintsenior/sintsenior_in_catalogue'
import { spellenfabriek } from '#games/spellenfabriek/spellenfabriek_in_catalogue'
import { voucherForSale } from '#games/voucher/voucher_in_catalogue'
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

/** An evening has a price of its own and no order page. */
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

/**
 * Everything that an order can be for, as its rules see it: a game, an evening that was booked, which
 * brings nothing by mail or post, and a voucher.
 */
export const SOLD: readonly OrderableGame[] = [
  ...(CATALOGUE as readonly Game[]).map((game) =>
    isOrderable(game) ? game : { ...game, sale: BOOKED }
  ),
  voucherForSale,
]

export function findSold(itemName: string): OrderableGame | undefined {
  return SOLD.find((one) => one.itemName === itemName)
}

/** The game of a call such as /api/binky/bestellen. */
export function findByApiPath(apiPath: string): OrderableGame | undefined {
  return ORDERABLE_GAMES.find((game) => game.sale.apiPath === apiPath)
}

/** Whether an order is for a voucher, which is money in advance and no game. */
export const isVoucherSale = ({ itemName }: { readonly itemName: string }): boolean =>
  itemName === voucherForSale.itemName

export const byPost = (game: OrderableGame) => game.sale.delivery.includes('post')
