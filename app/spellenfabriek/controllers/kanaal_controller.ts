import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import { KANALEN } from '#app/spellenfabriek/gebeurtenissen'

const kanaalValidator = vine.create({
  socket_id: vine.string().regex(/^\d+\.\d+$/),
  channel_name: vine.string().maxLength(100),
})

/** Lets a team's phone listen to its own game, and to no other. */
@inject()
export default class KanaalController {
  constructor(protected broadcaster: Broadcaster) {}

  async store({ request, response, speler }: HttpContext) {
    const gevraagd = await request.validateUsing(kanaalValidator)
    const { socket_id: socketId, channel_name: kanaalnaam } = gevraagd
    const id = speler.spellenfabriekId!
    const { team } = speler
    if (kanaalnaam === KANALEN.aanwezig(id)) {
      const lid = { id: `team-${team.id}`, info: { naam: team.roepnaam } }
      return response.status(200).json(this.broadcaster.authorize(socketId, kanaalnaam, lid))
    }
    const eigen = [KANALEN.status(id), KANALEN.voortgang(id), KANALEN.room(id)]
    if (!eigen.includes(kanaalnaam))
      return response.status(403).json({ message: 'Dit kanaal is niet van jullie spel.' })
    return response.status(200).json(this.broadcaster.authorize(socketId, kanaalnaam))
  }
}
