import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import {
  PaymentProvider,
  PaymentProviderRefused,
  PaymentProviderUnavailable,
  type ProviderPayment,
} from '#app/core/payment/payment_provider'
import { noteer } from '#app/winkel/actions/noteer'
import { beginBetaalpoging } from '#app/winkel/actions/plaats_bestelling'
import { reserveerActiecode, vindActiecode } from '#app/winkel/actions/reserveer_actiecode'
import VerwerkBetaling from '#app/winkel/actions/verwerk_betaling'
import { isBetaald, isGesloten, magVanuit } from '#domain/winkel/bestelling'
import { err, ok, type Result } from '#domain/result'
import Actiecode from '#models/actiecode'
import Bestelling from '#models/bestelling'
import Betaling from '#models/betaling'
import env from '#start/env'

export type BetalingGeweigerd =
  | { readonly type: 'provider_onbereikbaar'; readonly bestelling: Bestelling }
  | { readonly type: 'provider_weigert'; readonly bestelling: Bestelling }
  | { readonly type: 'al_betaald' }
  | { readonly type: 'geannuleerd' }
  | { readonly type: 'gesloten' }
  | { readonly type: 'actiecode_niet_meer_geldig' }

/** Where somebody goes on after paying, or when there is nothing to pay. */
export const BEDANKT = '/bestellen/bedankt'

/** The page of the provider where an order is paid. */
@inject()
export default class OpenBetaling {
  constructor(
    protected provider: PaymentProvider,
    protected verwerkBetaling: VerwerkBetaling
  ) {}

  /**
   * Hands an order over to the provider. The attempt and its idempotency key were stored before, so
   * calling this again, also after a lost answer, gives the same payment and the same page.
   *
   * @returns the address that the browser goes to
   */
  async execute(bestelling: Bestelling): Promise<Result<string, BetalingGeweigerd>> {
    if (isBetaald(bestelling.status))
      return ok(bestelling.totaalCenten === 0 ? BEDANKT : bedanktPagina(bestelling))
    if (bestelling.status === 'geannuleerd') return err({ type: 'geannuleerd' })

    if (isGesloten(bestelling.status)) return err({ type: 'gesloten' })

    const betaling = await this.#lopendeBetaling(bestelling)
    if (!betaling.ok) return betaling
    if (betaling.value.checkoutUrl !== null) return ok(betaling.value.checkoutUrl)

    try {
      const payment = await this.provider.create({
        idempotencyKey: betaling.value.idempotentiesleutel,
        amountCents: betaling.value.bedragCenten,
        description: `${bestelling.spel.titel}, bestelling ${bestelling.nummer}`,
        redirectUrl: `${env.appUrl}${bedanktPagina(bestelling)}`,
        webhookUrl: `${env.appUrl}/api/betalingen/webhook`,
        reference: { bestelling: bestelling.nummer, betaling: betaling.value.id },
      })
      await this.#bewaar(betaling.value, payment)
      return ok(payment.checkoutUrl ?? bedanktPagina(bestelling))
    } catch (error) {
      if (error instanceof PaymentProviderUnavailable)
        return err({ type: 'provider_onbereikbaar', bestelling })
      if (!(error instanceof PaymentProviderRefused)) throw error
      await this.#geweigerd(betaling.value)
      return err({ type: 'provider_weigert', bestelling })
    }
  }

  /** The attempt that still runs, or a new one when the last one ended without money. */
  async #lopendeBetaling(bestelling: Bestelling): Promise<Result<Betaling, BetalingGeweigerd>> {
    const lopend = await Betaling.findBy('openVoorBestelling', bestelling.id)
    if (!lopend || !isOver(lopend)) return lopend ? ok(lopend) : this.#opnieuw(bestelling)

    if (lopend.providerId !== null) await this.verwerkBetaling.execute(lopend.providerId)
    await bestelling.refresh()
    if (isBetaald(bestelling.status)) return err({ type: 'al_betaald' })
    const nogSteeds = await Betaling.findBy('openVoorBestelling', bestelling.id)
    return nogSteeds ? ok(nogSteeds) : this.#opnieuw(bestelling)
  }

  async #opnieuw(bestelling: Bestelling): Promise<Result<Betaling, BetalingGeweigerd>> {
    return inTransaction<Result<Betaling, BetalingGeweigerd>>(async (trx) => {
      const [geopend] = await Bestelling.query({ client: trx })
        .where('id', bestelling.id)
        .whereIn('status', magVanuit('opnieuw_betalen'))
        .update({ status: 'open' })
      bestelling.useTransaction(trx)
      await bestelling.refresh()

      if (Number(geopend) === 0) {
        const lopend = await Betaling.findBy('openVoorBestelling', bestelling.id, { client: trx })
        return lopend ? ok(lopend) : err({ type: 'al_betaald' })
      }
      if (bestelling.actiecodeId !== null) {
        const code = await Actiecode.findOrFail(bestelling.actiecodeId, { client: trx })
        const mag = await vindActiecode(
          trx,
          code.code,
          bestelling.spel.verkoop.prijsSleutel,
          DateTime.utc()
        )
        const plek = mag.ok ? await reserveerActiecode(trx, code, bestelling) : mag
        if (!plek.ok) throw new ActiecodeOp()
      }
      await noteer(trx, bestelling.id, 'betaling_opnieuw')
      return ok(await beginBetaalpoging(trx, bestelling))
    }).catch((error) => {
      if (error instanceof ActiecodeOp) return err({ type: 'actiecode_niet_meer_geldig' })
      throw error
    })
  }

  async #bewaar(betaling: Betaling, payment: ProviderPayment) {
    await Betaling.query()
      .where('id', betaling.id)
      .where('status', 'nieuw')
      .update({
        providerId: payment.id,
        status: 'open',
        checkoutUrl: payment.checkoutUrl,
        verlooptOp: payment.expiresAt ? asColumn(DateTime.fromJSDate(payment.expiresAt)) : null,
      })
  }

  async #geweigerd(betaling: Betaling) {
    await inTransaction(async (trx) => {
      await noteer(trx, betaling.bestellingId, 'betaling_geweigerd')
      await this.verwerkBetaling.mislukt(trx, betaling, 'mislukt')
    })
  }
}

class ActiecodeOp extends Error {}

function isOver(betaling: Betaling): boolean {
  return betaling.verlooptOp !== null && betaling.verlooptOp <= DateTime.utc()
}

/** The order-received page of this order; its token shows the status of the payment there. */
export function bedanktPagina(bestelling: Bestelling): string {
  return `${BEDANKT}?bestelling=${bestelling.token}`
}
