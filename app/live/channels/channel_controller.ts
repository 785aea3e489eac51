import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import { CHANNELS } from '#app/live/channels/game_events'

const channelValidator = vine.create({
  socket_id: vine.string().regex(/^\d+\.\d+$/),
  channel_name: vine.string().maxLength(100),
})

/** Lets a team's phone listen to its own game, and to no other. */
@inject()
export default class ChannelController {
  constructor(protected broadcaster: Broadcaster) {}

  async store({ request, response, speler: player }: HttpContext) {
    const requested = await request.validateUsing(channelValidator)
    const { socket_id: socketId, channel_name: channelName } = requested
    const id = player.spellenfabriekId!
    const { team } = player
    if (channelName === CHANNELS.aanwezig(id)) {
      const member = { id: `team-${team.id}`, info: { naam: team.roepnaam } }
      return response.status(200).json(this.broadcaster.authorize(socketId, channelName, member))
    }
    const own = [CHANNELS.status(id), CHANNELS.voortgang(id), CHANNELS.room(id)]
    if (!own.includes(channelName))
      return response.status(403).json({ message: 'Dit kanaal is niet van jullie spel.' })
    return response.status(200).json(this.broadcaster.authorize(socketId, channelName))
  }
}
