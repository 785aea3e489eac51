import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import VerwerkBetaling from '#app/winkel/actions/verwerk_betaling'
import BestelstatusTransformer from '#app/winkel/transformers/bestelstatus_transformer'
import Bestelling from '#models/bestelling'
import { speelUrl } from '#app/winkel/mails/levering'
import Levering from '#models/levering'
import Betaling from '#models/betaling'

const TITEL = 'Bestelling is ontvangen'

/** Where people land after paying. It shows how things stand and never delivers by itself. */
@inject()
export default class BedanktController {
  constructor(protected verwerkBetaling: VerwerkBetaling) {}

  async show({ inertia, request }: HttpContext) {
    const token = request.input('bestelling')
    const bestelling = typeof token === 'string' ? await Bestelling.findBy('token', token) : null
    if (bestelling?.status === 'open') await this.#vraagNa(bestelling)
    const lopend = bestelling && (await Betaling.findBy('openVoorBestelling', bestelling.id))

    return inertia.render(
      'winkel/bedankt',
      {
        titel: TITEL,
        bestelling: bestelling
          ? BestelstatusTransformer.transform({
              bestelling,
              lopend,
              speelUrl: await speelpagina(bestelling),
            })
          : null,
      },
      { kop: { titel: TITEL, omschrijving: TITEL, index: false } }
    )
  }

  /** The customer may be back before the webhook: the provider is asked, as the webhook would do. */
  async #vraagNa(bestelling: Bestelling) {
    const betaling = await Betaling.findBy('openVoorBestelling', bestelling.id)
    if (!betaling?.providerId) return
    try {
      await this.verwerkBetaling.execute(betaling.providerId)
      await bestelling.refresh()
    } catch (error) {
      logger.warn(
        { err: error, betaling: betaling.id },
        'payment status not available for the return page'
      )
    }
  }
}

/** Whoever holds the order's token also gets the mail with this link. */
async function speelpagina(bestelling: Bestelling): Promise<string | null> {
  const { speelPad } = bestelling.spel.verkoop
  const link = await Levering.findBy({ bestellingId: bestelling.id, soort: 'speellink' })
  return link?.isGeldig(new Date()) && speelPad ? speelUrl(speelPad, link) : null
}
