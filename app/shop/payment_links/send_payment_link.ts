import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit } from '#app/core/record_audit'
import { mayMail } from '#app/shop/mails/mail_brake'
import { recordEvent } from '#app/shop/order_events/record_event'
import {
  lastMail,
  queueAnotherMail,
  withOrder,
  type OrderOutcome,
} from '#app/shop/orders/with_order'
import ProcessPayment from '#app/shop/payments/process_payment'
import { receivedMoney } from '#app/shop/payments/remind_to_pay'
import { REMINDED } from '#domain/shop/orders'
import { err, ok } from '#domain/result'
import type Admin from '#models/admin/admin'
import type Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'

const KIND = 'betaallink'

/**
 * Whether the customer can pay an order now: it is not cancelled, no money came in, and there is
 * something to pay.
 */
export async function canBePaid(order: Order, client?: TransactionClientContract) {
  if (!REMINDED.includes(order.status) || order.dueCents === 0) return false
  return !(await receivedMoney(order, client))
}

/**
 * Mails the customer of an unpaid order the link to its page, where it can be paid for as long as it
 * is not cancelled. The page at the provider has an address too, and that one expires.
 */
@inject()
export default class SendPaymentLink {
  constructor(protected processPayment: ProcessPayment) {}

  /** @param after the number of the last such mail on the screen; 0 when there was none */
  async execute(admin: Admin, orderId: number, after: number): Promise<OrderOutcome> {
    if (!(await this.#asked(orderId))) return err({ type: 'payment_unknown' })
    return withOrder(orderId, async (trx, order) => {
      if (!(await canBePaid(order, trx))) return err({ type: 'nothing_to_pay' })
      const last = await lastMail(trx, order, KIND)
      const underway = last?.status === 'wachtrij' || last?.status === 'bezig'
      if (underway || (last?.sequenceNumber ?? 0) !== after) return ok(undefined)
      if (!(await mayMail(trx, 'payment_link', order.email)))
        return err({ type: 'too_many_payment_links' })
      await queueAnotherMail(trx, order, KIND)
      await recordEvent(trx, order.id, 'payment_link_sent')
      await recordAudit(trx, admin, 'payment_link_sent', order.number)
      return ok(undefined)
    })
  }

  /**
   * Asks the provider about a payment that is still open, as its webhook may be lost.
   *
   * @returns false when the provider says nothing, so that nobody knows whether the money came
   */
  async #asked(orderId: number): Promise<boolean> {
    const ongoing = await Payment.findBy('openForOrder', orderId)
    if (!ongoing?.providerId) return true
    try {
      await this.processPayment.execute(ongoing.providerId)
      return true
    } catch (error) {
      logger.warn({ err: error, payment: ongoing.id }, 'no payment link for a payment nobody knows')
      return false
    }
  }
}
