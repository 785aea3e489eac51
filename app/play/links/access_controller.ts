import type { HttpContext } from '@adonisjs/core/http'
import type { PlayLink } from '#app/play/links/play_link'

/** Whether a link may be played: the first thing a play page asks. */
export default class AccessController {
  show({ response, speellink: playLink }: HttpContext) {
    const found: PlayLink | undefined = playLink
    response.json(found !== undefined)
  }
}
