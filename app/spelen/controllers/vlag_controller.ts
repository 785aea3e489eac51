import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefused } from '#app/core/http/validation_errors'
import Beantwoord from '#app/spelen/actions/beantwoord'
import { leesVlaggen } from '#app/spelen/speellink'
import UitkomstTransformer from '#app/spelen/transformers/uitkomst_transformer'
import { ONBEKENDE_NAAM, pauze, weigering } from '#app/spelen/uitleg'
import { inzendingValidator } from '#app/spelen/validators/inzending_validator'

/** The flags of a link: what its players have reached. */
@inject()
export default class VlagController {
  constructor(protected beantwoord: Beantwoord) {}

  async index({ response, speellink }: HttpContext) {
    const vlaggen = await leesVlaggen(speellink)
    response.json(vlaggen.map((naam) => ({ onderdeel: { naam } })))
  }

  async store({ request, response, serialize, speellink }: HttpContext) {
    const { antwoord, ...rest } = await request.validateUsing(inzendingValidator)
    const inzending = antwoord === undefined ? rest : { ...rest, antwoord: antwoord ?? '' }
    const oordeel = await this.beantwoord.execute(speellink, inzending)
    if (oordeel.ok) return serialize(UitkomstTransformer.transform(oordeel.value))

    const reden = oordeel.error
    switch (reden.type) {
      case 'pauze':
        response.status(429).header('retry-after', String(reden.seconden))
        return { message: pauze(reden.seconden) }
      case 'onbekende_naam':
        throw new FieldRefused('name', ONBEKENDE_NAAM)
      default:
        response.status(409)
        return { message: weigering(reden) }
    }
  }
}
