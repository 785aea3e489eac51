import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import type { ProviderRefund, ProviderRefundStatus } from '#app/core/payment/payment_provider'
import { createCreditNote } from '#app/shop/invoices/create_invoice'
import { queueMail } from '#app/shop/mails/queue_mail'
import { failOrder } from '#app/shop/payments/fail_order'
import { resolveAlarm, raiseAlarm } from '#app/shop/alarms/raise_alarm'
import { recordEvent } from '#app/shop/order_events/record_event'
import {
  blockSoldVoucher,
  emptySoldVoucher,
  letSoldVoucherGo,
} from '#app/shop/voucher_sales/take_sold_voucher_back'
import { allowedFrom } from '#domain/shop/orders'
import {
  isAliveAfterAll,
  isLater,
  followChargeback,
  type RefundStatus,
  type Chargeback,
} from '#domain/shop/refunds'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import Withdrawal from '#models/shop/withdrawal'
import Delivery from '#models/shop/delivery'
import Refund from '#models/shop/money/refund'

const STATUS: Record<ProviderRefundStatus, RefundStatus> = {
  queued: 'aangevraagd',
  pending: 'aangevraagd',
  processing: 'aangevraagd',
  refunded: 'betaald',
  failed: 'mislukt',
  canceled: 'mislukt',
}

/** The provider's news about money that went back. */
export type RefundNews = {
  readonly refunds: readonly ProviderRefund[]
  /** Left out when only a refund was asked about. */
  readonly bank?: Chargeback
}

const NOTHING: Chargeback = { taken: 0, reversed: 0 }

/**
 * Brings our books in line with the refunds and the chargebacks of an attempt. When all money went
 * back, the play link and the download stop working, until the bank undoes its chargeback. News can
 * come any number of times and in any order: a refund only moves forward, and the amounts of the
 * bank only grow.
 *
 * @param payment locked by the transaction
 */
export async function bookRefunds(
  trx: TransactionClientContract,
  payment: Payment,
  { refunds, bank = NOTHING }: RefundNews
) {
  let failed = false
  for (const providerRefund of refunds) {
    const became = await bookRefund(trx, payment, providerRefund)
    if (became === 'mislukt') failed = true
  }

  const { taken, reversed } = followChargeback(chargebackOf(payment), bank)
  const heldByBank = taken - reversed
  const counted = heldByBank + (await sumRefunded(trx, payment))
  const newlyTaken = taken - chargebackOf(payment).taken
  const newlyReversed = reversed - payment.reversedCents
  const refunded = failed || newlyReversed > 0 ? counted : Math.max(payment.refundedCents, counted)
  const moreReturned = refunded > payment.refundedCents
  if (newlyTaken + newlyReversed === 0 && refunded === payment.refundedCents) return

  await Payment.query({ client: trx }).where('id', payment.id).update({
    refundedCents: refunded,
    chargedBackCents: heldByBank,
    reversedCents: reversed,
  })
  if (newlyTaken > 0) await reportChargeback(trx, payment, newlyTaken)
  else if (moreReturned) await recordEvent(trx, payment.orderId, 'terugbetaald', String(refunded))
  if (newlyReversed > 0) await reportReversal(trx, payment, { cents: newlyReversed, heldByBank })
  if (!moreReturned && newlyReversed === 0) return

  /**
   * Two attempts of one order that go back at the same moment wait for each other, so that one of
   * them is the last.
   */
  await Order.query({ client: trx }).where('id', payment.orderId).forUpdate()
  if (refunded >= payment.received) await markRefunded(trx, payment, heldByBank)
  else if (newlyTaken > 0 && heldByBank > 0) await revokeLinks(trx, payment)
  else if (newlyReversed > 0) await markPaidAgain(trx, payment, heldByBank)
}

/** The chargeback in our books. `chargedBackCents` is what the bank still has. */
function chargebackOf({ chargedBackCents, reversedCents }: Payment): Chargeback {
  return {
    taken: chargedBackCents + reversedCents,
    reversed: reversedCents,
  }
}

/** @returns the refund's new status, or null when it was already known */
async function bookRefund(
  trx: TransactionClientContract,
  payment: Payment,
  providerRefund: ProviderRefund
): Promise<RefundStatus | null> {
  const own = await findRefund(trx, payment, providerRefund)
  const refund = own ?? (await adoptRefund(trx, payment, providerRefund))
  const status = STATUS[providerRefund.status]
  const from = refund.status
  const alive = isAliveAfterAll(status, from, refund.providerId !== null)
  if (!alive && !isLater(status, from)) {
    if (refund.providerId === null) await refund.merge({ providerId: providerRefund.id }).save()
    return null
  }
  await refund.merge({ providerId: providerRefund.id, status }).save()
  await resolveAlarm(trx, stalledKey(refund.id, from))

  if (status === 'mislukt') {
    await letSoldVoucherGo(trx, payment.orderId)
    await reportFailure(trx, payment, refund)
    return status
  }
  if (alive) await reportDoneAfterAll(trx, payment, refund)
  else if (from !== 'nieuw') return status
  await createCreditNote(trx, payment.orderId, refund, DateTime.utc())
  if (own)
    await queueMail(trx, {
      kind: 'terugbetaling',
      orderId: payment.orderId,
      sequenceNumber: refund.id,
    })
  return status
}

