import { BaseTransformer } from '@adonisjs/core/transformers'
import type { PaymentOutcome } from '#domain/shop/payments/payment_outcome'
import { maskedAddress } from '#domain/shop/masked_address'
import { byPost, isVoucherSale } from '#games/catalogue'
import type Gift from '#models/shop/gift'
import type Order from '#models/shop/order'

/** An order, and how its last attempt to pay ended. */
export type OrderStanding = {
  readonly order: Order
  readonly outcome: PaymentOutcome
  /** Whether it can still be paid, by pressing a button. */
  readonly payable: boolean
  readonly gift: Gift | null
  /** The address of the game, once it may be played. */
  readonly playUrl: string | null
  /** Until when it is sent, when a holiday moves that. */
  readonly later: string | null
}

/**
 * The status of an order, for everybody who has its token. About the customer it only says where
 * the mail went, in a form that only the owner of the address recognises.
 */
export default class OrderStatusTransformer extends BaseTransformer<OrderStanding> {
  toObject() {
    const { order, outcome, payable, gift, playUrl, later } = this.resource
    const { number, token, game } = order
    return {
      number,
      token,
      outcome,
      payable,
      free: order.totalCents === 0,
      title: game.title,
      byPost: byPost(game),
      laterShipping: later,
      voucher: isVoucherSale(order),
      /** How the game reaches its receiver; null when that is the customer. */
      giftWay: gift?.way ?? null,
      mailedTo: maskedAddress(order.email),
      playUrl,
    }
  }
}
