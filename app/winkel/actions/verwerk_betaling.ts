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
import { boekTerugbetalingen } from '#app/winkel/actions/boek_terugbetaling'
import { factureer } from '#app/winkel/actions/factureer'
import { lever } from '#app/winkel/actions/lever'
import { mislukBestelling } from '#app/winkel/actions/misluk_bestelling'
import { noteer, slaAlarm } from '#app/winkel/actions/noteer'
import { reserveerActiecode } from '#app/winkel/actions/reserveer_actiecode'
import { klopt, LOPENDE_BETALING, magVanuit, type BetalingStatus } from '#domain/winkel/bestelling'
import type { Terugvordering } from '#domain/winkel/terugbetaling'
import Actiecode from '#models/actiecode'
import ActiecodeGebruik from '#models/actiecode_gebruik'
import Bestelling from '#models/bestelling'
import Betaling from '#models/betaling'
import Terugbetaling from '#models/terugbetaling'

/**
 * Brings our books in line with a payment as it stands at the provider. Webhook, reconciler and
 * return page all end here, as often and in whatever order they come: the conditional updates let
 * each change happen once.
 */
@inject()
export default class VerwerkBetaling {
  constructor(protected provider: PaymentProvider) {}

  /**
   * Fetches the payment and works it in.
   *
   * @param webhook the provider called: the timeline of the order tells so
   * @returns whether it is one of ours
   * @throws PaymentProviderUnavailable when it cannot be fetched now
   */
  async execute(providerId: string, { webhook = false } = {}): Promise<boolean> {
    const payment = await this.provider.get(providerId)
    return payment !== null && this.verwerk(payment, { webhook })
  }

