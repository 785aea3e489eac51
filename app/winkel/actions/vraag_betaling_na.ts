import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import VerwerkBetaling from '#app/winkel/actions/verwerk_betaling'
import type Bestelling from '#models/bestelling'
import Betaling from '#models/betaling'

/** For the pages of an order: the customer may be back before the webhook. */
@inject()
export default class VraagBetalingNa {
  constructor(protected verwerkBetaling: VerwerkBetaling) {}

  /**
   * Asks the provider after the payment of an open order, as the webhook would do; without an answer
   * the order is shown as it stands.
   *
   * @returns the attempt that runs, also when it brought another amount and waits for a person
   */
  async execute(bestelling: Bestelling): Promise<Betaling | null> {
    const betaling = await Betaling.findBy('openVoorBestelling', bestelling.id)
    if (bestelling.status !== 'open' || !betaling?.providerId) return betaling
    try {
      await this.verwerkBetaling.execute(betaling.providerId)
    } catch (error) {
      logger.warn({ err: error, betaling: betaling.id }, 'payment status not available for a page')
      return betaling
    }
    await bestelling.refresh()
    return Betaling.findBy('openVoorBestelling', bestelling.id)
  }
}
