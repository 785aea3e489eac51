import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import BetaalTerug from '#app/winkel/actions/betaal_terug'
import { ligtStilSleutel } from '#app/winkel/actions/boek_terugbetaling'
import { slaAlarm } from '#app/winkel/actions/noteer'
import VerwerkBetaling from '#app/winkel/actions/verwerk_betaling'
import { isAanDeBeurt } from '#app/winkel/actions/verzoen_betalingen'
import {
  LIGT_STIL_NA_DAGEN,
  LOPENDE_TERUGBETALING,
  TERUGVORDERING_VOLGEN_DAGEN,
  type LopendeStatus,
} from '#domain/winkel/terugbetaling'
import Alarm from '#models/alarm'
import Betaling from '#models/betaling'
import Terugbetaling from '#models/terugbetaling'

const PER_KEER = 20

/** A bank takes weeks over a dispute. */
const VRAAG_BANK_NA_UREN = 24

/**
 * Looks after all money that went back without having come to rest: refunds whose end we have not heard
 * of, so that none that was promised stays behind, and chargebacks that the bank may still undo.
 */
@inject()
export default class VerzoenTerugbetalingen {
  constructor(
    protected betaalTerug: BetaalTerug,
    protected verwerkBetaling: VerwerkBetaling
  ) {}

  async execute(nu: DateTime = DateTime.utc()) {
    await this.#bekijkTerugbetalingen(nu)
    for (const status of LOPENDE_TERUGBETALING) await meldWatStilligt(status, nu)
    await this.#bekijkTerugvorderingen(nu)
  }

  async #bekijkTerugbetalingen(nu: DateTime) {
    const lopend = await Terugbetaling.query()
      .whereIn('status', LOPENDE_TERUGBETALING)
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

  async #bekijkTerugvorderingen(nu: DateTime) {
    const bijDeBank = await Betaling.query()
      .where('teruggevorderd_centen', '>', 0)
      .whereNotNull('provider_id')
      .where('created_at', '>', asColumn(nu.minus({ days: TERUGVORDERING_VOLGEN_DAGEN })))
      .where((query) =>
        query
          .whereNull('laatst_bekeken_op')
          .orWhere('laatst_bekeken_op', '<', asColumn(nu.minus({ hours: VRAAG_BANK_NA_UREN })))
      )
      .orderByRaw('coalesce(laatst_bekeken_op, created_at)')
      .limit(PER_KEER)

    for (const { id, providerId } of bijDeBank) {
      await Betaling.query()
        .where('id', id)
        .update({ laatstBekekenOp: asColumn(nu) })
      try {
        await this.verwerkBetaling.execute(providerId!)
      } catch (error) {
        logger.warn({ err: error, betaling: id }, 'chargeback could not be reconciled')
      }
    }
  }
}

/** Asks for a person once per refund and status: what they put aside stays aside. */
async function meldWatStilligt(status: LopendeStatus, nu: DateTime) {
  const dagen = LIGT_STIL_NA_DAGEN[status]
  const oud = await Terugbetaling.query()
    .where('status', status)
    .where('created_at', '<', asColumn(nu.minus({ days: dagen })))
    .orderBy('id')
  for (const { id } of oud) {
    const sleutel = ligtStilSleutel(id, status)
    if (await Alarm.findBy({ sleutel })) continue
    await inTransaction(async (trx) => {
      const stil = await Terugbetaling.query({ client: trx })
        .where({ id, status })
        .preload('betaling')
        .forUpdate()
        .first()
      if (!stil) return
      await slaAlarm(trx, {
        sleutel,
        soort: 'terugbetaling_ligt_stil',
        bestellingId: stil.betaling.bestellingId,
        bijzonderheden: `terugbetaling ${stil.providerId ?? id}, meer dan ${dagen} ${dagen === 1 ? 'dag' : 'dagen'}`,
      })
    })
  }
}
