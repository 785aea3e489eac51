import type { HttpContext } from '@adonisjs/core/http'
import { readFlags } from '#app/play/links/play_link'
import StateTransformer from '#app/play/puzzles/state_transformer'
import { stateValidator } from '#app/play/puzzles/submission_validator'

/** The state of a game, for devices that share a link and ask for it every few seconds. */
export default class StateController {
  async show({ request, response, serialize, playLink }: HttpContext) {
    const { versie: version, heeft: has = [] } = await request.validateUsing(stateValidator)
    if (version === playLink.delivery.gameVersion) return response.noContent()
    const flags = await readFlags(playLink)
    return serialize(StateTransformer.transform({ ...playLink, flags, has: new Set(has) }))
  }
}
