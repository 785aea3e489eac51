import type { HttpContext } from '@adonisjs/core/http'
import { replyToMessage, setMessageHandled } from '#app/shop/messages/reply_to_message'
import { replyValidator } from '#app/shop/messages/reply_validator'

/** What becomes of a message. */
export default class MessageController {
  async antwoord({ auth, params, request, response }: HttpContext) {
    const reply = await request.validateUsing(replyValidator)
    const outcome = await replyToMessage(auth.use('web').user!, Number(params.id), reply)
    if (outcome.ok) return response.json({})
    return response.status(409).json({
      message:
        'Iemand anders heeft dit bericht zojuist beantwoord. Lees dat antwoord eerst; wat je schreef, staat er nog.',
    })
  }

  async handelAf({ auth, params, response }: HttpContext) {
    await setMessageHandled(auth.use('web').user!, Number(params.id), true)
    return response.json({})
  }

  async heropen({ auth, params, response }: HttpContext) {
    await setMessageHandled(auth.use('web').user!, Number(params.id), false)
    return response.json({})
  }
}
