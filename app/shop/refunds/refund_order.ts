import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { recordAudit } from '#app/core/record_audit'
import {
  PaymentProvider,
  PaymentProviderRefused,
  PaymentProviderUnavailable,
  type ProviderRefund,
} from '#app/core/payment/payment_provider'
import { fingerprint } from '#app/core/tokens'
import { bookRefunds, stalledKey, reportFailure } from '#app/shop/refunds/book_refunds'
import { resolveAlarm, recordEvent } from '#app/shop/order_events/record_event'
import { allocate, type PaidAttempt, type AllocationRefused } from '#domain/shop/refunds'
import { err, ok, type Result } from '#domain/result'
import type Admin from '#models/admin/admin'
import Order from '#models/shop/order'
import Payment from '#models/shop/payment'
import OrderEvent from '#models/shop/order_event'
import Refund from '#models/shop/refund'

export type RefundRequest = {
  readonly bestellingId: number
  readonly centen: number
  /** Why, in the words of the owner; the customer does not read it. */
  readonly reden: string
  /** Made once per press: the same one again pays nothing back twice. */
  readonly sleutel: string
  readonly beheerder: Pick<Admin, 'id' | 'email'>
  /** One attempt of the order, such as the one too many of an order that was paid twice. */
  readonly betalingId?: number
}

export type RefundRequested = {
  readonly centen: number
  /** Whether it was done is not known: it is asked again by itself, and nobody has to press again. */
  readonly wacht: boolean
  readonly terugbetalingen: readonly Refund[]
}

export type RefundRefused =
  | AllocationRefused
  /** The same press, but for another amount. */
  | { readonly type: 'sleutel_gebruikt' }
  /** Of an order that was paid in several, `gelukt` did go back and `onbekend` may have. */
  | { readonly type: 'provider_weigert'; readonly gelukt: number; readonly onbekend: number }

/** Within this time the provider certainly knows the key of a refund, so asking again makes no second one. */
const FRESH = { minutes: 1 }

/** Pays money of an order back, all of it or a part, the way it came. */
export async function refundOrder(
  request: RefundRequest
): Promise<Result<RefundRequested, RefundRefused>> {
  const action = await app.container.make(RefundOrder)
  return action.execute(request)
}

/**
 * A refund is written down first and asked of the provider after that, so that neither a crash nor a
 * lost answer loses it or makes it two. What happened next comes from the provider.
 */
@inject()
export default class RefundOrder {
  constructor(protected provider: PaymentProvider) {}

  async execute(request: RefundRequest): Promise<Result<RefundRequested, RefundRefused>> {
    const written = await inTransaction((trx) => write(trx, request))
    if (!written.ok) return written
    for (const { id } of written.value) await this.vraagAan(id)

    const refunds = await Refund.query()
      .whereIn(
        'id',
        written.value.map(({ id }) => id)
      )
      .orderBy('id')
    const unknown = sum(refunds.filter(({ status }) => status === 'nieuw'))
    const failed = sum(refunds.filter(({ status }) => status === 'mislukt'))
    const succeeded = request.centen - unknown - failed
    if (failed > 0) return err({ type: 'provider_weigert', gelukt: succeeded, onbekend: unknown })
    return ok({ centen: request.centen, wacht: unknown > 0, terugbetalingen: refunds })
  }

  /**
   * Asks the provider for a refund that it may have made already: the key gives the same one again,
   * and what is older than the key is looked up first. One that is known there is left alone. Without
   * an answer that can be read it stays `nieuw`: it may have been done, so it is neither done nor refused.
   *
   * @param ongezien nobody waits for the answer, so a refusal asks for a person
   */
  async vraagAan(id: number, { ongezien: unattended = false } = {}) {
    const refund = await Refund.findOrFail(id)
    if (refund.status !== 'nieuw') return
    const payment = await Payment.query()
      .where('id', refund.betalingId)
      .preload('bestelling')
      .firstOrFail()
    try {
      const providerRefund =
        (unattended || !isFresh(refund) ? await this.#alGedaan(payment, id) : null) ??
        (await this.#vraag(payment, refund))
      await inTransaction(async (trx) =>
        bookRefunds(trx, await lock(trx, payment.id), { refunds: [providerRefund] })
      )
    } catch (error) {
      if (error instanceof PaymentProviderUnavailable) {
        logger.warn({ err: error, terugbetaling: id }, 'whether a refund was made is not known')
        await inTransaction((trx) => recordUnknown(trx, payment, refund))
        return
      }
      if (!(error instanceof PaymentProviderRefused)) throw error
      await inTransaction((trx) => refused(trx, payment, id, unattended))
    }
  }

  #vraag(
    payment: Payment,
    { id, bedragCenten: amountCents, idempotentiesleutel: idempotencyKey }: Refund
  ) {
    const { nummer: number, spel: game } = payment.bestelling
    return this.provider.refund({
      paymentId: payment.providerId!,
      amountCents: amountCents,
      description: `Terugbetaling ${game.titel}, bestelling ${number}`,
      idempotencyKey: idempotencyKey,
      reference: { bestelling: number, terugbetaling: id },
    })
  }

  async #alGedaan(payment: Payment, id: number): Promise<ProviderRefund | null> {
    const refunds = await this.provider.refunds(payment.providerId!).catch((error: unknown) => {
      if (!(error instanceof PaymentProviderRefused)) throw error
      /** It does not show what it has, which says nothing about the refund itself. */
      throw new PaymentProviderUnavailable('The refunds could not be looked up', { cause: error })
    })
    return refunds.find(({ reference }) => reference?.terugbetaling === id) ?? null
  }
}

