import type { HttpContext } from '@adonisjs/core/http'
import { handledMessagesValidator } from '#app/shop/messages/handled_messages_validator'
import {
  markMessagesHandled,
  replyToMessage,
  setMessageHandled,
} from '#app/shop/messages/reply_to_message'
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

  /** @returns how many of them waited for an answer until now */
  async markAllHandled({ auth, request, response }: HttpContext) {
    const { ids } = await request.validateUsing(handledMessagesValidator)
    const count = await markMessagesHandled(auth.use('web').getUserOrFail(), ids)
    return response.json({ aantal: count })
  }

  async reopen({ auth, params, response }: HttpContext) {
    await setMessageHandled(auth.use('web').getUserOrFail(), Number(params.id), false)
    return response.json({})
  }
}
