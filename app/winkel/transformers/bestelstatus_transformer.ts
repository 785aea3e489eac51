import { BaseTransformer } from '@adonisjs/core/transformers'
import { isPaid } from '#domain/winkel/bestelling'
import { byPost } from '#content/catalogus'
import type Order from '#models/bestelling'
import type Payment from '#models/betaling'

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
