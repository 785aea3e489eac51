import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import type { ProviderRefund, ProviderRefundStatus } from '#app/core/payment/payment_provider'
import { createCreditNote } from '#app/shop/invoices/create_invoice'
import { queueMail } from '#app/shop/deliveries/deliver'
import { failOrder } from '#app/shop/payments/fail_order'
import { resolveAlarm, recordEvent, raiseAlarm } from '#app/shop/order_events/record_event'
import { allowedFrom } from '#domain/shop/orders'
import {
  isAliveAfterAll,
  isLater,
  followChargeback,
  type RefundStatus,
  type Chargeback,
} from '#domain/shop/refunds'
import Order from '#models/shop/order'
import Payment from '#models/shop/payment'
import Withdrawal from '#models/shop/withdrawal'
import Delivery from '#models/shop/delivery'
import Refund from '#models/shop/refund'

const STATUS: Record<ProviderRefundStatus, RefundStatus> = {
  queued: 'aangevraagd',
  pending: 'aangevraagd',
  processing: 'aangevraagd',
  refunded: 'betaald',
  failed: 'mislukt',
  canceled: 'mislukt',
}

/** What the provider says about money that went back. */
export type RefundNews = {
  readonly refunds: readonly ProviderRefund[]
  /** Left out when only a refund was asked after. */
  readonly bank?: Chargeback
}

const NOTHING: Chargeback = { gehaald: 0, teruggedraaid: 0 }

/**
 * Brings our books in line with the refunds and the chargebacks of an attempt. Money that went all
 * the way back takes the play link and the download with it, until the bank undoes what it did. As often
 * and in whatever order the news comes: a refund only moves on, and so does what the bank took and gave.
 *
 * @param betaling locked by the transaction
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

  const { gehaald: taken, teruggedraaid: reversed } = followChargeback(chargebackOf(payment), bank)
  const heldByBank = taken - reversed
  const counted = heldByBank + (await sumRefunded(trx, payment))
  const newlyTaken = taken - chargebackOf(payment).gehaald
  const newlyReversed = reversed - payment.teruggedraaidCenten
  const refunded =
    failed || newlyReversed > 0 ? counted : Math.max(payment.terugbetaaldCenten, counted)
  const moreReturned = refunded > payment.terugbetaaldCenten
  if (newlyTaken + newlyReversed === 0 && refunded === payment.terugbetaaldCenten) return

  await Payment.query({ client: trx }).where('id', payment.id).update({
    terugbetaaldCenten: refunded,
    teruggevorderdCenten: heldByBank,
    teruggedraaidCenten: reversed,
  })
  if (newlyTaken > 0) await reportChargeback(trx, payment, newlyTaken)
  else if (moreReturned)
    await recordEvent(trx, payment.bestellingId, 'terugbetaald', String(refunded))
  if (newlyReversed > 0)
    await reportReversal(trx, payment, { centen: newlyReversed, bijDeBank: heldByBank })
  if (!moreReturned && newlyReversed === 0) return

  /** Two attempts of one order that go back at the same moment decide in turn who was the last. */
  await Order.query({ client: trx }).where('id', payment.bestellingId).forUpdate()
  if (refunded >= payment.ontvangen) await markRefunded(trx, payment)
  else if (newlyTaken > 0 && heldByBank > 0) await revokeLinks(trx, payment)
  else if (newlyReversed > 0) await markPaidAgain(trx, payment, heldByBank)
}

/** What our books say of it: `teruggevorderd_centen` is what the bank still has. */
function chargebackOf({
  teruggevorderdCenten: chargedBackCents,
  teruggedraaidCenten: reversedCents,
}: Payment): Chargeback {
  return {
    gehaald: chargedBackCents + reversedCents,
    teruggedraaid: reversedCents,
  }
}

/** @returns what the refund became, or null when it was known */
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
    await reportFailure(trx, payment, refund)
    return status
  }
  if (alive) await reportDoneAfterAll(trx, payment, refund)
  else if (from !== 'nieuw') return status
  await createCreditNote(trx, payment.bestellingId, refund, DateTime.utc())
  if (own)
    await queueMail(trx, {
      soort: 'terugbetaling',
      bestellingId: payment.bestellingId,
      volgnummer: refund.id,
    })
  return status
}

/** One whose answer got lost is recognised by what we hung on it. */
async function findRefund(
  trx: TransactionClientContract,
  payment: Payment,
  providerRefund: ProviderRefund
) {
  const known = await Refund.findBy('providerId', providerRefund.id, { client: trx })
  if (known || providerRefund.reference === null) return known
  return Refund.query({ client: trx })
    .where({ id: providerRefund.reference.terugbetaling, betaling_id: payment.id })
    .whereNull('provider_id')
    .first()
}

/** A refund that somebody made at the provider itself belongs in our books as well. */
async function adoptRefund(
  trx: TransactionClientContract,
  payment: Payment,
  providerRefund: ProviderRefund
) {
  return Refund.create(
    {
      betalingId: payment.id,
      providerId: providerRefund.id,
      sleutel: providerRefund.id,
      volgnummer: 1,
      idempotentiesleutel: crypto.randomUUID(),
      bedragCenten: providerRefund.amountCents,
      reden: 'Gedaan bij de betaalprovider',
      status: 'nieuw',
      beheerderId: null,
    },
    { client: trx }
  )
}

async function sumRefunded(trx: TransactionClientContract, payment: Payment) {
  const sent = await Refund.query({ client: trx })
    .where('betaling_id', payment.id)
    .whereIn('status', ['aangevraagd', 'betaald'])
  return sent.reduce((sum, { bedragCenten: amountCents }) => sum + amountCents, 0)
}

