import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import ProcessPayment from '#app/shop/payments/process_payment'
import type Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'

/**
 * Checks a payment for the pages of an order, because the customer may return before the webhook
 * comes.
 */
@inject()
export default class CheckPayment {
  constructor(protected processPayment: ProcessPayment) {}

  /**
   * Asks the provider about the payment of an open order, as the webhook would do. Without an
   * answer the order keeps its status.
   *
   * @returns the running attempt, also when it brought another amount and waits for a person
   */
  async execute(order: Order): Promise<Payment | null> {
    const payment = await Payment.findBy('openForOrder', order.id)
    if (order.status !== 'open' || !payment?.providerId) return payment
    try {
      await this.processPayment.execute(payment.providerId)
    } catch (error) {
      logger.warn({ err: error, payment: payment.id }, 'payment status not available for a page')
      return payment
    }
    await order.refresh()
    return Payment.findBy('openForOrder', order.id)
  }
}
