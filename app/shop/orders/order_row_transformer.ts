import { BaseTransformer } from '@adonisjs/core/transformers'
import { ORDER_STATUS } from '#app/shop/orders/order_words'
import { asEuro } from '#domain/money'
import { asIso } from '#domain/dutch_time'
import type Order from '#models/shop/order'

/** An order as a list shows it. */
export default class OrderRowTransformer extends BaseTransformer<Order> {
  toObject() {
    const { id, number, name, game, status, totalCents, createdAt } = this.resource
    return {
      id,
      number,
      name,
      game: game.title,
      status,
      statusText: ORDER_STATUS[status],
      total: asEuro(totalCents),
      at: asIso(createdAt),
    }
  }
}
