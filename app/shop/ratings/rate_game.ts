import type { PlayLink } from '#app/play/links/play_link'
import { changeShop } from '#app/shop/settings/change_shop'
import { ok } from '#domain/result'
import Order from '#models/shop/order'
import Rating from '#models/shop/rating'

export type NewRating = {
  readonly fun: number
  readonly difficulty: number
  readonly line: string | null
}

/**
 * Stores what the players of a link say of a game with its order, in the place of what they said
 * before. A rating that the owner hid stays hidden.
 */
export function rateGame({ game, delivery: { orderId } }: PlayLink, rating: NewRating) {
  return changeShop<Rating, never>(async (trx) => {
    /** The second of two taps at the same moment finds the row of the first. */
    await Order.query({ client: trx }).where('id', orderId).forUpdate().firstOrFail()
    return ok(
      await Rating.updateOrCreate({ orderId }, { game: game.itemName, ...rating }, { client: trx })
    )
  })
}

/** Takes back what players said. A second press finds nothing. */
export function takeRatingBack({ delivery: { orderId } }: PlayLink) {
  return changeShop<null, never>(async (trx) => {
    await Rating.query({ client: trx }).where({ order_id: orderId }).delete()
    return ok(null)
  })
}