/** The alarm about a refund that got no further than this status. */
export const stalledKey = (id: number, status: RefundStatus) =>
  `terugbetaling_ligt_stil:${id}:${status}`

const failedKey = ({ id }: Refund) => `terugbetaling_mislukt:${id}`

/** Somebody may have paid the same back once more meanwhile, or by another way. */
async function reportDoneAfterAll(
  trx: TransactionClientContract,
  { bestellingId: orderId }: Payment,
  refund: Refund
) {
  const kind = 'terugbetaling_toch_gedaan'
  await resolveAlarm(trx, failedKey(refund))
  await recordEvent(trx, orderId, kind, String(refund.bedragCenten))
  await raiseAlarm(trx, {
    sleutel: `${kind}:${refund.id}`,
    soort: kind,
    bestellingId: orderId,
    bijzonderheden: `terugbetaling ${refund.providerId ?? refund.id}`,
  })
}

/** The money is still the customer's, and nothing more happens by itself: a person has to look. */
export async function reportFailure(
  trx: TransactionClientContract,
  { bestellingId: orderId }: Payment,
  refund: Refund
) {
  await recordEvent(trx, orderId, 'terugbetaling_mislukt', String(refund.bedragCenten))
  await raiseAlarm(trx, {
    sleutel: failedKey(refund),
    soort: 'terugbetaling_mislukt',
    bestellingId: orderId,
    bijzonderheden: `terugbetaling ${refund.providerId ?? refund.id}`,
  })
}

async function reportChargeback(trx: TransactionClientContract, payment: Payment, cents: number) {
  await recordEvent(trx, payment.bestellingId, 'teruggevorderd', String(cents))
  await raiseAlarm(trx, {
    sleutel: chargedBackKey(payment),
    soort: 'teruggevorderd',
    bestellingId: payment.bestellingId,
    bijzonderheden: `betaling ${payment.providerId ?? payment.id}`,
  })
}

/** Whether a parcel was held back or the money asked for anew is known to a person only. */
async function reportReversal(
  trx: TransactionClientContract,
  payment: Payment,
  { centen: cents, bijDeBank: heldByBank }: { readonly centen: number; readonly bijDeBank: number }
) {
  await recordEvent(trx, payment.bestellingId, 'teruggedraaid', String(cents))
  if (heldByBank === 0) await resolveAlarm(trx, chargedBackKey(payment))
  await raiseAlarm(trx, {
    sleutel: `teruggedraaid:${payment.id}`,
    soort: 'teruggedraaid',
    bestellingId: payment.bestellingId,
    bijzonderheden: `betaling ${payment.providerId ?? payment.id}`,
  })
}

const chargedBackKey = ({ id }: Payment) => `teruggevorderd:${id}`

async function markRefunded(trx: TransactionClientContract, payment: Payment) {
  if (await resolveDeviation(trx, payment)) return
  if (await paidOtherwise(trx, payment)) return
  await Order.query({ client: trx })
    .where('id', payment.bestellingId)
    .whereIn('status', allowedFrom('terugbetaald'))
    .update({ status: 'terugbetaald' })
  await revokeLinks(trx, payment)
}

/** The bank gave back what it had taken: the order is as good as paid again, and delivers again. */
async function markPaidAgain(trx: TransactionClientContract, payment: Payment, heldByBank: number) {
  if (payment.status !== 'betaald') return
  const order = () =>
    Order.query({ client: trx })
      .where('id', payment.bestellingId)
      .whereIn('status', allowedFrom('teruggedraaid'))
  await order().whereNotNull('verzonden_op').update({ status: 'verzonden' })
  await order().whereNull('verzonden_op').update({ status: 'betaald' })
  if (heldByBank === 0) await restoreLinks(trx, payment)
}

/** Not when the customer withdrew from the agreement, which takes the links as well. */
async function restoreLinks(trx: TransactionClientContract, { bestellingId: orderId }: Payment) {
  const withdrawn = await Withdrawal.query({ client: trx })
    .where('bestelling_id', orderId)
    .whereNot('status', 'afgewezen')
    .first()
  if (withdrawn) return
  await Delivery.query({ client: trx })
    .where('bestelling_id', orderId)
    .update({ ingetrokkenOp: null })
}

/** A payment that differed went back: the order may be paid again. */
async function resolveDeviation(
  trx: TransactionClientContract,
  { id, bestellingId: orderId }: Payment
) {
  const [solved] = await Payment.query({ client: trx })
    .where({ id, status: 'afwijkend' })
    .update({ openVoorBestelling: null })
  if (Number(solved) === 0) return false
  await failOrder(trx, orderId, 'afwijkend')
  return true
}

/** Whether another attempt still pays for the order. */
async function paidOtherwise(
  trx: TransactionClientContract,
  { id, bestellingId: orderId }: Payment
) {
  return Payment.query({ client: trx })
    .where({ bestelling_id: orderId, status: 'betaald' })
    .whereNot('id', id)
    .whereColumn('terugbetaald_centen', '<', 'bedrag_centen')
    .first()
}

async function revokeLinks(trx: TransactionClientContract, payment: Payment) {
  if (await paidOtherwise(trx, payment)) return
  await Delivery.query({ client: trx })
    .where('bestelling_id', payment.bestellingId)
    .whereNull('ingetrokken_op')
    .update({ ingetrokkenOp: asColumn(DateTime.utc()) })
}
