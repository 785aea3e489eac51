import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import ProcessPayment from '#app/shop/payments/process_payment'
import type Order from '#models/shop/order'
import Payment from '#models/shop/payment'

/** For the pages of an order: the customer may be back before the webhook. */
@inject()
export default class CheckPayment {
  constructor(protected verwerkBetaling: ProcessPayment) {}

  /**
   * Asks the provider after the payment of an open order, as the webhook would do; without an answer
   * the order is shown as it stands.
   *
   * @returns the attempt that runs, also when it brought another amount and waits for a person
   */
  async execute(order: Order): Promise<Payment | null> {
    const payment = await Payment.findBy('openVoorBestelling', order.id)
    if (order.status !== 'open' || !payment?.providerId) return payment
    try {
      await this.verwerkBetaling.execute(payment.providerId)
    } catch (error) {
      logger.warn({ err: error, betaling: payment.id }, 'payment status not available for a page')
      return payment
    }
    await order.refresh()
    return Payment.findBy('openVoorBestelling', order.id)
  }
}
