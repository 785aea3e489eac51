import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { PaymentProvider } from '#app/core/payment/payment_provider'
import VerwerkBetaling from '#app/winkel/actions/verwerk_betaling'
import Betaling from '#models/betaling'

/** Idempotency keys live an hour at the provider; after this an unanswered attempt is given up. */
const OPGEVEN_NA_MINUTEN = 55
const PER_KEER = 50

/**
 * Looks after every attempt whose end we have not heard of, so that a lost webhook or a lost answer
 * loses no order.
 */
@inject()
export default class VerzoenBetalingen {
  constructor(
    protected provider: PaymentProvider,
    protected verwerkBetaling: VerwerkBetaling
  ) {}

  async execute(nu: DateTime = DateTime.utc()) {
    await this.#zoekVerlorenAntwoorden(nu)
    await this.#bekijkOpenBetalingen(nu)
  }

  /** Attempts that the provider may have made while its answer never reached us. */
  async #zoekVerlorenAntwoorden(nu: DateTime) {
    const nieuw = await Betaling.query()
      .where('status', 'nieuw')
      .where('created_at', '<', asColumn(nu.minus({ minutes: 2 })))
      .orderBy('created_at')
      .limit(PER_KEER)
    const oudste = nieuw[0]
    if (!oudste) return

    for await (const payment of this.provider.createdSince(
      oudste.createdAt.minus({ minutes: 5 }).toJSDate()
    )) {
      if (payment.reference && nieuw.some(({ id }) => id === payment.reference?.betaling)) {
        await this.verwerkBetaling.verwerk(payment)
      }
    }
    for (const betaling of nieuw) {
      if (betaling.createdAt > nu.minus({ minutes: OPGEVEN_NA_MINUTEN })) continue
      await inTransaction(async (trx) => {
        const nogNieuw = await Betaling.query({ client: trx })
          .where({ id: betaling.id, status: 'nieuw' })
          .first()
        if (nogNieuw) await this.verwerkBetaling.mislukt(trx, nogNieuw, 'verlopen')
      })
    }
  }

  /** The longer an attempt is open, the less often it is asked after: from each minute to each hour. */
  async #bekijkOpenBetalingen(nu: DateTime) {
    const open = await Betaling.query()
      .where('status', 'open')
      .orderByRaw('coalesce(laatst_bekeken_op, created_at)')
      .limit(PER_KEER)

    for (const betaling of open) {
      const gezien = betaling.laatstBekekenOp ?? betaling.createdAt
      const ouderdom = nu.diff(betaling.createdAt).as('minutes')
      if (nu.diff(gezien).as('minutes') < Math.min(60, Math.max(1, ouderdom / 10))) continue
      if (betaling.providerId === null) continue
      await this.verwerkBetaling.execute(betaling.providerId).catch((error) => {
        logger.warn({ err: error, betaling: betaling.id }, 'payment could not be reconciled')
      })
    }
  }
}
