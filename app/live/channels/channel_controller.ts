import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { NO_ACCESS } from '#app/core/exceptions/refusal_context'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import { accessBy } from '#app/live/channels/access'
import { CHANNELS, privateChannels } from '#app/live/channels/game_events'
import { channelValidator } from '#app/live/channels/channel_validator'
import { playerInGame } from '#app/live/teams/team_access'

/** Lets a team's phone listen to its own game, and to no other. */
@inject()
export default class ChannelController {
  constructor(protected broadcaster: Broadcaster) {}

  async store({ request, response, player }: HttpContext) {
    const requested = await request.validateUsing(channelValidator)
    const { socket_id: socketId, channel_name: channelName } = requested
    const { team, spellenfabriekId: id } = playerInGame(player)
    const access = accessBy(team.apiToken)
    if (channelName === CHANNELS.present(id)) {
      const member = { id: `team-${team.id}`, info: { naam: team.displayName } }
      return response
        .status(200)
        .json(this.broadcaster.authorize(socketId, channelName, member, access))
    }
    if (!privateChannels(id).includes(channelName))
      return response
        .status(403)
        .json({ message: 'Dit kanaal is niet van jullie spel.', reden: NO_ACCESS.notYours })
    const authorization = this.broadcaster.authorize(socketId, channelName, undefined, access)
    return response.status(200).json(authorization)
  }
}
