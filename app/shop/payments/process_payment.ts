import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { Coalesced } from '#app/core/jobs/coalesced'
import {
  PaymentProvider,
  type ProviderChargeback,
  type ProviderPayment,
  type ProviderRefund,
} from '#app/core/payment/payment_provider'
import { bookEveningMoney } from '#app/shop/bookings/money/book_evening_money'
import { lockEveningOf } from '#app/shop/bookings/money/lock_evening'
import { bookRefunds } from '#app/shop/refunds/book_refunds'
import { invoiceOnce } from '#app/shop/invoices/create_invoice'
import { deliver } from '#app/shop/deliveries/deliver'
import { failOrder } from '#app/shop/payments/fail_order'
import { recordEvent } from '#app/shop/order_events/record_event'
import { raiseAlarm } from '#app/shop/alarms/raise_alarm'
import { reserveDiscountCode } from '#app/shop/discount_codes/reserve_discount_code'
import { bookVoucher } from '#app/shop/vouchers/redeem_voucher'
import {
  matches,
  ONGOING_PAYMENT,
  allowedFrom,
  type PaymentStatus,
  RECEIVED_PAYMENT,
} from '#domain/shop/orders'
import type { Chargeback } from '#domain/shop/refunds'
import DiscountCode from '#models/shop/money/discount_code'
import DiscountCodeRedemption from '#models/shop/money/discount_code_redemption'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import Refund from '#models/shop/money/refund'

/** What a look at the provider brought: the payment, if it has one, and whether it is in our books. */
type Look = { readonly payment: ProviderPayment | null; readonly known: boolean }

/** The payments that this process is fetching. */
const fetches = new Coalesced<Look>()

/**
 * Brings our books in line with a payment at the provider. Webhook, reconciler and return page all
 * call this, any number of times and in any order; conditional updates make each change happen
 * once.
 */
@inject()
export default class ProcessPayment {
  constructor(protected provider: PaymentProvider) {}

  /**
   * Fetches the payment and processes it. Calls for one payment at the same moment share a fetch
   * that begins after each of them.
   *
   * @returns whether the payment is one of ours
   * @throws PaymentProviderUnavailable when it cannot be fetched now
   */
  async execute(providerId: string): Promise<boolean> {
    return (await this.look(providerId)).known
  }

  /**
   * The same, with the payment as it was fetched.
   *
   * @param webhook whether the provider called, which the timeline of the order mentions
   * @throws PaymentProviderUnavailable when it cannot be fetched now
   */
  look(providerId: string, { webhook = false } = {}): Promise<Look> {
    return fetches.run(`${providerId} ${webhook}`, async () => {
      const payment = await this.provider.get(providerId)
      return { payment, known: payment !== null && (await this.process(payment, { webhook })) }
    })
  }

  /**
   * Processes a payment that was just fetched, in one transaction.
   *
   * @throws PaymentProviderUnavailable when its refunds or chargebacks cannot be fetched now
   */
  async process(providerPayment: ProviderPayment, { webhook = false } = {}): Promise<boolean> {
    const refunds = await this.#fetchRefunds(providerPayment)
    const bank = await this.#fetchChargeback(providerPayment)
    return inTransaction(async (trx) => {
      await lockEveningOf(trx, providerPayment)
      const payment = await this.#findPayment(trx, providerPayment)
      if (!payment) return false

      if (webhook) await recordEvent(trx, payment.orderId, 'webhook', providerPayment.status)
      await Payment.query({ client: trx })
        .where('id', payment.id)
        .update({ lastCheckedAt: asColumn(DateTime.utc()) })
      switch (providerPayment.status) {
        case 'paid':
          await this.#paid(trx, payment, providerPayment)
          await payment.refresh()
          await bookRefunds(trx, payment, { refunds, bank })
          break
        case 'failed':
          await this.failAttempt(trx, payment, 'mislukt')
          break
        case 'canceled':
          await this.failAttempt(trx, payment, 'geannuleerd')
          break
        case 'expired':
          await this.failAttempt(trx, payment, 'verlopen')
          break
        case 'open':
        case 'pending':
        case 'authorized':
          break
      }
      return true
    })
  }

  /** Ends an attempt without money. Its order fails too, unless another attempt still runs. */
  async failAttempt(trx: TransactionClientContract, payment: Payment, status: PaymentStatus) {
    const [ended] = await Payment.query({ client: trx })
      .where('id', payment.id)
      .whereIn('status', ONGOING_PAYMENT as PaymentStatus[])
      .update({ status, openForOrder: null })
    if (Number(ended) === 0) return

    await failOrder(trx, payment.orderId, status)
  }

