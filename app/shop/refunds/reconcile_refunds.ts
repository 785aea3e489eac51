import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import RefundOrder from '#app/shop/refunds/refund_order'
import { stalledKey } from '#app/shop/refunds/book_refunds'
import { raiseAlarm } from '#app/shop/order_events/record_event'
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
import Payment from '#models/shop/payment'
import Refund from '#models/shop/refund'

const BATCH_SIZE = 20

/** A bank takes weeks over a dispute. */
const ASK_BANK_AFTER_HOURS = 24

/**
 * Looks after all money that went back without having come to rest: refunds whose end we have not heard
 * of, so that none that was promised stays behind, and chargebacks that the bank may still undo.
 */
@inject()
export default class ReconcileRefunds {
  constructor(
    protected betaalTerug: RefundOrder,
    protected verwerkBetaling: ProcessPayment
  ) {}

  async execute(now: DateTime = DateTime.utc()) {
    await this.#bekijkTerugbetalingen(now)
    await this.#bekijkGeweigerde(now)
    for (const status of ONGOING_REFUND) await reportStalled(status, now)
    await this.#bekijkTerugvorderingen(now)
  }

  async #bekijkTerugbetalingen(now: DateTime) {
    const ongoing = await Refund.query()
      .whereIn('status', ONGOING_REFUND)
      .preload('betaling')
      .orderBy('updated_at')
    await this.#omDeBeurt(ongoing, now, ({ id, status, betaling: payment }) =>
      status === 'nieuw'
        ? this.betaalTerug.vraagAan(id, { ongezien: true })
        : this.verwerkBetaling.execute(payment.providerId!)
    )
  }

  /** Refunds that we took for refused and that the provider never told us about: it may have made them. */
  async #bekijkGeweigerde(now: DateTime) {
    const refused = await Refund.query()
      .where('status', 'mislukt')
      .whereNull('provider_id')
      .where('created_at', '>', asColumn(now.minus({ days: FOLLOW_REFUSED_DAYS })))
      .preload('betaling')
      .orderBy('updated_at')
    await this.#omDeBeurt(refused, now, ({ betaling: payment }) =>
      this.verwerkBetaling.execute(payment.providerId!)
    )
  }

  async #omDeBeurt(
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
        logger.warn({ err: error, terugbetaling: id }, 'refund could not be reconciled')
      }
    }
  }

  async #bekijkTerugvorderingen(now: DateTime) {
    const heldByBank = await Payment.query()
      .where('teruggevorderd_centen', '>', 0)
      .whereNotNull('provider_id')
      .where('created_at', '>', asColumn(now.minus({ days: FOLLOW_CHARGEBACK_DAYS })))
      .where((query) =>
        query
          .whereNull('laatst_bekeken_op')
          .orWhere('laatst_bekeken_op', '<', asColumn(now.minus({ hours: ASK_BANK_AFTER_HOURS })))
      )
      .orderByRaw('coalesce(laatst_bekeken_op, created_at)')
      .limit(BATCH_SIZE)

    for (const { id, providerId } of heldByBank) {
      await Payment.query()
        .where('id', id)
        .update({ laatstBekekenOp: asColumn(now) })
      try {
        await this.verwerkBetaling.execute(providerId!)
      } catch (error) {
        logger.warn({ err: error, betaling: id }, 'chargeback could not be reconciled')
      }
    }
  }
}

/** Asks for a person once per refund and status: what they put aside stays aside. */
async function reportStalled(status: OngoingStatus, now: DateTime) {
  const days = STALLED_AFTER_DAYS[status]
  const old = await Refund.query()
    .where('status', status)
    .where('created_at', '<', asColumn(now.minus({ days: days })))
    .orderBy('id')
  for (const { id } of old) {
    const key = stalledKey(id, status)
    if (await Alarm.findBy({ sleutel: key })) continue
    await inTransaction(async (trx) => {
      const stalled = await Refund.query({ client: trx })
        .where({ id, status })
        .preload('betaling')
        .forUpdate()
        .first()
      if (!stalled) return
      await raiseAlarm(trx, {
        sleutel: key,
        soort: 'terugbetaling_ligt_stil',
        bestellingId: stalled.betaling.bestellingId,
        bijzonderheden: `terugbetaling ${stalled.providerId ?? id}, meer dan ${days} ${days === 1 ? 'dag' : 'dagen'}`,
      })
    })
  }
}
