import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#app/core/database/transaction'
import { legVast } from '#app/core/leg_vast'
import {
  PaymentProvider,
  PaymentProviderRefused,
  PaymentProviderUnavailable,
  type ProviderRefund,
} from '#app/core/payment/payment_provider'
import { fingerprint } from '#app/core/tokens'
import {
  boekTerugbetalingen,
  ligtStilSleutel,
  meldMislukt,
} from '#app/winkel/actions/boek_terugbetaling'
import { losAlarmOp, noteer } from '#app/winkel/actions/noteer'
import { verdeel, type BetaaldePoging, type VerdelingGeweigerd } from '#domain/winkel/terugbetaling'
import { err, ok, type Result } from '#domain/result'
import type Beheerder from '#models/beheerder'
import Bestelling from '#models/bestelling'
import Betaling from '#models/betaling'
import Terugbetaling from '#models/terugbetaling'

export type Terugbetaalopdracht = {
  readonly bestellingId: number
  readonly centen: number
  /** Why, in the words of the owner; the customer does not read it. */
  readonly reden: string
  /** Made once per press: the same one again pays nothing back twice. */
  readonly sleutel: string
  readonly beheerder: Pick<Beheerder, 'id' | 'email'>
  /** One attempt of the order, such as the one too many of an order that was paid twice. */
  readonly betalingId?: number
}

export type TerugbetalingGevraagd = {
  readonly centen: number
  /** The provider did not answer: it is asked again by itself, and nobody has to press again. */
  readonly wacht: boolean
  readonly terugbetalingen: readonly Terugbetaling[]
}

export type TerugbetalingGeweigerd =
  | VerdelingGeweigerd
  /** The same press, but for another amount. */
  | { readonly type: 'sleutel_gebruikt' }
  /** `gelukt` is the part of the amount that did go back, of an order that was paid in several. */
  | { readonly type: 'provider_weigert'; readonly gelukt: number }

/** Pays money of an order back, all of it or a part, the way it came. */
export async function betaalTerug(
  opdracht: Terugbetaalopdracht
): Promise<Result<TerugbetalingGevraagd, TerugbetalingGeweigerd>> {
  const actie = await app.container.make(BetaalTerug)
  return actie.execute(opdracht)
}

/**
 * A refund is written down first and asked of the provider after that, so that neither a crash nor a
 * lost answer loses it or makes it two. What happened next comes from the provider.
 */
@inject()
export default class BetaalTerug {
  constructor(protected provider: PaymentProvider) {}

  async execute(
    opdracht: Terugbetaalopdracht
  ): Promise<Result<TerugbetalingGevraagd, TerugbetalingGeweigerd>> {
    const geschreven = await inTransaction((trx) => schrijf(trx, opdracht))
    if (!geschreven.ok) return geschreven
    for (const { id } of geschreven.value) await this.vraagAan(id)

    const terugbetalingen = await Terugbetaling.query()
      .whereIn(
        'id',
        geschreven.value.map(({ id }) => id)
      )
      .orderBy('id')
    const gelukt = som(terugbetalingen.filter(({ status }) => status !== 'mislukt'))
    if (gelukt < opdracht.centen) return err({ type: 'provider_weigert', gelukt })
    const wacht = terugbetalingen.some(({ status }) => status === 'nieuw')
    return ok({ centen: opdracht.centen, wacht, terugbetalingen })
  }

