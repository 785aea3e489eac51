import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { NO_ACCESS } from '#app/core/exceptions/refusal_context'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import { CHANNELS } from '#app/live/channels/game_events'
import { channelValidator } from '#app/live/channels/channel_validator'
import Spellenfabriek from '#models/live/spellenfabriek'

/** Lets an admin listen to any game that exists. */
@inject()
export default class AdminChannelController {
  constructor(protected broadcaster: Broadcaster) {}

  async store({ auth, request, response }: HttpContext) {
    const requested = await request.validateUsing(channelValidator)
    const { socket_id: socketId, channel_name: channelName } = requested
    const id = Number(/\.(\d{1,9})$/.exec(channelName)?.[1])
    const channel = Object.values(CHANNELS).some((name) => name(id) === channelName)
    if (!channel || !(await Spellenfabriek.find(id)))
      return response
        .status(403)
        .json({ message: 'Dit kanaal bestaat niet.', reden: NO_ACCESS.notYours })
    const admin = auth.use('web').getUserOrFail()
    const member =
      channelName === CHANNELS.present(id) ? { id: `admin-${admin.id}`, info: {} } : undefined
    return response.status(200).json(this.broadcaster.authorize(socketId, channelName, member))
  }
}
