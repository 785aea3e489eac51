import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { PaymentSchema } from '#database/schema'
import { RECEIVED_PAYMENT, type PaymentStatus } from '#domain/shop/orders'
import type { PaidAttempt } from '#domain/shop/refunds'
import { present } from '#domain/present'
import Order from '#models/shop/order'
import Refund from '#models/shop/money/refund'

/**
 * One attempt to pay an order. An order can have several, of which at most one is still open. The
 * part that a voucher pays is one too, and is never open.
 */
export default class Payment extends PaymentSchema {
  static override table = 'payments'

  declare status: PaymentStatus

  @belongsTo(() => Order, { foreignKey: 'orderId' })
  declare order: BelongsTo<typeof Order>

  @hasMany(() => Refund, { foreignKey: 'paymentId' })
  declare refunds: HasMany<typeof Refund>

  /**
   * The whole cents that the customer paid with it. Attempts from before this was stored brought
   * the requested amount.
   */
  get received(): number {
    return this.receivedCents ?? this.amountCents
  }

  /** What the provider calls it; a payment that brought money has such an id. */
  get idAtProvider(): string {
    return present(this.providerId, `the provider's id of payment ${this.id}`)
  }

  /** What the provider took on to give back and is not with the customer yet. */
  get underwayCents(): number {
    return this.refunds
      .filter(({ status }) => status === 'aangevraagd')
      .reduce((sum, { amountCents }) => sum + amountCents, 0)
  }

  /** What came in and what of it is gone or on its way, with its refunds loaded. */
  get paidAttempt(): PaidAttempt {
    const underway = this.refunds.filter(({ status }) => status !== 'mislukt')
    return {
      id: this.id,
      received: this.received,
      byVoucher: this.voucherId !== null,
      byHand: this.byHand !== null,
      refunded: this.refundedCents,
      chargedBack: this.chargedBackCents,
      underway: underway.reduce((sum, { amountCents }) => sum + amountCents, 0),
    }
  }
}

/** The attempts that brought money, as the rules of refunds see them, with their refunds loaded. */
export const receivedOf = (payments: readonly Payment[]): PaidAttempt[] =>
  payments
    .filter(({ status }) => RECEIVED_PAYMENT.includes(status))
    .map(({ paidAttempt }) => paidAttempt)
