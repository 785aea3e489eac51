import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { attemptInTransaction, inTransaction } from '#app/core/database/transaction'
import {
  PaymentProvider,
  PaymentProviderRefused,
  PaymentProviderUnavailable,
  type ProviderPayment,
  type SealedCopy,
} from '#app/core/payment/payment_provider'
import { recordEvent } from '#app/shop/order_events/record_event'
import { startPaymentAttempt } from '#app/shop/payments/start_payment_attempt'
import {
  reserveDiscountCode,
  findDiscountCode,
} from '#app/shop/discount_codes/reserve_discount_code'
import { takeVoucher } from '#app/shop/vouchers/redeem_voucher'
import ProcessPayment from '#app/shop/payments/process_payment'
import { sealOrder } from '#app/shop/recovery/sealed_order'
import { isPaid, isClosed, allowedFrom } from '#domain/shop/orders'
import { err, ok, type Result } from '#domain/result'
import DiscountCode from '#models/shop/money/discount_code'
import Gift from '#models/shop/gift'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import SoldVoucher from '#models/shop/money/sold_voucher'
import Voucher from '#models/shop/money/voucher'
import env from '#start/env'

export type PaymentRefused =
  | { readonly type: 'provider_unreachable'; readonly order: Order }
  | { readonly type: 'provider_refuses'; readonly order: Order }
  | { readonly type: 'already_paid' }
  | { readonly type: 'canceled' }
  | { readonly type: 'closed' }
  | { readonly type: 'discount_code_no_longer_valid' }
  | { readonly type: 'voucher_no_longer_enough' }

/** Opens the provider's page where an order is paid. */
@inject()
export default class OpenPayment {
  constructor(
    protected provider: PaymentProvider,
    protected processPayment: ProcessPayment
  ) {}

  /**
   * Hands an order to the provider. The attempt and its idempotency key were stored before, so
   * calling this again, also after a lost answer, gives the same payment and the same page.
   *
   * @returns the address to which the browser goes
   */
  async execute(order: Order): Promise<Result<string, PaymentRefused>> {
    if (isPaid(order.status)) return ok(thankYouPage(order))
    if (order.status === 'geannuleerd') return err({ type: 'canceled' })

    if (isClosed(order.status)) return err({ type: 'closed' })

    const payment = await this.#ongoingPayment(order)
    if (!payment.ok) return payment
    if (payment.value.checkoutUrl !== null) return ok(payment.value.checkoutUrl)

    try {
      const providerPayment = await this.provider.create({
        idempotencyKey: payment.value.idempotencyKey,
        amountCents: payment.value.amountCents,
        description: `${order.game.title}, bestelling ${order.number}`,
        redirectUrl: `${env.appUrl}${thankYouPage(order)}`,
        webhookUrl: `${env.appUrl}${urlFor('webhook.store')}`,
        reference: { order: order.number, payment: payment.value.id },
        copy: await this.#copyOf(order),
      })
      await this.#save(payment.value, providerPayment)
      return ok(providerPayment.checkoutUrl ?? thankYouPage(order))
    } catch (error) {
      if (error instanceof PaymentProviderUnavailable)
        return err({ type: 'provider_unreachable', order })
      if (!(error instanceof PaymentProviderRefused)) throw error
      await this.#markRefused(payment.value)
      return err({ type: 'provider_refuses', order })
    }
  }

  /** The attempt that still runs, or a new one when the last one ended without money. */
  async #ongoingPayment(order: Order): Promise<Result<Payment, PaymentRefused>> {
    const ongoing = await Payment.findBy('openForOrder', order.id)
    if (!ongoing || !isExpired(ongoing)) return ongoing ? ok(ongoing) : this.#retry(order)

    if (ongoing.providerId !== null) await this.processPayment.execute(ongoing.providerId)
    await order.refresh()
    if (isPaid(order.status)) return err({ type: 'already_paid' })
    const stillOpen = await Payment.findBy('openForOrder', order.id)
    return stillOpen ? ok(stillOpen) : this.#retry(order)
  }

  async #retry(order: Order): Promise<Result<Payment, PaymentRefused>> {
    return attemptInTransaction<Payment, PaymentRefused>(async (trx) => {
      const [opened] = await Order.query({ client: trx })
        .where('id', order.id)
        .whereIn('status', allowedFrom('payment_retried'))
        .update({ status: 'open' })
      order.useTransaction(trx)
      await order.refresh()

      if (Number(opened) === 0) {
        const ongoing = await Payment.findBy('openForOrder', order.id, { client: trx })
        return ongoing ? ok(ongoing) : err({ type: 'already_paid' })
      }
      const voucher = await takeVoucher(trx, order)
      if (!voucher.ok) return err({ type: 'voucher_no_longer_enough' })
      if (order.discountCodeId !== null) {
        const code = await DiscountCode.findOrFail(order.discountCodeId, { client: trx })
        const allowed = await findDiscountCode(
          trx,
          code.code,
          order.game.sale.priceKey,
          DateTime.utc()
        )
        const spot = allowed.ok ? await reserveDiscountCode(trx, code, order) : allowed
        if (!spot.ok) return err({ type: 'discount_code_no_longer_valid' })
      }
      await recordEvent(trx, order.id, 'payment_retried')
      return ok(await startPaymentAttempt(trx, order))
    })
  }

  /** The sealed copy of an order, with a line in the log about what it had no room for. */
  async #copyOf(order: Order): Promise<SealedCopy> {
    const code = order.discountCodeId && (await DiscountCode.find(order.discountCodeId))
    const { copy, leftOut } = sealOrder(order, {
      discountCode: code ? code.code : null,
      voucher: order.voucherId === null ? null : await Voucher.find(order.voucherId),
      gift: await Gift.findBy('orderId', order.id),
      sale: await SoldVoucher.findBy('orderId', order.id),
    })
    if (leftOut.length > 0)
      logger.warn({ order: order.number, leftOut }, 'the copy at the provider is not complete')
    return copy
  }

  async #save(payment: Payment, providerPayment: ProviderPayment) {
    await Payment.query()
      .where('id', payment.id)
      .where('status', 'nieuw')
      .update({
        providerId: providerPayment.id,
        status: 'open',
        checkoutUrl: providerPayment.checkoutUrl,
        expiresAt: providerPayment.expiresAt
          ? asColumn(DateTime.fromJSDate(providerPayment.expiresAt))
          : null,
      })
  }

  async #markRefused(payment: Payment) {
    await inTransaction(async (trx) => {
      await recordEvent(trx, payment.orderId, 'payment_refused')
      await this.processPayment.failAttempt(trx, payment, 'mislukt')
    })
  }
}

function isExpired(payment: Payment): boolean {
  return payment.expiresAt !== null && payment.expiresAt <= DateTime.utc()
}

/** The order-received page of this order. Its token shows the status of the payment there. */
export function thankYouPage(order: Order): string {
  return urlFor('thank_you.show', [], { qs: { bestelling: order.token } })
}
