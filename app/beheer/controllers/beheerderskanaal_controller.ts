import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { Broadcaster } from '#app/core/realtime/broadcaster'
import { KANALEN } from '#app/spellenfabriek/gebeurtenissen'
import Spellenfabriek from '#models/spellenfabriek'

const kanaalValidator = vine.create({
  socket_id: vine.string().regex(/^\d+\.\d+$/),
  channel_name: vine.string().maxLength(100),
})

/** Lets an admin listen to any game that exists. */
@inject()
export default class BeheerderskanaalController {
  constructor(protected broadcaster: Broadcaster) {}

  async store({ auth, request, response }: HttpContext) {
    const gevraagd = await request.validateUsing(kanaalValidator)
    const { socket_id: socketId, channel_name: kanaalnaam } = gevraagd
    const id = Number(/\.(\d+)$/.exec(kanaalnaam)?.[1])
    const kanaal = Object.values(KANALEN).some((naam) => naam(id) === kanaalnaam)
    if (!kanaal || !(await Spellenfabriek.find(id)))
      return response.status(403).json({ message: 'Dit kanaal bestaat niet.' })
    const beheerder = auth.use('web').user!
    const lid =
      kanaalnaam === KANALEN.aanwezig(id) ? { id: `admin-${beheerder.id}`, info: {} } : undefined
    return response.status(200).json(this.broadcaster.authorize(socketId, kanaalnaam, lid))
  }
}