  /**
   * Asks the provider for a refund that it may have made already: the key gives the same one again,
   * and what is older than the key is looked up first. One that is known there is left alone.
   *
   * @param ongezien nobody waits for the answer, so a refusal asks for a person
   */
  async vraagAan(id: number, { ongezien = false } = {}) {
    const terugbetaling = await Terugbetaling.findOrFail(id)
    if (terugbetaling.status !== 'nieuw') return
    const betaling = await Betaling.query()
      .where('id', terugbetaling.betalingId)
      .preload('bestelling')
      .firstOrFail()
    try {
      const refund =
        (ongezien ? await this.#alGedaan(betaling, id) : null) ??
        (await this.#vraag(betaling, terugbetaling))
      await inTransaction(async (trx) =>
        boekTerugbetalingen(trx, await vergrendel(trx, betaling.id), { refunds: [refund] })
      )
    } catch (error) {
      if (error instanceof PaymentProviderUnavailable) return
      if (!(error instanceof PaymentProviderRefused)) throw error
      await inTransaction((trx) => geweigerd(trx, betaling, id, ongezien))
    }
  }

  #vraag(betaling: Betaling, { id, bedragCenten, idempotentiesleutel }: Terugbetaling) {
    const { nummer, spel } = betaling.bestelling
    return this.provider.refund({
      paymentId: betaling.providerId!,
      amountCents: bedragCenten,
      description: `Terugbetaling ${spel.titel}, bestelling ${nummer}`,
      idempotencyKey: idempotentiesleutel,
      reference: { bestelling: nummer, terugbetaling: id },
    })
  }

  async #alGedaan(betaling: Betaling, id: number): Promise<ProviderRefund | null> {
    const refunds = await this.provider.refunds(betaling.providerId!)
    return refunds.find(({ reference }) => reference?.terugbetaling === id) ?? null
  }
}

/** Under the lock of the paid attempts: two presses at the same moment see each other's refunds. */
async function schrijf(
  trx: TransactionClientContract,
  opdracht: Terugbetaalopdracht
): Promise<Result<Terugbetaling[], TerugbetalingGeweigerd>> {
  const { bestellingId, centen, reden, beheerder } = opdracht
  const pogingen = await Betaling.query({ client: trx })
    .where('bestelling_id', bestellingId)
    .whereIn('status', ['betaald', 'afwijkend'])
    .orderBy('id')
    .forUpdate()

  const sleutel = fingerprint(opdracht.sleutel, String(bestellingId))
  const eerder = await Terugbetaling.query({ client: trx }).where({ sleutel }).orderBy('volgnummer')
  if (eerder.length > 0)
    return som(eerder) === centen ? ok(eerder) : err({ type: 'sleutel_gebruikt' })

  const gekozen = pogingen.filter(({ id }) => id === (opdracht.betalingId ?? id))
  const delen = verdeel(centen, await Promise.all(gekozen.map((poging) => stand(trx, poging))))
  if (!delen.ok) return delen

  const terugbetalingen = await Terugbetaling.createMany(
    delen.value.map((deel, nr) => ({
      betalingId: deel.betalingId,
      providerId: null,
      sleutel,
      volgnummer: nr + 1,
      idempotentiesleutel: crypto.randomUUID(),
      bedragCenten: deel.centen,
      reden,
      status: 'nieuw',
      beheerderId: beheerder.id,
    })),
    { client: trx }
  )
  const { nummer } = await Bestelling.findOrFail(bestellingId, { client: trx })
  await noteer(trx, bestellingId, 'terugbetaling_gevraagd', String(centen))
  await legVast(trx, beheerder, 'terugbetaling_gevraagd', nummer, { centen, reden })
  return ok(terugbetalingen)
}

async function stand(trx: TransactionClientContract, poging: Betaling): Promise<BetaaldePoging> {
  const gevraagd = await Terugbetaling.query({ client: trx })
    .where('betaling_id', poging.id)
    .whereNot('status', 'mislukt')
  return {
    id: poging.id,
    ontvangen: poging.ontvangen,
    terug: poging.terugbetaaldCenten,
    teruggevorderd: poging.teruggevorderdCenten,
    onderweg: som(gevraagd),
  }
}

async function geweigerd(
  trx: TransactionClientContract,
  betaling: Betaling,
  id: number,
  ongezien: boolean
) {
  const [geworden] = await Terugbetaling.query({ client: trx })
    .where({ id, status: 'nieuw' })
    .update({ status: 'mislukt' })
  if (Number(geworden) === 0) return
  await losAlarmOp(trx, ligtStilSleutel(id, 'nieuw'))
  const terugbetaling = await Terugbetaling.findOrFail(id, { client: trx })
  if (ongezien) return meldMislukt(trx, betaling, terugbetaling)
  await noteer(
    trx,
    betaling.bestellingId,
    'terugbetaling_mislukt',
    String(terugbetaling.bedragCenten)
  )
}

function vergrendel(trx: TransactionClientContract, id: number): Promise<Betaling> {
  return Betaling.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
}

function som(terugbetalingen: readonly Terugbetaling[]): number {
  return terugbetalingen.reduce((totaal, { bedragCenten }) => totaal + bedragCenten, 0)
}
