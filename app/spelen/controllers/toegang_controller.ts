import type { HttpContext } from '@adonisjs/core/http'
import type { Speellink } from '#app/spelen/speellink'

/** Whether a link may be played: the first thing a play page asks. */
export default class ToegangController {
  show({ response, speellink }: HttpContext) {
    const gevonden: Speellink | undefined = speellink
    response.json(gevonden !== undefined)
  }
}
