import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import BetaalTerug from '#app/winkel/actions/betaal_terug'
import VerwerkBetaling from '#app/winkel/actions/verwerk_betaling'
import { isAanDeBeurt } from '#app/winkel/actions/verzoen_betalingen'
import Terugbetaling from '#models/terugbetaling'

const PER_KEER = 20

/** Looks after every refund whose end we have not heard of: no money that was promised stays behind. */
@inject()
export default class VerzoenTerugbetalingen {
  constructor(
    protected betaalTerug: BetaalTerug,
    protected verwerkBetaling: VerwerkBetaling
  ) {}

  async execute(nu: DateTime = DateTime.utc()) {
    const lopend = await Terugbetaling.query()
      .whereIn('status', ['nieuw', 'aangevraagd'])
      .preload('betaling')
      .orderBy('updated_at')
    const aanDeBeurt = lopend
      .filter(({ createdAt, updatedAt }) => isAanDeBeurt(createdAt, updatedAt, nu))
      .slice(0, PER_KEER)

    for (const { id, status, betaling } of aanDeBeurt) {
      await Terugbetaling.query()
        .where({ id, status })
        .update({ updatedAt: asColumn(nu) })
      try {
        if (status === 'nieuw') await this.betaalTerug.vraagAan(id, { ongezien: true })
        else await this.verwerkBetaling.execute(betaling.providerId!)
      } catch (error) {
        logger.warn({ err: error, terugbetaling: id }, 'refund could not be reconciled')
      }
    }
  }
}
