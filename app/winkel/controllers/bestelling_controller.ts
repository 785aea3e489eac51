import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { paginaNietGevonden } from '#app/core/exceptions/niet_gevonden'
import { kop } from '#app/winkel/kop'
import OpenBetaling from '#app/winkel/actions/open_betaling'
import { plaatsBestelling } from '#app/winkel/actions/plaats_bestelling'
import { AFSTAND_TEKST } from '#content/winkel/bestellen'
import { metPrijs } from '#app/winkel/prijslijst'
import SpelTransformer from '#app/winkel/transformers/spel_transformer'
import { antwoordOpGeweigerdeBestelling, antwoordOpGeweigerdeBetaling } from '#app/winkel/uitleg'
import { bestellingValidator, type BestelInvoer } from '#app/winkel/validators/bestelling_validator'
import { naarCenten } from '#domain/winkel/prijs'
import { vindBestelbaar, vindOpApiPad } from '#content/catalogus'

const IN_ONTWIKKELING = 'Deze website is nog in ontwikkeling'

@inject()
export default class BestellingController {
  constructor(protected openBetaling: OpenBetaling) {}

  /** The order page; any other address under /bestellen is under development. */
  async create(ctx: HttpContext) {
    const { inertia, params } = ctx
    const spel = vindBestelbaar(params['*'].join('/'))
    if (!spel) {
      ctx.storefront = false
      return inertia.render(
        'winkel/in_ontwikkeling',
        { titel: IN_ONTWIKKELING },
        { kop: { titel: IN_ONTWIKKELING, omschrijving: IN_ONTWIKKELING, index: false } }
      )
    }

    ctx.pageView = { soort: 'bestelpagina', spel: spel.itemName }
    const titel = `${spel.titel} bestellen`
    const met = await metPrijs(spel)
    return inertia.render(
      'winkel/bestellen',
      {
        titel,
        spel: SpelTransformer.transform(met).useVariant('forBestellen'),
        afstandTekst: AFSTAND_TEKST,
      },
      kop(titel, `Bestel ${spel.titel}. ${spel.kort}`, `/bestellen/${spel.itemName}`)
    )
  }

  async store({ params, request, response }: HttpContext) {
    const spel = vindOpApiPad(params.apiPad)
    if (!spel) throw paginaNietGevonden()
    const invoer: BestelInvoer = await request.validateUsing(bestellingValidator(spel))

    const bestelling = await plaatsBestelling(spel, {
      naam: invoer.naam,
      email: invoer.email,
      adres: invoer.adres ?? null,
      postcode: invoer.postcode ?? null,
      plaats: invoer.plaats ?? null,
      actiecode: invoer.actiecode || null,
      afstandTekst: invoer.afstand ? AFSTAND_TEKST : null,
      aanvraagsleutel: invoer.aanvraagsleutel ?? null,
      getoondeCenten: invoer.getoondePrijs ? naarCenten(invoer.getoondePrijs) : null,
    })
    if (!bestelling.ok) return antwoordOpGeweigerdeBestelling(response, bestelling.error)

    const payurl = await this.openBetaling.execute(bestelling.value)
    return payurl.ok
      ? response.json({ payurl: payurl.value })
      : antwoordOpGeweigerdeBetaling(response, payurl.error)
  }
}
