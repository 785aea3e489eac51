import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { paginaNietGevonden } from '#app/core/exceptions/niet_gevonden'
import { Inkijk } from '#app/winkel/inkijk'
import { winkelInstellingen } from '#app/winkel/instellingen'
import { kop, kopVanSpel } from '#app/winkel/kop'
import { metPrijs, metPrijzen } from '#app/winkel/prijslijst'
import SpelTransformer from '#app/winkel/transformers/spel_transformer'
import { CATALOGUS, vindSpel } from '#content/catalogus'

const OVERZICHT =
  'Tien escaperoomspellen: om te printen, per post of live bij jullie op locatie. Voor gezinnen, vrienden, feestjes en teams.'

export default class SpelController {
  async index({ inertia }: HttpContext) {
    const spellen = await metPrijzen(CATALOGUS)
    return inertia.render(
      'winkel/overzicht',
      { titel: 'Escape rooms', spellen: SpelTransformer.transform(spellen) },
      kop('Escape rooms', OVERZICHT, '/escaperooms')
    )
  }

  @inject()
  async show(ctx: HttpContext, inkijk: Inkijk) {
    const { inertia, params } = ctx
    const spel = vindSpel(params.itemName)
    if (!spel) throw paginaNietGevonden()
    ctx.pageView = { soort: 'detail', spel: spel.itemName }

    const met = await metPrijs(spel)
    const { naam } = await winkelInstellingen()
    return inertia.render(
      'winkel/spel',
      {
        titel: spel.titel,
        spel: SpelTransformer.transform(met).useVariant('forDetail'),
        inkijk: inkijk.van(spel.itemName),
      },
      kopVanSpel(spel, met.centen, naam)
    )
  }
}
