import { BaseTransformer } from '@adonisjs/core/transformers'
import { isPaid } from '#domain/shop/orders'
import { byPost } from '#games/catalogue'
import type Order from '#models/shop/order'
import type Payment from '#models/shop/payment'

/** An order and, while it is unpaid, the attempt that runs. */
export type OrderStanding = {
  readonly bestelling: Order
  readonly lopend: Payment | null
  /** The page of the game, once it may be played. */
  readonly speelUrl: string | null
}

/** How an order stands, for whoever holds its token. No personal data. */
export default class OrderStatusTransformer extends BaseTransformer<OrderStanding> {
  toObject() {
    const { bestelling: order, lopend: ongoing, speelUrl: playUrl } = this.resource
    const { nummer: number, token, status, spel: game } = order
    return {
      nummer: number,
      token,
      status,
      betaald: isPaid(status),
      titel: game.titel,
      perPost: byPost(game),
      speelUrl: playUrl,
      /** The provider was not reached yet: the payment has to be started, not waited for. */
      nogTeStarten: status === 'open' && ongoing?.providerId === null,
    }
  }
}