/** Under the lock of the paid attempts: two presses at the same moment see each other's refunds. */
async function write(
  trx: TransactionClientContract,
  request: RefundRequest
): Promise<Result<Refund[], RefundRefused>> {
  const { bestellingId: orderId, centen: cents, reden: reason, beheerder: admin } = request
  const attempts = await Payment.query({ client: trx })
    .where('bestelling_id', orderId)
    .whereIn('status', ['betaald', 'afwijkend'])
    .orderBy('id')
    .forUpdate()

  const key = fingerprint(request.sleutel, String(orderId))
  const earlier = await Refund.query({ client: trx }).where({ sleutel: key }).orderBy('volgnummer')
  if (earlier.length > 0)
    return sum(earlier) === cents ? ok(earlier) : err({ type: 'sleutel_gebruikt' })

  const chosen = attempts.filter(({ id }) => id === (request.betalingId ?? id))
  const parts = allocate(cents, await Promise.all(chosen.map((attempt) => state(trx, attempt))))
  if (!parts.ok) return parts

  const refunds = await Refund.createMany(
    parts.value.map((part, index) => ({
      betalingId: part.betalingId,
      providerId: null,
      sleutel: key,
      volgnummer: index + 1,
      idempotentiesleutel: crypto.randomUUID(),
      bedragCenten: part.centen,
      reden: reason,
      status: 'nieuw',
      beheerderId: admin.id,
    })),
    { client: trx }
  )
  const { nummer: number } = await Order.findOrFail(orderId, { client: trx })
  await recordEvent(trx, orderId, 'terugbetaling_gevraagd', String(cents))
  await recordAudit(trx, admin, 'terugbetaling_gevraagd', number, { centen: cents, reden: reason })
  return ok(refunds)
}

async function state(trx: TransactionClientContract, attempt: Payment): Promise<PaidAttempt> {
  const requested = await Refund.query({ client: trx })
    .where('betaling_id', attempt.id)
    .whereNot('status', 'mislukt')
  return {
    id: attempt.id,
    ontvangen: attempt.ontvangen,
    terug: attempt.terugbetaaldCenten,
    teruggevorderd: attempt.teruggevorderdCenten,
    onderweg: sum(requested),
  }
}

async function refused(
  trx: TransactionClientContract,
  payment: Payment,
  id: number,
  unattended: boolean
) {
  const [updated] = await Refund.query({ client: trx })
    .where({ id, status: 'nieuw' })
    .update({ status: 'mislukt' })
  if (Number(updated) === 0) return
  await resolveAlarm(trx, stalledKey(id, 'nieuw'))
  const refund = await Refund.findOrFail(id, { client: trx })
  if (unattended) return reportFailure(trx, payment, refund)
  await recordEvent(trx, payment.bestellingId, 'terugbetaling_mislukt', String(refund.bedragCenten))
}

/** Once per refund: nobody has to read at each try that there is no answer yet. */
async function recordUnknown(
  trx: TransactionClientContract,
  { id: paymentId, bestellingId: orderId }: Payment,
  { id, bedragCenten: amountCents }: Refund
) {
  await lock(trx, paymentId)
  if (!(await Refund.query({ client: trx }).where({ id, status: 'nieuw' }).first())) return
  const kind = 'terugbetaling_onbekend'
  const details = `${amountCents},${id}`
  const told = await OrderEvent.query({ client: trx })
    .where({ bestelling_id: orderId, soort: kind, bijzonderheden: details })
    .first()
  if (!told) await recordEvent(trx, orderId, kind, details)
}

function isFresh({ createdAt }: Refund): boolean {
  return createdAt.plus(FRESH) > DateTime.utc()
}

function lock(trx: TransactionClientContract, id: number): Promise<Payment> {
  return Payment.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
}

function sum(refunds: readonly Refund[]): number {
  return refunds.reduce((total, { bedragCenten: amountCents }) => total + amountCents, 0)
}
