import type { HttpContext } from '@adonisjs/core/http'

/** Whether a link may be played: the first thing a play page asks. */
export default class ToegangController {
  show({ response, speellink }: HttpContext) {
    response.json(speellink !== undefined)
  }
}
