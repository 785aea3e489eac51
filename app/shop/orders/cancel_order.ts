import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { withOrder, type OrderRefused } from '#app/shop/orders/with_order'
import { recordAudit } from '#app/core/record_audit'
import { PaymentProvider } from '#app/core/payment/payment_provider'
import { creditUnpaid } from '#app/shop/invoices/create_invoice'
import { queueMail } from '#app/shop/mails/queue_mail'
import { releaseDiscountCode } from '#app/shop/discount_codes/reserve_discount_code'
import { releaseVoucher } from '#app/shop/vouchers/redeem_voucher'
import { recordEvent } from '#app/shop/order_events/record_event'
import ProcessPayment from '#app/shop/payments/process_payment'
import { allowedFrom } from '#domain/shop/orders'
import { err, ok, type Result } from '#domain/result'
import type Admin from '#models/admin/admin'
import Payment from '#models/shop/money/payment'

/**
 * Whether the customer can still pay, because the provider does not stop every payment that is
 * under way.
 */
export type Cancelled = { readonly canStillPay: boolean }

/** Cancels an order that has not been paid. */
@inject()
export default class CancelOrder {
  constructor(
    protected provider: PaymentProvider,
    protected processPayment: ProcessPayment
  ) {}

  /**
   * Cancels the order. When this is repeated, it tries once more to stop a payment that could not
   * be stopped before.
   */
  async execute(admin: Admin, orderId: number): Promise<Result<Cancelled, OrderRefused>> {
    const outcome = await withOrder(orderId, async (trx, order) => {
      if (order.status === 'geannuleerd') return ok(undefined)
      if (!allowedFrom('geannuleerd').includes(order.status))
        return err({ type: 'not_cancellable' })
      await order.merge({ status: 'geannuleerd', canceledAt: DateTime.utc() }).save()
      await releaseVoucher(trx, order)
      await releaseDiscountCode(trx, order)
      await creditUnpaid(trx, order, DateTime.utc())
      await queueMail(trx, { kind: 'geannuleerd', orderId })
      await recordEvent(trx, order.id, 'geannuleerd')
      await recordAudit(trx, admin, 'order_canceled', order.number)
      return ok(undefined)
    })
    if (!outcome.ok) return outcome
    return ok({ canStillPay: !(await this.#stopPayment(orderId)) })
  }

  /**
   * @returns whether nobody can pay any more; an attempt that the provider does not know has no
   *   page
   */
  async #stopPayment(orderId: number): Promise<boolean> {
    const ongoing = await Payment.findBy('openForOrder', orderId)
    if (!ongoing?.providerId) return true
    try {
      const payment = await this.provider.cancel(ongoing.providerId)
      if (payment) await this.processPayment.process(payment)
    } catch (error) {
      logger.warn({ err: error, payment: ongoing.id }, 'payment of a cancelled order not stopped')
    }
    return (await Payment.findBy('openForOrder', orderId)) === null
  }
}
