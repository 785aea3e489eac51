import { BaseTransformer } from '@adonisjs/core/transformers'
import { asIso } from '#domain/dutch_time'
import type Rating from '#models/shop/rating'

/** A rating, whose order was loaded, for the owner. */
export default class RatingRowTransformer extends BaseTransformer<Rating> {
  toObject() {
    const { id, order, fun, difficulty, line, hiddenReason, createdAt } = this.resource
    return {
      ...{ id, fun, difficulty, line, hiddenReason },
      game: order.game.title,
      order: { id: order.id, number: order.number },
      at: asIso(createdAt),
    }
  }
}
