import type { Scene } from '#domain/shop/catalogue/film'
import type { Suits } from '#domain/shop/catalogue/filters'
import type { Stars } from '#domain/shop/catalogue/star_rating'

/**
 * One of the ten games. A game has three names that differ: `itemName` in the address, `priceKey`
 * in the price list, and `apiPath` in its calls.
 */
export type Game = {
  readonly itemName: string
  readonly title: string
  /** One line for the card, for search engines and for shared links. */
  readonly short: string
  /** The large description of the detail page, one string per paragraph. */
  readonly description: readonly string[]
  readonly audience: string
  readonly needed: readonly string[]
  readonly players: string
  readonly playtime: string
  /** The kinds by which visitors find it on the overview. */
  readonly suits: Suits
  readonly stars: Stars
  readonly image: string
  readonly large: boolean
  /**
   * The scenes of the film with which the game begins. Its files are `public/film/<itemName>`, made
   * by `scripts/make_film.ts`.
   */
  readonly film?: readonly Scene[]
  /** What the page says of a posted product, apart from who made it. */
  readonly safety?: ProductSafety
  readonly sale: Orderable | OnRequest
}

/** The part of the product-safety block that differs per game (Regulation (EU) 2023/988, art. 19). */
export type ProductSafety = {
  /** The name under which the maker knows this edition. */
  readonly identifier: string
  readonly age: string
  readonly warning: string
}

export type DeliveryForm = 'download' | 'speellink' | 'post' | 'cadeaubon'

export type Orderable = {
  readonly kind: 'orderable'
  readonly priceKey: string
  readonly apiPath: string
  /** The address of the page to play or to get hints; `speellink` fills in the link's unique id. */
  readonly playPath: string | null
  readonly delivery: readonly DeliveryForm[]
  readonly withDiscountCode: boolean
  /** Whether the play link ends. The month of the specification counts from the order. */
  readonly playableOneMonth: boolean
  /** The text above the form on the order page. */
  readonly orderNote: string
}

/** A game that is booked by e-mail. Its price is fixed and not in the price list. */
export type OnRequest = {
  readonly kind: 'on_request'
  readonly cents: number
  readonly priceNote: string
  readonly explanation: string
}

/** Customers need the booklet too, but the owner has just put it in the parcel. */
export const BOOKLET_BY_POST = 'Het boekje, dat je per post krijgt'

/**
 * What a booklet tells of its game, from the game's entry in the catalogue: shop, mail, download
 * page and booklet say the same.
 */
export const asInShop = ({ itemName, title, stars, players, playtime, needed }: Game) => ({
  itemName,
  title,
  stars,
  players: players.replace(/ spelers$/, ''),
  playtime,
  needed: needed.filter((thing) => thing !== BOOKLET_BY_POST),
})

export const ANSWER_SHEET =
  'Geen sloten in huis? Op het versleutelde antwoordvel staat elke volgende opdracht in geheimschrift. Alleen met de juiste code wordt het leesbaar, dus spelen kan ook zonder sloten.'
