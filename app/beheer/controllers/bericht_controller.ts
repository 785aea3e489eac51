import type { HttpContext } from '@adonisjs/core/http'
import { beantwoordBericht, handelBerichtAf } from '#app/beheer/actions/beantwoord_bericht'
import { antwoordValidator } from '#app/beheer/validators/bericht_validator'

/** What becomes of a message. */
export default class BerichtController {
  async antwoord({ auth, params, request, response }: HttpContext) {
    const antwoord = await request.validateUsing(antwoordValidator)
    const gedaan = await beantwoordBericht(auth.use('web').user!, Number(params.id), antwoord)
    if (gedaan.ok) return response.json({})
    return response.status(409).json({
      message:
        'Iemand anders heeft dit bericht zojuist beantwoord. Lees dat antwoord eerst; wat je schreef, staat er nog.',
    })
  }

  async handelAf({ auth, params, response }: HttpContext) {
    await handelBerichtAf(auth.use('web').user!, Number(params.id), true)
    return response.json({})
  }

  async heropen({ auth, params, response }: HttpContext) {
    await handelBerichtAf(auth.use('web').user!, Number(params.id), false)
    return response.json({})
  }
}
