import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { weigerOnbekendeLink } from '#app/core/http/unknown_links'
import VraagBetalingNa from '#app/winkel/actions/vraag_betaling_na'
import MijnBestellingTransformer from '#app/winkel/transformers/mijn_bestelling_transformer'
import Bestelling from '#models/bestelling'

const TITEL = 'Je bestelling'

/** The customer's own page of an order, for whoever holds its token; linked from every mail. */
@inject()
export default class MijnBestellingController {
  constructor(protected vraagBetalingNa: VraagBetalingNa) {}

  async show(ctx: HttpContext) {
    const { inertia, params } = ctx
    const bestelling = await Bestelling.findBy('token', params.token)
    if (!bestelling) return weigerOnbekendeLink(ctx)

    const lopend = await this.vraagBetalingNa.execute(bestelling)
    await bestelling.load((laad) => laad.load('leveringen').load('betalingen'))
    return inertia.render(
      'winkel/mijn_bestelling',
      {
        titel: TITEL,
        bestelling: MijnBestellingTransformer.transform({ bestelling, lopend, nu: new Date() }),
      },
      { kop: { titel: TITEL, omschrijving: TITEL, index: false } }
    )
  }
}
