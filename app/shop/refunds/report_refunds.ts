import type Refund from '#models/shop/money/refund'
import type Payment from '#models/shop/money/payment'
import { raiseAlarm, resolveAlarm } from '#app/shop/alarms/raise_alarm'
import { recordEvent } from '#app/shop/order_events/record_event'
import type { RefundStatus } from '#domain/shop/refunds'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** The key of the alarm about a refund that got no further than this status. */
export const stalledKey = (id: number, status: RefundStatus) => `refund_stalled:${id}:${status}`

const failedKey = ({ id }: Refund) => `refund_failed:${id}`

/**
 * Raises an alarm about a refused refund that arrived after all: somebody may have paid the same
 * amount back again or in another way.
 */
export async function reportDoneAfterAll(
  trx: TransactionClientContract,
  { orderId }: Payment,
  refund: Refund
) {
  const kind = 'refund_done_after_all'
  await resolveAlarm(trx, failedKey(refund))
  await recordEvent(trx, orderId, kind, String(refund.amountCents))
  await raiseAlarm(trx, {
    key: `${kind}:${refund.id}`,
    kind,
    orderId,
    details: `terugbetaling ${refund.providerId ?? refund.id}`,
  })
}

/**
 * Raises an alarm about a failed refund: the customer is still owed the money, and nothing more
 * happens by itself.
 */
export async function reportFailure(
  trx: TransactionClientContract,
  { orderId }: Payment,
  refund: Refund
) {
  await recordEvent(trx, orderId, 'refund_failed', String(refund.amountCents))
  await raiseAlarm(trx, {
    key: failedKey(refund),
    kind: 'refund_failed',
    orderId,
    details: `terugbetaling ${refund.providerId ?? refund.id}`,
  })
}

export async function reportChargeback(
  trx: TransactionClientContract,
  payment: Payment,
  cents: number
) {
  await recordEvent(trx, payment.orderId, 'teruggevorderd', String(cents))
  await raiseAlarm(trx, {
    key: chargedBackKey(payment),
    kind: 'teruggevorderd',
    orderId: payment.orderId,
    details: `betaling ${payment.providerId ?? payment.id}`,
  })
}

/**
 * Raises an alarm about a reversed chargeback: only a person knows whether a parcel was held back
 * or the money was asked for again.
 */
export async function reportReversal(
  trx: TransactionClientContract,
  payment: Payment,
  { cents, heldByBank }: { readonly cents: number; readonly heldByBank: number }
) {
  await recordEvent(trx, payment.orderId, 'teruggedraaid', String(cents))
  if (heldByBank === 0) await resolveAlarm(trx, chargedBackKey(payment))
  await raiseAlarm(trx, {
    key: `teruggedraaid:${payment.id}`,
    kind: 'teruggedraaid',
    orderId: payment.orderId,
    details: `betaling ${payment.providerId ?? payment.id}`,
  })
}

const chargedBackKey = ({ id }: Payment) => `teruggevorderd:${id}`
