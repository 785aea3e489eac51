import type { HttpContext } from '@adonisjs/core/http'
import { readFlags } from '#app/play/links/play_link'
import BeginTransformer from '#app/play/puzzles/begin_transformer'
import StateTransformer from '#app/play/puzzles/state_transformer'
import { stateValidator } from '#app/play/puzzles/submission_validator'

/** The state of a game, for devices that share a link and ask for it every few seconds. */
export default class StateController {
  async show({ request, response, serialize, playLink }: HttpContext) {
    const {
      versie: version,
      heeft: has = [],
      kader: frame,
    } = await request.validateUsing(stateValidator)
    if (version === playLink.delivery.gameVersion) return response.noContent()
    const flags = await readFlags(playLink)
    const source = { ...playLink, flags, has: new Set(has) }
    return frame
      ? serialize(BeginTransformer.transform(source))
      : serialize(StateTransformer.transform(source))
  }
}
