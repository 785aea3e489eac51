import { BaseTransformer } from '@adonisjs/core/transformers'
import { isPaid } from '#domain/shop/orders'
import { byPost } from '#games/catalogue'
import type Order from '#models/shop/order'
import type Payment from '#models/shop/payment'

/** An order and, while it is unpaid, the attempt that runs. */
export type OrderStanding = {
  readonly order: Order
  readonly ongoing: Payment | null
  /** The address of the game, once it may be played. */
  readonly playUrl: string | null
}

/** The status of an order, for everybody who has its token. It contains no personal data. */
export default class OrderStatusTransformer extends BaseTransformer<OrderStanding> {
  toObject() {
    const { order, ongoing, playUrl } = this.resource
    const { number, token, status, game } = order
    return {
      number,
      token,
      status,
      paid: isPaid(status),
      title: game.title,
      byPost: byPost(game),
      playUrl,
      /** The provider was not reached yet, so the payment still has to be started. */
      yetToStart: status === 'open' && ongoing?.providerId === null,
    }
  }
}