  /**
   * Works in a payment that was just fetched, in one transaction.
   *
   * @throws PaymentProviderUnavailable when its refunds or chargebacks cannot be fetched now
   */
  async verwerk(payment: ProviderPayment, { webhook = false } = {}): Promise<boolean> {
    const refunds = await this.#terugbetalingen(payment)
    const bank = await this.#terugvordering(payment)
    return inTransaction(async (trx) => {
      const betaling = await this.#vind(trx, payment)
      if (!betaling) return false

      if (webhook) await noteer(trx, betaling.bestellingId, 'webhook', payment.status)
      await Betaling.query({ client: trx })
        .where('id', betaling.id)
        .update({ laatstBekekenOp: asColumn(DateTime.utc()) })
      switch (payment.status) {
        case 'paid':
          await this.#betaald(trx, betaling, payment)
          await betaling.refresh()
          await boekTerugbetalingen(trx, betaling, { refunds, bank })
          break
        case 'failed':
          await this.mislukt(trx, betaling, 'mislukt')
          break
        case 'canceled':
          await this.mislukt(trx, betaling, 'geannuleerd')
          break
        case 'expired':
          await this.mislukt(trx, betaling, 'verlopen')
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
  async mislukt(trx: TransactionClientContract, betaling: Betaling, status: BetalingStatus) {
    const [afgelopen] = await Betaling.query({ client: trx })
      .where('id', betaling.id)
      .whereIn('status', LOPENDE_BETALING as BetalingStatus[])
      .update({ status, openVoorBestelling: null })
    if (Number(afgelopen) === 0) return

    await mislukBestelling(trx, betaling.bestellingId, status)
  }

  /** Asked for when there is one: at the provider, or in our books, as a refund that failed counts nowhere else. */
  async #terugbetalingen({ id, refundedCents }: ProviderPayment): Promise<ProviderRefund[]> {
    const verwacht =
      refundedCents > 0 ||
      (await Terugbetaling.query()
        .whereHas('betaling', (betaling) => betaling.where('provider_id', id))
        .first()) !== null
    return verwacht ? this.provider.refunds(id) : []
  }

  /** Asked for when the bank has something, or had it: the payment itself does not say what was undone. */
  async #terugvordering({ id, chargedBackCents }: ProviderPayment): Promise<Terugvordering> {
    const verwacht =
      chargedBackCents > 0 ||
      (await Betaling.query()
        .where('provider_id', id)
        .where('teruggevorderd_centen', '>', 0)
        .first()) !== null
    const chargebacks = verwacht ? await this.provider.chargebacks(id) : []
    const som = (deel: ProviderChargeback[]) =>
      deel.reduce((centen, { amountCents }) => centen + amountCents, 0)
    return {
      gehaald: Math.max(chargedBackCents, som(chargebacks)),
      teruggedraaid: som(chargebacks.filter(({ reversed }) => reversed)),
    }
  }

  /** The attempt of a payment; one whose answer got lost is recognised by what we hung on it. */
  async #vind(trx: TransactionClientContract, payment: ProviderPayment): Promise<Betaling | null> {
    const bekend = await Betaling.query({ client: trx })
      .where('provider_id', payment.id)
      .forUpdate()
      .first()
    if (bekend || payment.reference === null) return bekend

    const { betaling, bestelling } = payment.reference
    const [gevonden] = await Betaling.query({ client: trx })
      .where('id', betaling)
      .whereNull('provider_id')
      .whereIn('bestelling_id', Bestelling.query().where('nummer', bestelling).select('id'))
      .update({
        providerId: payment.id,
        status: 'open',
        checkoutUrl: payment.checkoutUrl,
        verlooptOp: payment.expiresAt ? asColumn(DateTime.fromJSDate(payment.expiresAt)) : null,
      })
    return Number(gevonden) === 0
      ? null
      : Betaling.query({ client: trx }).where('id', betaling).forUpdate().first()
  }

  async #betaald(trx: TransactionClientContract, betaling: Betaling, payment: ProviderPayment) {
    const bestelling = await Bestelling.findOrFail(betaling.bestellingId, { client: trx })
    const goed = klopt(
      {
        centen: payment.amountCents,
        valuta: payment.currency,
        bestelnummer: payment.reference?.bestelling ?? null,
      },
      { centen: betaling.bedragCenten, bestelnummer: bestelling.nummer }
    )
    const [geboekt] = await Betaling.query({ client: trx })
      .where('id', betaling.id)
      .whereNotIn('status', ['betaald', 'afwijkend'])
      .update({
        status: goed ? 'betaald' : 'afwijkend',
        ontvangenCenten: payment.amountCents,
        ...(goed && { openVoorBestelling: null }),
      })
    if (Number(geboekt) === 0) return
    if (!goed) return this.#alarm(trx, 'bedrag_wijkt_af', bestelling, betaling)

    const nu = DateTime.utc()
    const [betaald] = await Bestelling.query({ client: trx })
      .where('id', bestelling.id)
      .whereIn('status', magVanuit('betaald'))
      .update({ status: 'betaald', betaaldOp: asColumn(nu) })
    if (Number(betaald) === 0) return this.#alarm(trx, 'dubbel_betaald', bestelling, betaling)

    await bestelling.refresh()
    await noteer(trx, bestelling.id, 'betaald')
    await bestelling.refresh()
    if (bestelling.geannuleerdOp !== null)
      await this.#alarm(trx, 'betaald_na_annulering', bestelling, betaling)
    await this.#houdActiecode(trx, bestelling)
    await lever(trx, bestelling, nu)
    await factureer(trx, bestelling, nu)
  }

  /** Late money brings its discount along, also when the place was given away meanwhile. */
  async #houdActiecode(trx: TransactionClientContract, bestelling: Bestelling) {
    if (bestelling.actiecodeId === null) return
    const plek = await ActiecodeGebruik.findBy('bestellingId', bestelling.id, { client: trx })
    if (plek) return
    const code = await Actiecode.findOrFail(bestelling.actiecodeId, { client: trx })
    const opnieuw = await reserveerActiecode(trx, code, bestelling)
    if (opnieuw.ok) return
    await slaAlarm(trx, {
      sleutel: `actiecode_overschreden:${bestelling.id}`,
      soort: 'actiecode_overschreden',
      bestellingId: bestelling.id,
      bijzonderheden: code.code,
    })
  }

  async #alarm(
    trx: TransactionClientContract,
    soort: 'dubbel_betaald' | 'bedrag_wijkt_af' | 'betaald_na_annulering',
    bestelling: Bestelling,
    betaling: Betaling
  ) {
    const bijzonderheden = `betaling ${betaling.providerId ?? betaling.id}`
    await noteer(trx, bestelling.id, soort, bijzonderheden)
    await slaAlarm(trx, {
      sleutel: `${soort}:${betaling.id}`,
      soort,
      bestellingId: bestelling.id,
      bijzonderheden,
    })
  }
}
