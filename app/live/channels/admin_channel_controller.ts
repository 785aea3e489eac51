import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import { CHANNELS } from '#app/live/channels/game_events'
import Spellenfabriek from '#models/live/spellenfabriek'

const channelValidator = vine.create({
  socket_id: vine.string().regex(/^\d+\.\d+$/),
  channel_name: vine.string().maxLength(100),
})

/** Lets an admin listen to any game that exists. */
@inject()
export default class AdminChannelController {
  constructor(protected broadcaster: Broadcaster) {}

  async store({ auth, request, response }: HttpContext) {
    const requested = await request.validateUsing(channelValidator)
    const { socket_id: socketId, channel_name: channelName } = requested
    const id = Number(/\.(\d+)$/.exec(channelName)?.[1])
    const channel = Object.values(CHANNELS).some((name) => name(id) === channelName)
    if (!channel || !(await Spellenfabriek.find(id)))
      return response.status(403).json({ message: 'Dit kanaal bestaat niet.' })
    const admin = auth.use('web').user!
    const member =
      channelName === CHANNELS.aanwezig(id) ? { id: `admin-${admin.id}`, info: {} } : undefined
    return response.status(200).json(this.broadcaster.authorize(socketId, channelName, member))
  }
}
