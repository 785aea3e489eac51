import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import VraagBetalingNa from '#app/winkel/actions/vraag_betaling_na'
import BestelstatusTransformer from '#app/winkel/transformers/bestelstatus_transformer'
import Bestelling from '#models/bestelling'
import { speelUrl } from '#app/winkel/mails/leveringsgegevens'
import Levering from '#models/levering'

const TITEL = 'Bestelling is ontvangen'

/** Where people land after paying. It shows how things stand and never delivers by itself. */
@inject()
export default class BedanktController {
  constructor(protected vraagBetalingNa: VraagBetalingNa) {}

  async show({ inertia, request }: HttpContext) {
    const token = request.input('bestelling')
    const bestelling = typeof token === 'string' ? await Bestelling.findBy('token', token) : null
    const lopend = bestelling && (await this.vraagBetalingNa.execute(bestelling))

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
}

/** Whoever holds the order's token also gets the mail with this link. */
async function speelpagina(bestelling: Bestelling): Promise<string | null> {
  const { speelPad } = bestelling.spel.verkoop
  const link = await Levering.findBy({ bestellingId: bestelling.id, soort: 'speellink' })
  return link?.isGeldig(new Date()) && speelPad ? speelUrl(speelPad, link) : null
}
