import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import {
  PaymentProvider,
  type ProviderChargeback,
  type ProviderPayment,
  type ProviderRefund,
} from '#app/core/payment/payment_provider'
import { bookRefunds } from '#app/shop/refunds/book_refunds'
import { createInvoice } from '#app/shop/invoices/create_invoice'
import { deliver } from '#app/shop/deliveries/deliver'
import { failOrder } from '#app/shop/payments/fail_order'
import { recordEvent, raiseAlarm } from '#app/shop/order_events/record_event'
import { reserveDiscountCode } from '#app/shop/discount_codes/reserve_discount_code'
import { matches, ONGOING_PAYMENT, allowedFrom, type PaymentStatus } from '#domain/shop/orders'
import type { Chargeback } from '#domain/shop/refunds'
import DiscountCode from '#models/shop/discount_code'
import DiscountCodeUse from '#models/shop/discount_code_use'
import Order from '#models/shop/order'
import Payment from '#models/shop/payment'
import Refund from '#models/shop/refund'

/**
 * Brings our books in line with a payment as it stands at the provider. Webhook, reconciler and
 * return page all end here, as often and in whatever order they come: the conditional updates let
 * each change happen once.
 */
@inject()
export default class ProcessPayment {
  constructor(protected provider: PaymentProvider) {}

  /**
   * Fetches the payment and works it in.
   *
   * @param webhook the provider called: the timeline of the order tells so
   * @returns whether it is one of ours
   * @throws PaymentProviderUnavailable when it cannot be fetched now
   */
  async execute(providerId: string, { webhook = false } = {}): Promise<boolean> {
    const providerPayment = await this.provider.get(providerId)
    return providerPayment !== null && this.verwerk(providerPayment, { webhook })
  }

  /**
   * Works in a payment that was just fetched, in one transaction.
   *
   * @throws PaymentProviderUnavailable when its refunds or chargebacks cannot be fetched now
   */
  async verwerk(providerPayment: ProviderPayment, { webhook = false } = {}): Promise<boolean> {
    const refunds = await this.#terugbetalingen(providerPayment)
    const bank = await this.#terugvordering(providerPayment)
    return inTransaction(async (trx) => {
      const payment = await this.#vind(trx, providerPayment)
      if (!payment) return false

      if (webhook) await recordEvent(trx, payment.bestellingId, 'webhook', providerPayment.status)
      await Payment.query({ client: trx })
        .where('id', payment.id)
        .update({ laatstBekekenOp: asColumn(DateTime.utc()) })
      switch (providerPayment.status) {
        case 'paid':
          await this.#betaald(trx, payment, providerPayment)
          await payment.refresh()
          await bookRefunds(trx, payment, { refunds, bank })
          break
        case 'failed':
          await this.mislukt(trx, payment, 'mislukt')
          break
        case 'canceled':
          await this.mislukt(trx, payment, 'geannuleerd')
          break
        case 'expired':
          await this.mislukt(trx, payment, 'verlopen')
          break
        case 'open':
        case 'pending':
        case 'authorized':
          break
      }
      return true
    })
  }

  /** Ends an attempt without money; its order fails with it, unless another attempt still runs. */
  async mislukt(trx: TransactionClientContract, payment: Payment, status: PaymentStatus) {
    const [ended] = await Payment.query({ client: trx })
      .where('id', payment.id)
      .whereIn('status', ONGOING_PAYMENT as PaymentStatus[])
      .update({ status, openVoorBestelling: null })
    if (Number(ended) === 0) return

    await failOrder(trx, payment.bestellingId, status)
  }

