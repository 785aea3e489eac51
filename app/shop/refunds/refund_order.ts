import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { attemptInTransaction, inTransaction } from '#app/core/database/transaction'
import { recordAudit } from '#app/core/record_audit'
import {
  PaymentProvider,
  PaymentProviderRefused,
  PaymentProviderUnavailable,
  type ProviderRefund,
} from '#app/core/payment/payment_provider'
import { fingerprint } from '#app/core/tokens'
import { mailRefund } from '#app/shop/refunds/mail_refund'
import { bookRefunds } from '#app/shop/refunds/book_refunds'
import { reportFailure, stalledKey } from '#app/shop/refunds/report_refunds'
import {
  holdSoldVoucher,
  letSoldVoucherGo,
  type SoldVoucherRefused,
} from '#app/shop/voucher_sales/take_sold_voucher_back'
import { refundToVoucher } from '#app/shop/vouchers/refund_to_voucher'
import { resolveAlarm } from '#app/shop/alarms/raise_alarm'
import { recordEvent } from '#app/shop/order_events/record_event'
import { RECEIVED_PAYMENT } from '#domain/shop/orders'
import { allocate, refundable, type AllocationRefused } from '#domain/shop/refunds'
import { err, ok, type Result } from '#domain/result'
import type Admin from '#models/admin/admin'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import OrderEvent from '#models/shop/order_event'
import Refund from '#models/shop/money/refund'

export type RefundRequest = {
  readonly orderId: number
  readonly cents: number
  /** The owner's reason, which the customer does not read. */
  readonly reason: string
  /** The key is made once per press, so that the same press never pays twice. */
  readonly key: string
  readonly admin: Pick<Admin, 'id' | 'email'>
  /** One attempt of the order, such as the extra payment of an order that was paid twice. */
  readonly paymentId?: number
}

export type RefundRequested = {
  readonly cents: number
  /**
   * Whether the outcome is unknown. The shop asks again by itself, and nobody has to press again.
   */
  readonly waiting: boolean
  readonly refunds: readonly Refund[]
}

export type RefundRefused =
  | AllocationRefused
  | SoldVoucherRefused
  /** The same press was sent before with another amount. */
  | { readonly type: 'key_used' }
  /**
   * The provider refused. When an order was paid in several attempts, `succeeded` went back and
   * `unknown` may have.
   */
  | { readonly type: 'provider_refuses'; readonly succeeded: number; readonly unknown: number }

/**
 * Within this time the provider certainly knows the key of a refund, so asking again makes no
 * second one.
 */
const FRESH = { minutes: 1 }

/** Pays money of an order back, all of it or a part, by the way it came. */
export async function refundOrder(
  request: RefundRequest
): Promise<Result<RefundRequested, RefundRefused>> {
  const action = await app.container.make(RefundOrder)
  return action.execute(request)
}

/**
 * Writes a refund down first and asks the provider for it after that, so that neither a crash nor a
 * lost answer loses or doubles it. Further news comes from the provider.
 */
@inject()
export default class RefundOrder {
  constructor(protected provider: PaymentProvider) {}

  async execute(request: RefundRequest): Promise<Result<RefundRequested, RefundRefused>> {
    const written = await attemptInTransaction((trx) => write(trx, request))
    if (!written.ok) return written
    for (const { id } of written.value) await this.askProvider(id)

    const refunds = await Refund.query()
      .whereIn(
        'id',
        written.value.map(({ id }) => id)
      )
      .orderBy('id')
    const unknown = sum(refunds.filter(({ status }) => status === 'nieuw'))
    const failed = sum(refunds.filter(({ status }) => status === 'mislukt'))
    const succeeded = request.cents - unknown - failed
    if (failed > 0) return err({ type: 'provider_refuses', succeeded, unknown })
    return ok({ cents: request.cents, waiting: unknown > 0, refunds })
  }

  /**
   * Asks the provider for a refund that may already exist. The key gives the same refund again, and
   * a refund that is older than the key is looked up first. A refund that the provider knows is
   * left alone. Without a readable answer it stays `nieuw`: it may have been done, so it is neither
   * done nor refused.
   *
   * @param unattended nobody waits for the answer, so a refusal raises an alarm
   */
  async askProvider(id: number, { unattended = false } = {}) {
    const refund = await Refund.findOrFail(id)
    if (refund.status !== 'nieuw') return
    const payment = await Payment.query()
      .where('id', refund.paymentId)
      .preload('order')
      .firstOrFail()
    if (payment.voucherId !== null)
      return inTransaction((trx) => giveToVoucher(trx, payment.id, id))
    if (payment.byHand !== null || payment.providerId === null)
      return inTransaction((trx) => giveByHand(trx, payment.id, id))
    try {
      const providerRefund =
        (unattended || !isFresh(refund) ? await this.#alreadyDone(payment, id) : null) ??
        (await this.#requestRefund(payment, refund))
      await inTransaction(async (trx) =>
        bookRefunds(trx, await lock(trx, payment.id), { refunds: [providerRefund] })
      )
    } catch (error) {
      if (error instanceof PaymentProviderUnavailable) {
        logger.warn({ err: error, refund: id }, 'whether a refund was made is not known')
        await inTransaction((trx) => recordUnknown(trx, payment, refund))
        return
      }
      if (!(error instanceof PaymentProviderRefused)) throw error
      await inTransaction((trx) => refused(trx, payment, id, unattended))
    }
  }

  #requestRefund(payment: Payment, { id, amountCents, idempotencyKey }: Refund) {
    const { number, game } = payment.order
    return this.provider.refund({
      paymentId: payment.idAtProvider,
      amountCents,
      description: `Terugbetaling ${game.title}, bestelling ${number}`,
      idempotencyKey,
      reference: { order: number, refund: id },
    })
  }

  async #alreadyDone(payment: Payment, id: number): Promise<ProviderRefund | null> {
    const refunds = await this.provider.refunds(payment.idAtProvider).catch((error: unknown) => {
      if (!(error instanceof PaymentProviderRefused)) throw error
      /** The provider cannot list its refunds, which says nothing about this one. */
      throw new PaymentProviderUnavailable('The refunds could not be looked up', { cause: error })
    })
    return refunds.find(({ reference }) => reference?.refund === id) ?? null
  }
}

