import { BaseTransformer } from '@adonisjs/core/transformers'
import { orderStanding } from '#app/shop/orders/order_words'
import { asEuro } from '#domain/money'
import { asIso } from '#domain/dutch_time'
import type Order from '#models/shop/order'

/** An order as a list shows it. Its payments with their refunds have to be loaded. */
export default class OrderRowTransformer extends BaseTransformer<Order> {
  toObject() {
    const { id, number, name, game, status, totalCents, createdAt } = this.resource
    return {
      id,
      number,
      name,
      game: game.title,
      status,
      statusText: orderStanding(this.resource),
      total: asEuro(totalCents),
      at: asIso(createdAt),
    }
  }
}
