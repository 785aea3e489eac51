import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { recordAudit, type Actor } from '#app/core/record_audit'
import { queueMail } from '#app/shop/mails/queue_mail'
import { recordEvent } from '#app/shop/order_events/record_event'
import { HANDED_OVER, type HandMeans, type HandPayment } from '#domain/shop/hand_orders'
import type Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'

/** How the owner takes an order for somebody. */
export type TakenByHand = {
  readonly by: Actor
  readonly payment: HandPayment
  /** Whether the customer has the game in hand, so that nothing is sent. */
  readonly handedOver: boolean
}

/** Writes down who took the order. */
export async function recordTaken(
  trx: TransactionClientContract,
  { id, number, totalCents }: Order,
  { by, payment }: TakenByHand
) {
  await recordEvent(trx, id, 'taken_by_hand')
  await recordAudit(trx, by, 'order_taken', number, { centen: totalCents, betaling: payment })
}

/** Books the money that the owner took, as a payment that no provider knows. */
export async function bookByHand(
  trx: TransactionClientContract,
  { id: orderId, dueCents: cents }: Order,
  byHand: HandMeans
) {
  await Payment.create(
    {
      ...{ orderId, byHand, amountCents: cents, receivedCents: cents, refundedCents: 0 },
      ...{ status: 'betaald', idempotencyKey: crypto.randomUUID(), providerId: null },
      ...{ checkoutUrl: null, expiresAt: null, openForOrder: null },
    },
    { client: trx }
  )
  await recordEvent(trx, orderId, 'betaald')
}

/** Mails the customer the link to pay it. */
export async function askToPay(trx: TransactionClientContract, { id: orderId }: Order) {
  await queueMail(trx, { kind: 'betaallink', orderId })
  await recordEvent(trx, orderId, 'payment_link_sent')
}

/** Marks the game as sent, because its customer has it in hand already. */
export async function handOver(trx: TransactionClientContract, order: Order, now: DateTime) {
  await order.merge({ status: 'verzonden', shippedAt: now, carrier: HANDED_OVER }).save()
  await recordEvent(trx, order.id, 'handed_over')
}