/**
 * Finds the refund. A refund whose answer got lost is recognised by the reference that we attached.
 */
async function findRefund(
  trx: TransactionClientContract,
  payment: Payment,
  providerRefund: ProviderRefund
) {
  const known = await Refund.findBy('providerId', providerRefund.id, { client: trx })
  if (known || providerRefund.reference === null) return known
  return Refund.query({ client: trx })
    .where({ id: providerRefund.reference.refund, payment_id: payment.id })
    .whereNull('provider_id')
    .first()
}

/** Adds a refund to our books that somebody made at the provider itself. */
async function adoptRefund(
  trx: TransactionClientContract,
  payment: Payment,
  providerRefund: ProviderRefund
) {
  return Refund.create(
    {
      paymentId: payment.id,
      providerId: providerRefund.id,
      key: providerRefund.id,
      sequenceNumber: 1,
      idempotencyKey: crypto.randomUUID(),
      amountCents: providerRefund.amountCents,
      reason: 'Gedaan bij de betaalprovider',
      status: 'nieuw',
      adminId: null,
    },
    { client: trx }
  )
}

async function sumRefunded(trx: TransactionClientContract, payment: Payment) {
  const sent = await Refund.query({ client: trx })
    .where('payment_id', payment.id)
    .whereIn('status', ['aangevraagd', 'betaald'])
  return sent.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

/** The key of the alarm about a refund that got no further than this status. */
export const stalledKey = (id: number, status: RefundStatus) => `refund_stalled:${id}:${status}`

const failedKey = ({ id }: Refund) => `refund_failed:${id}`

/**
 * Raises an alarm about a refused refund that arrived after all: somebody may have paid the same
 * amount back again or in another way.
 */
async function reportDoneAfterAll(
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

async function reportChargeback(trx: TransactionClientContract, payment: Payment, cents: number) {
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
async function reportReversal(
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

/** @param heldByBank what the bank took of it; then nothing more is given for the voucher's part */
async function markRefunded(trx: TransactionClientContract, payment: Payment, heldByBank: number) {
  if (await resolveDeviation(trx, payment)) return
  if (await paidOtherwise(trx, payment)) return
  if (await voucherPays(trx, payment)) {
    if (heldByBank > 0) await revokeLinks(trx, payment)
    return
  }
  await Order.query({ client: trx })
    .where('id', payment.orderId)
    .whereIn('status', allowedFrom('terugbetaald'))
    .update({ status: 'terugbetaald' })
  await revokeLinks(trx, payment)
  if (heldByBank === 0) await emptySoldVoucher(trx, payment.orderId)
}

/**
 * Marks the order as paid again and delivers again, because the bank returned what it had taken.
 */
async function markPaidAgain(trx: TransactionClientContract, payment: Payment, heldByBank: number) {
  if (payment.status !== 'betaald') return
  const order = () =>
    Order.query({ client: trx })
      .where('id', payment.orderId)
      .whereIn('status', allowedFrom('teruggedraaid'))
  await order().whereNotNull('shipped_at').update({ status: 'verzonden' })
  await order().whereNull('shipped_at').update({ status: 'betaald' })
  if (heldByBank === 0) await restoreLinks(trx, payment)
}

/**
 * Restores the links, unless the customer withdrew from the agreement, which revokes them as well.
 */
async function restoreLinks(trx: TransactionClientContract, { orderId }: Payment) {
  const withdrawn = await Withdrawal.query({ client: trx })
    .where('order_id', orderId)
    .whereNot('status', 'afgewezen')
    .first()
  if (withdrawn) return
  await Delivery.query({ client: trx }).where('order_id', orderId).update({ revokedAt: null })
  await letSoldVoucherGo(trx, orderId)
}

/** Resolves a payment of a wrong amount that went back: the order may be paid again. */
async function resolveDeviation(trx: TransactionClientContract, { id, orderId }: Payment) {
  const [solved] = await Payment.query({ client: trx })
    .where({ id, status: 'afwijkend' })
    .update({ openForOrder: null })
  if (Number(solved) === 0) return false
  await failOrder(trx, orderId, 'afwijkend')
  return true
}

/** Whether another attempt of the provider still pays for the order. */
function paidOtherwise(trx: TransactionClientContract, payment: Payment) {
  return stillPays(trx, payment).whereNull('voucher_id').first()
}

/** Whether a voucher still pays its part, so that the order is not refunded whole. */
function voucherPays(trx: TransactionClientContract, payment: Payment) {
  return stillPays(trx, payment).whereNotNull('voucher_id').first()
}

const stillPays = (trx: TransactionClientContract, { id, orderId }: Payment) =>
  Payment.query({ client: trx })
    .where({ order_id: orderId, status: 'betaald' })
    .whereNot('id', id)
    .whereColumn('refunded_cents', '<', 'amount_cents')

async function revokeLinks(trx: TransactionClientContract, payment: Payment) {
  if (await paidOtherwise(trx, payment)) return
  await blockSoldVoucher(trx, payment.orderId)
  await Delivery.query({ client: trx })
    .where('order_id', payment.orderId)
    .whereNull('revoked_at')
    .update({ revokedAt: asColumn(DateTime.utc()) })
}
