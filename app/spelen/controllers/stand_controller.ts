import type { HttpContext } from '@adonisjs/core/http'
import { leesVlaggen } from '#app/spelen/speellink'
import StandTransformer from '#app/spelen/transformers/stand_transformer'
import { standValidator } from '#app/spelen/validators/inzending_validator'

/** How a game stands, for devices that share a link and look again every moment. */
export default class StandController {
  async show({ request, response, serialize, speellink }: HttpContext) {
    const { versie, heeft = [] } = await request.validateUsing(standValidator)
    if (versie === speellink.levering.spelversie) return response.noContent()
    const vlaggen = await leesVlaggen(speellink)
    return serialize(StandTransformer.transform({ ...speellink, vlaggen, heeft: new Set(heeft) }))
  }
}