  /** Asked for when there is one: at the provider, or in our books, as a refund that failed counts nowhere else. */
  async #terugbetalingen({ id, refundedCents }: ProviderPayment): Promise<ProviderRefund[]> {
    const expected =
      refundedCents > 0 ||
      (await Refund.query()
        .whereHas('betaling', (payment) => payment.where('provider_id', id))
        .first()) !== null
    return expected ? this.provider.refunds(id) : []
  }

  /** Asked for when the bank has something, or had it: the payment itself does not say what was undone. */
  async #terugvordering({ id, chargedBackCents }: ProviderPayment): Promise<Chargeback> {
    const expected =
      chargedBackCents > 0 ||
      (await Payment.query()
        .where('provider_id', id)
        .where('teruggevorderd_centen', '>', 0)
        .first()) !== null
    const chargebacks = expected ? await this.provider.chargebacks(id) : []
    const sum = (part: ProviderChargeback[]) =>
      part.reduce((cents, { amountCents }) => cents + amountCents, 0)
    return {
      gehaald: Math.max(chargedBackCents, sum(chargebacks)),
      teruggedraaid: sum(chargebacks.filter(({ reversed }) => reversed)),
    }
  }

  /** The attempt of a payment; one whose answer got lost is recognised by what we hung on it. */
  async #vind(
    trx: TransactionClientContract,
    providerPayment: ProviderPayment
  ): Promise<Payment | null> {
    const known = await this.#bekend(trx, providerPayment)
    if (known || providerPayment.reference === null) return known

    const { betaling: payment, bestelling: order } = providerPayment.reference
    const attempt = await Payment.query({ client: trx })
      .where('id', payment)
      .whereIn('bestelling_id', Order.query().where('nummer', order).select('id'))
      .forUpdate()
      .first()
    if (!attempt) return null
    /** Who waited for the same attempt may have worked the same payment in. */
    const meanwhile = await this.#bekend(trx, providerPayment)
    if (meanwhile) return meanwhile

    const atProvider = {
      providerId: providerPayment.id,
      checkoutUrl: providerPayment.checkoutUrl,
      verlooptOp: providerPayment.expiresAt ? DateTime.fromJSDate(providerPayment.expiresAt) : null,
    }
    if (attempt.providerId === null) {
      /** One that was given up stays so until its money comes: nobody was sent to its page. */
      const status = attempt.status === 'nieuw' ? 'open' : attempt.status
      return attempt.merge({ ...atProvider, status }).save()
    }
    return providerPayment.status === 'paid' ? secondPayment(trx, attempt, atProvider) : null
  }

  #bekend(trx: TransactionClientContract, { id }: ProviderPayment) {
    return Payment.query({ client: trx }).where('provider_id', id).forUpdate().first()
  }

  async #betaald(
    trx: TransactionClientContract,
    payment: Payment,
    providerPayment: ProviderPayment
  ) {
    const order = await Order.findOrFail(payment.bestellingId, { client: trx })
    const correct = matches(
      {
        centen: providerPayment.amountCents,
        valuta: providerPayment.currency,
        bestelnummer: providerPayment.reference?.bestelling ?? null,
      },
      { centen: payment.bedragCenten, bestelnummer: order.nummer }
    )
    const [booked] = await Payment.query({ client: trx })
      .where('id', payment.id)
      .whereNotIn('status', ['betaald', 'afwijkend'])
      .update({
        status: correct ? 'betaald' : 'afwijkend',
        ontvangenCenten: providerPayment.amountCents,
        ...(correct && { openVoorBestelling: null }),
      })
    if (Number(booked) === 0) return
    if (!correct) return this.#alarm(trx, 'bedrag_wijkt_af', order, payment)

    const now = DateTime.utc()
    const [paid] = await Order.query({ client: trx })
      .where('id', order.id)
      .whereIn('status', allowedFrom('betaald'))
      .update({ status: 'betaald', betaaldOp: asColumn(now) })
    if (Number(paid) === 0) return this.#alarm(trx, 'dubbel_betaald', order, payment)

    await order.refresh()
    await recordEvent(trx, order.id, 'betaald')
    await order.refresh()
    if (order.geannuleerdOp !== null)
      await this.#alarm(trx, 'betaald_na_annulering', order, payment)
    await this.#houdActiecode(trx, order)
    await deliver(trx, order, now)
    await createInvoice(trx, order, now)
  }

  /** Late money brings its discount along, also when the place was given away meanwhile. */
  async #houdActiecode(trx: TransactionClientContract, order: Order) {
    if (order.actiecodeId === null) return
    const spot = await DiscountCodeUse.findBy('bestellingId', order.id, { client: trx })
    if (spot) return
    const code = await DiscountCode.findOrFail(order.actiecodeId, { client: trx })
    const again = await reserveDiscountCode(trx, code, order)
    if (again.ok) return
    await raiseAlarm(trx, {
      sleutel: `actiecode_overschreden:${order.id}`,
      soort: 'actiecode_overschreden',
      bestellingId: order.id,
      bijzonderheden: code.code,
    })
  }

  async #alarm(
    trx: TransactionClientContract,
    kind: 'dubbel_betaald' | 'bedrag_wijkt_af' | 'betaald_na_annulering',
    order: Order,
    payment: Payment
  ) {
    const details = `betaling ${payment.providerId ?? payment.id}`
    await recordEvent(trx, order.id, kind, details)
    await raiseAlarm(trx, {
      sleutel: `${kind}:${payment.id}`,
      soort: kind,
      bestellingId: order.id,
      bijzonderheden: details,
    })
  }
}

/**
 * The provider made two payments of one attempt, and this is the one that we did not know. An attempt of
 * its own gets its money into the books, so that it is delivered for, or gives an alarm and can go back.
 */
async function secondPayment(
  trx: TransactionClientContract,
  { bestellingId: orderId, bedragCenten: amountCents }: Payment,
  atProvider: Pick<Payment, 'providerId' | 'checkoutUrl' | 'verlooptOp'>
): Promise<Payment> {
  return Payment.create(
    {
      ...atProvider,
      bestellingId: orderId,
      bedragCenten: amountCents,
      idempotentiesleutel: crypto.randomUUID(),
      status: 'open',
      terugbetaaldCenten: 0,
      openVoorBestelling: null,
    },
    { client: trx }
  )
}
