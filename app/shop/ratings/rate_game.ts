import type { PlayLink } from '#app/play/links/play_link'
import { changeShop } from '#app/shop/settings/change_shop'
import { err, ok, type Result } from '#domain/result'
import Gift from '#models/shop/gift'
import Order from '#models/shop/order'
import Rating from '#models/shop/rating'

export type NewRating = {
  readonly fun: number
  readonly difficulty: number
  readonly line: string | null
}

export type RatingRefused = 'is_a_gift'

/**
 * Stores what a buyer says of a game with the order, in the place of what they said before. Who plays
 * a gift did not buy it. A rating that the owner hid stays hidden.
 */
export function rateGame(
  { game, delivery: { orderId } }: PlayLink,
  rating: NewRating
): Promise<Result<Rating, RatingRefused>> {
  return changeShop<Rating, RatingRefused>(async (trx) => {
    /** The second of two taps at the same moment finds the row of the first. */
    await Order.query({ client: trx }).where('id', orderId).forUpdate().firstOrFail()
    if (await Gift.findBy({ orderId }, { client: trx })) return err('is_a_gift')
    return ok(
      await Rating.updateOrCreate({ orderId }, { game: game.itemName, ...rating }, { client: trx })
    )
  })
}

/** Takes back what a buyer said. A second press finds nothing. */
export function takeRatingBack({ delivery: { orderId } }: PlayLink) {
  return changeShop<null, never>(async (trx) => {
    await Rating.query({ client: trx }).where({ order_id: orderId }).delete()
    return ok(null)
  })
}
