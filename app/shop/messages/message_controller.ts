import type { HttpContext } from '@adonisjs/core/http'
import { replyToMessage, setMessageHandled } from '#app/shop/messages/reply_to_message'
import { replyValidator } from '#app/shop/messages/reply_validator'

/** The owner's actions on a message. */
export default class MessageController {
  async reply({ auth, params, request, response }: HttpContext) {
    const { tekst: text, sleutel: key, gezien: seen } = await request.validateUsing(replyValidator)
    const reply = { text, key, seen }
    const outcome = await replyToMessage(auth.use('web').getUserOrFail(), Number(params.id), reply)
    if (outcome.ok) return response.json({})
    return response.status(409).json({
      message:
        'Iemand anders heeft dit bericht zojuist beantwoord. Lees dat antwoord eerst; wat je schreef, staat er nog.',
    })
  }

  async markHandled({ auth, params, response }: HttpContext) {
    await setMessageHandled(auth.use('web').getUserOrFail(), Number(params.id), true)
    return response.json({})
  }

  async reopen({ auth, params, response }: HttpContext) {
    await setMessageHandled(auth.use('web').getUserOrFail(), Number(params.id), false)
    return response.json({})
  }
}