/**
 * Writes the refunds while the paid attempts are locked, so that two presses at the same moment see
 * each other's refunds.
 */
async function write(
  trx: TransactionClientContract,
  request: RefundRequest
): Promise<Result<Refund[], RefundRefused>> {
  const { orderId, cents, reason, admin } = request
  const attempts = await Payment.query({ client: trx })
    .where('order_id', orderId)
    .whereIn('status', [...RECEIVED_PAYMENT])
    .orderBy('id')
    .preload('refunds')
    .forUpdate()

  const key = fingerprint(request.key, String(orderId))
  const earlier = await Refund.query({ client: trx }).where({ key }).orderBy('sequence_number')
  if (earlier.length > 0) return sum(earlier) === cents ? ok(earlier) : err({ type: 'key_used' })

  const chosen = attempts.filter(({ id }) => id === (request.paymentId ?? id))
  const parts = allocate(
    cents,
    chosen.map(({ paidAttempt }) => paidAttempt)
  )
  if (!parts.ok) return parts

  const left = attempts.reduce((all, one) => all + refundable(one.paidAttempt), 0) - cents
  const voucher = await holdSoldVoucher(trx, orderId, left)
  if (!voucher.ok) return voucher

  const refunds = await Refund.createMany(
    parts.value.map((part, index) => ({
      paymentId: part.paymentId,
      providerId: null,
      key,
      sequenceNumber: index + 1,
      idempotencyKey: crypto.randomUUID(),
      amountCents: part.cents,
      reason,
      status: 'nieuw',
      adminId: admin.id,
    })),
    { client: trx }
  )
  const { number } = await Order.findOrFail(orderId, { client: trx })
  await recordEvent(trx, orderId, 'refund_requested', String(cents))
  await recordAudit(trx, admin, 'refund_requested', number, { centen: cents, reden: reason })
  return ok(refunds)
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
  await letSoldVoucherGo(trx, payment.orderId)
  const refund = await Refund.findOrFail(id, { client: trx })
  await mailRefund(trx, payment.orderId, refund)
  if (unattended) return reportFailure(trx, payment, refund)
  await recordEvent(trx, payment.orderId, 'refund_failed', String(refund.amountCents))
}

/**
 * Records an unknown outcome once per refund, because the owner need not read it after each try.
 */
async function recordUnknown(
  trx: TransactionClientContract,
  { id: paymentId, orderId }: Payment,
  { id, amountCents }: Refund
) {
  await lock(trx, paymentId)
  if (!(await Refund.query({ client: trx }).where({ id, status: 'nieuw' }).first())) return
  const kind = 'refund_unknown'
  const details = `${amountCents},${id}`
  const told = await OrderEvent.query({ client: trx })
    .where({ order_id: orderId, kind, details })
    .first()
  if (!told) await recordEvent(trx, orderId, kind, details)
}

/** The beginning of our own id for a refund that went back to a voucher. */
export const TO_VOUCHER = 'cadeaubon_'

/**
 * Gives back what a voucher paid. Nobody is asked for it, so it is done at once; the books follow as
 * if the provider had done it.
 */
async function giveToVoucher(trx: TransactionClientContract, paymentId: number, id: number) {
  const payment = await lock(trx, paymentId)
  const refund = await Refund.findOrFail(id, { client: trx })
  const { orderId, voucherId } = payment
  if (refund.status !== 'nieuw' || voucherId === null) return
  const cents = refund.amountCents
  await refundToVoucher(trx, { voucherId, orderId, cents })
  const done = { id: `${TO_VOUCHER}${id}`, status: 'refunded' as const, amountCents: cents }
  const { number } = await Order.findOrFail(orderId, { client: trx })
  const reference = { order: number, refund: id }
  await bookRefunds(trx, payment, { refunds: [{ ...done, reference }] })
}

/**
 * The beginning of our own id for a refund that the owner gave herself, in the column of the
 * provider's ids.
 */
export const BY_HAND = 'met_de_hand_'

/**
 * Records that the owner gives back what she took herself, in cash or at her bank: the provider never
 * had it, so nobody is asked, and the books follow as if the provider had done it.
 */
async function giveByHand(trx: TransactionClientContract, paymentId: number, id: number) {
  const payment = await lock(trx, paymentId)
  const { status, amountCents } = await Refund.findOrFail(id, { client: trx })
  if (status !== 'nieuw') return
  const { number } = await Order.findOrFail(payment.orderId, { client: trx })
  const reference = { order: number, refund: id }
  const done = { id: `${BY_HAND}${id}`, status: 'refunded' as const, amountCents, reference }
  await bookRefunds(trx, payment, { refunds: [done] })
}

function isFresh({ createdAt }: Refund): boolean {
  return createdAt.plus(FRESH) > DateTime.utc()
}

function lock(trx: TransactionClientContract, id: number): Promise<Payment> {
  return Payment.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
}

function sum(refunds: readonly Refund[]): number {
  return refunds.reduce((total, { amountCents }) => total + amountCents, 0)
}
