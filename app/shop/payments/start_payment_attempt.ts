import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'

/**
 * Writes a payment attempt that the provider does not know yet. An order has at most one running
 * attempt.
 */
export async function startPaymentAttempt(
  trx: TransactionClientContract,
  order: Order
): Promise<Payment> {
  return Payment.create(
    {
      orderId: order.id,
      idempotencyKey: crypto.randomUUID(),
      status: 'nieuw',
      providerId: null,
      checkoutUrl: null,
      expiresAt: null,
      amountCents: order.dueCents,
      refundedCents: 0,
      openForOrder: order.id,
    },
    { client: trx }
  )
}