  /**
   * Fetches the refunds when there are any, at the provider or in our books; a refund that failed
   * is only in our books.
   */
  async #fetchRefunds({ id, refundedCents }: ProviderPayment): Promise<ProviderRefund[]> {
    const expected =
      refundedCents > 0 ||
      (await Refund.query()
        .whereHas('payment', (payment) => payment.where('provider_id', id))
        .first()) !== null
    return expected ? this.provider.refunds(id) : []
  }

  /**
   * Fetches the chargebacks when the bank has or had any, because the payment does not show what
   * was undone.
   */
  async #fetchChargeback({ id, chargedBackCents }: ProviderPayment): Promise<Chargeback> {
    const expected =
      chargedBackCents > 0 ||
      (await Payment.query()
        .where('provider_id', id)
        .where('charged_back_cents', '>', 0)
        .first()) !== null
    const chargebacks = expected ? await this.provider.chargebacks(id) : []
    const sum = (part: ProviderChargeback[]) =>
      part.reduce((cents, { amountCents }) => cents + amountCents, 0)
    return {
      taken: Math.max(chargedBackCents, sum(chargebacks)),
      reversed: sum(chargebacks.filter(({ reversed }) => reversed)),
    }
  }

  /**
   * The attempt of a payment. An attempt whose answer got lost is recognised by the reference that
   * we attached.
   */
  async #findPayment(
    trx: TransactionClientContract,
    providerPayment: ProviderPayment
  ): Promise<Payment | null> {
    const known = await this.#known(trx, providerPayment)
    if (known || providerPayment.reference === null) return known

    const { payment, order } = providerPayment.reference
    const attempt = await Payment.query({ client: trx })
      .where('id', payment)
      .whereIn('order_id', Order.query().where('number', order).select('id'))
      .forUpdate()
      .first()
    if (!attempt) return null
    /** Another process that waited for the same attempt may have processed the same payment. */
    const meanwhile = await this.#known(trx, providerPayment)
    if (meanwhile) return meanwhile

    const atProvider = {
      providerId: providerPayment.id,
      checkoutUrl: providerPayment.checkoutUrl,
      expiresAt: providerPayment.expiresAt ? DateTime.fromJSDate(providerPayment.expiresAt) : null,
    }
    if (attempt.providerId === null) {
      /**
       * An attempt that was given up stays so until its money comes, because nobody was sent to its
       * page.
       */
      const status = attempt.status === 'nieuw' ? 'open' : attempt.status
      return attempt.merge({ ...atProvider, status }).save()
    }
    return providerPayment.status === 'paid' ? secondPayment(trx, attempt, atProvider) : null
  }

  #known(trx: TransactionClientContract, { id }: ProviderPayment) {
    return Payment.query({ client: trx }).where('provider_id', id).forUpdate().first()
  }

  async #paid(trx: TransactionClientContract, payment: Payment, providerPayment: ProviderPayment) {
    const order = await Order.findOrFail(payment.orderId, { client: trx })
    const correct = matches(
      {
        cents: providerPayment.amountCents,
        currency: providerPayment.currency,
        orderNumber: providerPayment.reference?.order ?? null,
      },
      { cents: payment.amountCents, orderNumber: order.number }
    )
    const [booked] = await Payment.query({ client: trx })
      .where('id', payment.id)
      .whereNotIn('status', [...RECEIVED_PAYMENT])
      .update({
        status: correct ? 'betaald' : 'afwijkend',
        receivedCents: providerPayment.amountCents,
        ...(correct && { openForOrder: null }),
      })
    if (Number(booked) === 0) return
    if (!correct) return this.#alarm(trx, 'amount_differs', order, payment)

    const now = DateTime.utc()
    const [paid] = await Order.query({ client: trx })
      .where('id', order.id)
      .whereIn('status', allowedFrom('betaald'))
      .update({ status: 'betaald', paidAt: asColumn(now) })
    if (Number(paid) === 0) return this.#alarm(trx, 'paid_twice', order, payment)

    await order.refresh()
    await recordEvent(trx, order.id, 'betaald')
    await order.refresh()
    if (order.canceledAt !== null) await this.#paidLate(trx, order, payment)
    await bookVoucher(trx, order)
    await this.#keepDiscountCode(trx, order)
    if (order.bookingId === null) await deliver(trx, order, now)
    else await bookEveningMoney(trx, order)
    await invoiceOnce(trx, order, now)
  }

  /** Restores the discount when money comes in late, also when its use was given away meanwhile. */
  async #keepDiscountCode(trx: TransactionClientContract, order: Order) {
    if (order.discountCodeId === null) return
    const spot = await DiscountCodeRedemption.findBy('orderId', order.id, { client: trx })
    if (spot) return
    const code = await DiscountCode.findOrFail(order.discountCodeId, { client: trx })
    const again = await reserveDiscountCode(trx, code, order)
    if (again.ok) return
    await raiseAlarm(trx, {
      key: `discount_code_exceeded:${order.id}`,
      kind: 'discount_code_exceeded',
      orderId: order.id,
      details: code.code,
    })
  }

  /** The alarm of an evening comes with what its money means, from `bookEveningMoney`. */
  async #paidLate(trx: TransactionClientContract, order: Order, payment: Payment) {
    if (order.bookingId === null) return this.#alarm(trx, 'paid_after_cancellation', order, payment)
    await recordEvent(trx, order.id, 'paid_after_cancellation', named(payment))
  }

  async #alarm(
    trx: TransactionClientContract,
    kind: 'paid_twice' | 'amount_differs' | 'paid_after_cancellation',
    order: Order,
    payment: Payment
  ) {
    const details = named(payment)
    await recordEvent(trx, order.id, kind, details)
    await raiseAlarm(trx, {
      key: `${kind}:${payment.id}`,
      kind,
      orderId: order.id,
      details,
    })
  }
}

/** A payment as the owner finds it at the provider. */
const named = ({ id, providerId }: Payment): string => `betaling ${providerId ?? id}`

/**
 * Books a second payment that the provider made for one attempt. It gets an attempt of its own, so
 * that its money is in the books: it is delivered for, or it raises an alarm and can go back.
 */
async function secondPayment(
  trx: TransactionClientContract,
  { orderId, amountCents }: Payment,
  atProvider: Pick<Payment, 'providerId' | 'checkoutUrl' | 'expiresAt'>
): Promise<Payment> {
  return Payment.create(
    {
      ...atProvider,
      orderId,
      amountCents,
      idempotencyKey: crypto.randomUUID(),
      status: 'open',
      refundedCents: 0,
      openForOrder: null,
    },
    { client: trx }
  )
}
