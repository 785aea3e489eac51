import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import RondAf from '#app/spelen/actions/rond_af'
import { NOG_NIET_UIT } from '#app/spelen/uitleg'

/** The end of a game. */
@inject()
export default class AfloopController {
  constructor(protected rondAf: RondAf) {}

  async store({ response, speellink }: HttpContext) {
    if (await this.rondAf.execute(speellink)) return {}
    response.status(409)
    return { message: NOG_NIET_UIT }
  }
}
