import Payment from '#models/shop/money/payment'
import { bookRefund } from '#app/shop/refunds/book_one_refund'
import { followChargeback } from '#domain/shop/refunds'
import { reportChargeback, reportReversal } from '#app/shop/refunds/report_refunds'
import { recordEvent } from '#app/shop/order_events/record_event'
import Order from '#models/shop/order'
import { markPaidAgain, markRefunded, revokeLinks } from '#app/shop/refunds/order_after_refund'
import Refund from '#models/shop/money/refund'
import type { ProviderRefund } from '#app/core/payment/payment_provider'
import type { Chargeback } from '#domain/shop/refunds'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** The provider's news about money that went back. */
export type RefundNews = {
  readonly refunds: readonly ProviderRefund[]
  /** It is left out when only a refund was asked about. */
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

async function sumRefunded(trx: TransactionClientContract, payment: Payment) {
  const sent = await Refund.query({ client: trx })
    .where('payment_id', payment.id)
    .whereIn('status', ['aangevraagd', 'betaald'])
  return sent.reduce((sum, { amountCents }) => sum + amountCents, 0)
}
