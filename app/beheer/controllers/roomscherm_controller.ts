import type { HttpContext } from '@adonisjs/core/http'
import { spellenMet } from '#app/beheer/actions/beheer_room'
import { beheerroom, roomregel } from '#app/beheer/transformers/beheerroom'
import { SCOREPROFIELEN } from '#content/spellenfabriek/rooms'
import { ROOMGRENZEN } from '#domain/spellenfabriek/room'
import Room from '#models/room'

/** The screens in which the owner looks after the rooms. */
export default class RoomschermController {
  async index({ inertia }: HttpContext) {
    const rooms = await Room.query().orderBy('volgnummer').orderBy('id')
    return inertia.render(
      'beheer/rooms',
      { titel: 'Kamers', rooms: rooms.map(roomregel) },
      kop('Kamers')
    )
  }

  async create({ inertia }: HttpContext) {
    const laatste = await Room.query().orderBy('volgnummer', 'desc').first()
    const volgnummer = Math.min((laatste?.volgnummer ?? 0) + 1, ROOMGRENZEN.volgnummer.max)
    return inertia.render(
      'beheer/room',
      { titel: 'Nieuwe kamer', room: null, volgnummer, profielen: SCOREPROFIELEN },
      kop('Nieuwe kamer')
    )
  }

  async show({ inertia, params }: HttpContext) {
    const room = await Room.findOrFail(params.roomId)
    return inertia.render(
      'beheer/room',
      {
        titel: room.adminnaam,
        room: beheerroom(room, await spellenMet(room.id)),
        volgnummer: room.volgnummer,
        profielen: SCOREPROFIELEN,
      },
      kop(room.adminnaam)
    )
  }
}

const kop = (titel: string) => ({ kop: { titel, omschrijving: 'Beheer', index: false } })
