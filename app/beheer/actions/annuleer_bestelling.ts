import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { metBestelling, type Weigering } from '#app/beheer/actions/met_bestelling'
import { legVast } from '#app/core/leg_vast'
import { PaymentProvider } from '#app/core/payment/payment_provider'
import { zetMailKlaar } from '#app/winkel/actions/lever'
import { geefActiecodeVrij } from '#app/winkel/actions/reserveer_actiecode'
import { noteer } from '#app/winkel/actions/noteer'
import VerwerkBetaling from '#app/winkel/actions/verwerk_betaling'
import { magVanuit } from '#domain/winkel/bestelling'
import { err, ok, type Result } from '#domain/result'
import type Beheerder from '#models/beheerder'
import Betaling from '#models/betaling'

/** Whether the customer can still pay: the provider does not stop every payment that is under way. */
export type Geannuleerd = { readonly kanNogBetalen: boolean }

/** Calls off an order that has not been paid. */
@inject()
export default class AnnuleerBestelling {
  constructor(
    protected provider: PaymentProvider,
    protected verwerkBetaling: VerwerkBetaling
  ) {}

  /** Said again, it tries once more to stop a payment that could not be stopped before. */
  async execute(
    beheerder: Beheerder,
    bestellingId: number
  ): Promise<Result<Geannuleerd, Weigering>> {
    const gedaan = await metBestelling(bestellingId, async (trx, bestelling) => {
      if (bestelling.status === 'geannuleerd') return ok(undefined)
      if (!magVanuit('geannuleerd').includes(bestelling.status))
        return err({ type: 'niet_te_annuleren' as const })
      await bestelling.merge({ status: 'geannuleerd', geannuleerdOp: DateTime.utc() }).save()
      await geefActiecodeVrij(trx, bestelling)
      await zetMailKlaar(trx, { soort: 'geannuleerd', bestellingId })
      await noteer(trx, bestelling.id, 'geannuleerd')
      await legVast(trx, beheerder, 'bestelling_geannuleerd', bestelling.nummer)
      return ok(undefined)
    })
    if (!gedaan.ok) return gedaan
    return ok({ kanNogBetalen: !(await this.#stopBetaling(bestellingId)) })
  }

  /** @returns whether nobody can pay any more; an attempt that the provider does not know has no page */
  async #stopBetaling(bestellingId: number): Promise<boolean> {
    const lopend = await Betaling.findBy('openVoorBestelling', bestellingId)
    if (!lopend?.providerId) return true
    try {
      const payment = await this.provider.cancel(lopend.providerId)
      if (payment) await this.verwerkBetaling.verwerk(payment)
    } catch (error) {
      logger.warn({ err: error, betaling: lopend.id }, 'payment of a cancelled order not stopped')
    }
    return (await Betaling.findBy('openVoorBestelling', bestellingId)) === null
  }
}
