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
    await this.#zoekVerlorenAntwoorden(nu).catch((error) => {
      logger.warn({ err: error }, 'payments of the provider could not be listed')
    })
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
      await this.#geefOp(betaling.id, 'nieuw')
    }
  }

  /** The longer an attempt is open, the less often it is asked after: from each minute to each hour. */
  async #bekijkOpenBetalingen(nu: DateTime) {
    const open = await Betaling.query()
      .where('status', 'open')
      .whereNotNull('provider_id')
      .orderByRaw('coalesce(laatst_bekeken_op, created_at)')
    const aanDeBeurt = open
      .filter(({ createdAt, laatstBekekenOp }) => isAanDeBeurt(createdAt, laatstBekekenOp, nu))
      .slice(0, PER_KEER)

    for (const betaling of aanDeBeurt) {
      await Betaling.query()
        .where('id', betaling.id)
        .update({ laatstBekekenOp: asColumn(nu) })
      try {
        const bekend = await this.verwerkBetaling.execute(betaling.providerId!)
        if (!bekend && betaling.verlooptOp && betaling.verlooptOp < nu)
          await this.#geefOp(betaling.id, 'open')
      } catch (error) {
        logger.warn({ err: error, betaling: betaling.id }, 'payment could not be reconciled')
      }
    }
  }

  async #geefOp(id: number, status: 'nieuw' | 'open') {
    await inTransaction(async (trx) => {
      const nogSteeds = await Betaling.query({ client: trx }).where({ id, status }).first()
      if (nogSteeds) await this.verwerkBetaling.mislukt(trx, nogSteeds, 'verlopen')
    })
  }
}

/** The older it is, the longer it waits for its next turn: from a minute to an hour. */
export function isAanDeBeurt(createdAt: DateTime, laatst: DateTime | null, nu: DateTime): boolean {
  const ouderdom = nu.diff(createdAt).as('minutes')
  return nu.diff(laatst ?? createdAt).as('minutes') >= Math.min(60, Math.max(1, ouderdom / 10))
}
