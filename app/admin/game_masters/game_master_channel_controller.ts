import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { rememberLetIn, secretOf } from '#app/admin/game_masters/socket_access'
import { NO_ACCESS } from '#app/core/exceptions/refusal_context'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import { accessBy } from '#app/live/channels/access'
import { channelValidator } from '#app/live/channels/channel_validator'
import { CHANNELS, privateChannels } from '#app/live/channels/game_events'

/** Lets a game master listen to the game of the invitation, and to no other. */
@inject()
export default class GameMasterChannelController {
  constructor(protected broadcaster: Broadcaster) {}

  async store({ auth, grant, request, response }: HttpContext) {
    const requested = await request.validateUsing(channelValidator)
    const { socket_id: socketId, channel_name: channelName } = requested
    const { spellenfabriekId: id } = grant
    const present = channelName === CHANNELS.present(id)
    if (!present && !privateChannels(id).includes(channelName))
      return response
        .status(403)
        .json({ message: 'Dit kanaal is niet van deze avond.', reden: NO_ACCESS.notYours })
    const admin = auth.use('web').getUserOrFail()
    const member = present ? { id: `admin-${admin.id}`, info: {} } : undefined
    rememberLetIn(grant)
    const access = accessBy(secretOf(grant))
    return response
      .status(200)
      .json(this.broadcaster.authorize(socketId, channelName, member, access))
  }
}
