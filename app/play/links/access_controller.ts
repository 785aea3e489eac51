import type { HttpContext } from '@adonisjs/core/http'
import type { PlayLink } from '#app/play/links/play_link'

/** Tells whether a link may be played, which a play page asks first. */
export default class AccessController {
  show({ response, playLink }: HttpContext) {
    const found: PlayLink | undefined = playLink
    response.json(found !== undefined)
  }
}
