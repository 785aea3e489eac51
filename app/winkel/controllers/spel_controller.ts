import type { HttpContext } from '@adonisjs/core/http'
import { paginaNietGevonden } from '#app/core/exceptions/niet_gevonden'
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

  async show({ inertia, params }: HttpContext) {
    const spel = vindSpel(params.itemName)
    if (!spel) throw paginaNietGevonden()

    const met = await metPrijs(spel)
    return inertia.render(
      'winkel/spel',
      { titel: spel.titel, spel: SpelTransformer.transform(met).useVariant('forDetail') },
      kopVanSpel(spel, met.centen)
    )
  }
}
