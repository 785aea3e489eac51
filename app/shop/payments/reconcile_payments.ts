import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { PaymentProvider } from '#app/core/payment/payment_provider'
import ProcessPayment from '#app/shop/payments/process_payment'
import Payment from '#models/shop/payment'

/** Idempotency keys live an hour at the provider; after this an unanswered attempt is given up. */
const GIVE_UP_AFTER_MINUTES = 55
const BATCH_SIZE = 50

/**
 * Looks after every attempt whose end we have not heard of, so that a lost webhook or a lost answer
 * loses no order.
 */
@inject()
export default class ReconcilePayments {
  constructor(
    protected provider: PaymentProvider,
    protected verwerkBetaling: ProcessPayment
  ) {}

  async execute(now: DateTime = DateTime.utc()) {
    await this.#zoekVerlorenAntwoorden(now).catch((error) => {
      logger.warn({ err: error }, 'payments of the provider could not be listed')
    })
    await this.#bekijkOpenBetalingen(now)
  }

  /** Attempts that the provider may have made while its answer never reached us. */
  async #zoekVerlorenAntwoorden(now: DateTime) {
    const updated = await Payment.query()
      .where('status', 'nieuw')
      .where('created_at', '<', asColumn(now.minus({ minutes: 2 })))
      .orderBy('created_at')
      .limit(BATCH_SIZE)
    const oldest = updated[0]
    if (!oldest) return

    for await (const providerPayment of this.provider.createdSince(
      oldest.createdAt.minus({ minutes: 5 }).toJSDate()
    )) {
      if (
        providerPayment.reference &&
        updated.some(({ id }) => id === providerPayment.reference?.betaling)
      ) {
        await this.verwerkBetaling.verwerk(providerPayment)
      }
    }
    for (const payment of updated) {
      if (payment.createdAt > now.minus({ minutes: GIVE_UP_AFTER_MINUTES })) continue
      await this.#geefOp(payment.id, 'nieuw')
    }
  }

  /** The longer an attempt is open, the less often it is asked after: from each minute to each hour. */
  async #bekijkOpenBetalingen(now: DateTime) {
    const open = await Payment.query()
      .where('status', 'open')
      .whereNotNull('provider_id')
      .orderByRaw('coalesce(laatst_bekeken_op, created_at)')
    const due = open
      .filter(({ createdAt, laatstBekekenOp: lastCheckedAt }) =>
        isDue(createdAt, lastCheckedAt, now)
      )
      .slice(0, BATCH_SIZE)

    for (const payment of due) {
      await Payment.query()
        .where('id', payment.id)
        .update({ laatstBekekenOp: asColumn(now) })
      try {
        const known = await this.verwerkBetaling.execute(payment.providerId!)
        if (!known && payment.verlooptOp && payment.verlooptOp < now)
          await this.#geefOp(payment.id, 'open')
      } catch (error) {
        logger.warn({ err: error, betaling: payment.id }, 'payment could not be reconciled')
      }
    }
  }

  async #geefOp(id: number, status: 'nieuw' | 'open') {
    await inTransaction(async (trx) => {
      const stillOpen = await Payment.query({ client: trx }).where({ id, status }).first()
      if (stillOpen) await this.verwerkBetaling.mislukt(trx, stillOpen, 'verlopen')
    })
  }
}

/** The older it is, the longer it waits for its next turn: from a minute to an hour. */
export function isDue(createdAt: DateTime, lastAt: DateTime | null, now: DateTime): boolean {
  const age = now.diff(createdAt).as('minutes')
  return now.diff(lastAt ?? createdAt).as('minutes') >= Math.min(60, Math.max(1, age / 10))
}
