import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { inParallel } from '#app/core/jobs/in_parallel'
import { PaymentProvider, PaymentProviderUnavailable } from '#app/core/payment/payment_provider'
import ProcessPayment from '#app/shop/payments/process_payment'
import Payment from '#models/shop/money/payment'

/**
 * Idempotency keys live an hour at the provider, so an unanswered attempt is given up before that.
 */
const GIVE_UP_AFTER_MINUTES = 55
/** The most attempts of one run: more than a webhook that is away for an hour leaves behind. */
const BATCH_SIZE = 500
/**
 * How many payments are asked about at the same time, because the provider has other callers too.
 */
const AT_ONCE = 6
/** The calls without an answer after which the provider is left alone until the next run. */
const GIVE_UP_AFTER = 6

/**
 * Follows every attempt whose end is unknown, so that a lost webhook or a lost answer loses no
 * order.
 */
@inject()
export default class ReconcilePayments {
  constructor(
    protected provider: PaymentProvider,
    protected processPayment: ProcessPayment
  ) {}

  async execute(now: DateTime = DateTime.utc()) {
    await this.#findLostAnswers(now).catch((error) => {
      logger.warn({ err: error }, 'payments of the provider could not be listed')
    })
    await this.#checkOpenPayments(now)
  }

  /** Finds attempts that the provider may have made although its answer never reached us. */
  async #findLostAnswers(now: DateTime) {
    const updated = await Payment.query()
      .where('status', 'nieuw')
      .where('created_at', '<', asColumn(now.minus({ minutes: 2 })))
      .orderBy('created_at')
      .limit(BATCH_SIZE)
    const oldest = updated[0]
    if (!oldest) return

    const failed = new Set<number | undefined>()
    for await (const providerPayment of this.provider.createdSince(
      oldest.createdAt.minus({ minutes: 5 }).toJSDate()
    )) {
      if (
        providerPayment.reference &&
        updated.some(({ id }) => id === providerPayment.reference?.payment)
      ) {
        await this.processPayment.process(providerPayment).catch((error) => {
          failed.add(providerPayment.reference?.payment)
          logger.warn(
            { err: error, payment: providerPayment.id },
            'payment could not be reconciled'
          )
        })
      }
    }
    for (const payment of updated) {
      if (payment.createdAt > now.minus({ minutes: GIVE_UP_AFTER_MINUTES })) continue
      if (failed.has(payment.id)) continue
      await this.#giveUp(payment.id, 'nieuw')
    }
  }

  /**
   * Asks about open payments. The longer an attempt is open, the less often: from every minute to
   * every hour.
   */
  async #checkOpenPayments(now: DateTime) {
    const open = await Payment.query()
      .where('status', 'open')
      .whereNotNull('provider_id')
      .orderByRaw('coalesce(last_checked_at, created_at)')
    const due = open
      .filter(({ createdAt, lastCheckedAt }) => isDue(createdAt, lastCheckedAt, now))
      .slice(0, BATCH_SIZE)

    let unanswered = 0
    await inParallel(due, AT_ONCE, async (payment) => {
      if (await this.#check(payment, now)) unanswered = 0
      else unanswered++
      return unanswered < GIVE_UP_AFTER
    })
  }

  /**
   * Asks about one payment, unless another process just did.
   *
   * @returns false when the provider gave no answer
   */
  async #check(payment: Payment, now: DateTime): Promise<boolean> {
    const { id, lastCheckedAt, providerId, expiresAt } = payment
    const [ours] = await Payment.query()
      .where({ id, status: 'open' })
      .where((query) =>
        lastCheckedAt
          ? query.where('last_checked_at', asColumn(lastCheckedAt))
          : query.whereNull('last_checked_at')
      )
      .update({ lastCheckedAt: asColumn(now) })
    if (Number(ours) === 0 || providerId === null) return true
    try {
      const known = await this.processPayment.execute(providerId)
      if (!known && expiresAt && expiresAt < now) await this.#giveUp(id, 'open')
    } catch (error) {
      logger.warn({ err: error, payment: id }, 'payment could not be reconciled')
      return !(error instanceof PaymentProviderUnavailable)
    }
    return true
  }

  async #giveUp(id: number, status: 'nieuw' | 'open') {
    await inTransaction(async (trx) => {
      const stillOpen = await Payment.query({ client: trx }).where({ id, status }).first()
      if (stillOpen) await this.processPayment.failAttempt(trx, stillOpen, 'verlopen')
    })
  }
}

/**
 * Whether an attempt is due. The older it is, the longer it waits: from half a minute, so that each
 * run of the reconciler asks about a young one, to an hour.
 */
export function isDue(createdAt: DateTime, lastAt: DateTime | null, now: DateTime): boolean {
  const age = now.diff(createdAt).as('minutes')
  return now.diff(lastAt ?? createdAt).as('minutes') >= Math.min(60, Math.max(0.5, age / 10))
}
