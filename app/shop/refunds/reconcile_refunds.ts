import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import RefundOrder from '#app/shop/refunds/refund_order'
import { stalledKey } from '#app/shop/refunds/report_refunds'
import { raiseAlarm } from '#app/shop/alarms/raise_alarm'
import ProcessPayment from '#app/shop/payments/process_payment'
import { isDue } from '#app/shop/payments/reconcile_payments'
import {
  FOLLOW_REFUSED_DAYS,
  STALLED_AFTER_DAYS,
  ONGOING_REFUND,
  FOLLOW_CHARGEBACK_DAYS,
  type OngoingStatus,
} from '#domain/shop/refunds'
import Alarm from '#models/shop/alarm'
import Payment from '#models/shop/money/payment'
import Refund from '#models/shop/money/refund'

const BATCH_SIZE = 20

/** The bank is asked once a day, because a dispute takes weeks. */
const ASK_BANK_AFTER_HOURS = 24

/**
 * Follows all money on its way back: refunds whose end is unknown, so that none that was promised
 * is forgotten, and chargebacks that the bank may still undo.
 */
@inject()
export default class ReconcileRefunds {
  constructor(
    protected refundOrder: RefundOrder,
    protected processPayment: ProcessPayment
  ) {}

  async execute(now: DateTime = DateTime.utc()) {
    await this.#checkRefunds(now)
    await this.#inspectRefused(now)
    for (const status of ONGOING_REFUND) await reportStalled(status, now)
    await this.#checkChargebacks(now)
  }

  async #checkRefunds(now: DateTime) {
    const ongoing = await Refund.query()
      .whereIn('status', ONGOING_REFUND)
      .preload('payment')
      .orderBy('updated_at')
    await this.#inTurn(ongoing, now, ({ id, status, payment }) =>
      status === 'nieuw'
        ? this.refundOrder.askProvider(id, { unattended: true })
        : this.processPayment.execute(payment.idAtProvider)
    )
  }

  /**
   * Looks for refunds that we recorded as refused and that the provider never told us about,
   * because it may have made them.
   */
  async #inspectRefused(now: DateTime) {
    const refused = await Refund.query()
      .where('status', 'mislukt')
      .whereNull('provider_id')
      .where('created_at', '>', asColumn(now.minus({ days: FOLLOW_REFUSED_DAYS })))
      .preload('payment')
      .orderBy('updated_at')
    await this.#inTurn(refused, now, ({ payment }) =>
      this.processPayment.execute(payment.idAtProvider)
    )
  }

  async #inTurn(
    rows: readonly Refund[],
    now: DateTime,
    view: (refund: Refund) => Promise<unknown>
  ) {
    const due = rows
      .filter(({ createdAt, updatedAt }) => isDue(createdAt, updatedAt, now))
      .slice(0, BATCH_SIZE)

    for (const refund of due) {
      const { id, status } = refund
      await Refund.query()
        .where({ id, status })
        .update({ updatedAt: asColumn(now) })
      try {
        await view(refund)
      } catch (error) {
        logger.warn({ err: error, refund: id }, 'refund could not be reconciled')
      }
    }
  }

  async #checkChargebacks(now: DateTime) {
    const heldByBank = await Payment.query()
      .where('charged_back_cents', '>', 0)
      .whereNotNull('provider_id')
      .where('created_at', '>', asColumn(now.minus({ days: FOLLOW_CHARGEBACK_DAYS })))
      .where((query) =>
        query
          .whereNull('last_checked_at')
          .orWhere('last_checked_at', '<', asColumn(now.minus({ hours: ASK_BANK_AFTER_HOURS })))
      )
      .orderByRaw('coalesce(last_checked_at, created_at)')
      .limit(BATCH_SIZE)

    for (const payment of heldByBank) {
      const { id } = payment
      await Payment.query()
        .where('id', id)
        .update({ lastCheckedAt: asColumn(now) })
      try {
        await this.processPayment.execute(payment.idAtProvider)
      } catch (error) {
        logger.warn({ err: error, payment: id }, 'chargeback could not be reconciled')
      }
    }
  }
}

/** Raises an alarm once per refund and status. A resolved one is not raised again. */
async function reportStalled(status: OngoingStatus, now: DateTime) {
  const days = STALLED_AFTER_DAYS[status]
  const old = await Refund.query()
    .where('status', status)
    .where('created_at', '<', asColumn(now.minus({ days })))
    .orderBy('id')
  for (const { id } of old) {
    const key = stalledKey(id, status)
    if (await Alarm.findBy({ key })) continue
    await inTransaction(async (trx) => {
      const stalled = await Refund.query({ client: trx })
        .where({ id, status })
        .preload('payment')
        .forUpdate()
        .first()
      if (!stalled) return
      await raiseAlarm(trx, {
        key,
        kind: 'refund_stalled',
        orderId: stalled.payment.orderId,
        details: `terugbetaling ${stalled.providerId ?? id}, meer dan ${days} ${days === 1 ? 'dag' : 'dagen'}`,
      })
    })
  }
}
