import type { HttpContext } from '@adonisjs/core/http'
import { gamesWith } from '#app/live/rooms/manage_rooms'
import { managedRoom, roomRow } from '#app/live/rooms/managed_room'
import { SCORE_PROFILES } from '#games/spellenfabriek/spellenfabriek_rooms'
import { ROOM_BOUNDS } from '#domain/live/rooms'
import Room from '#models/live/room'

/** The screens in which the owner looks after the rooms. */
export default class RoomScreenController {
  async index({ inertia }: HttpContext) {
    const rooms = await Room.query().orderBy('volgnummer').orderBy('id')
    return inertia.render(
      'live/rooms/admin_rooms_page',
      { titel: 'Kamers', rooms: rooms.map(roomRow) },
      head('Kamers')
    )
  }

  async create({ inertia }: HttpContext) {
    const last = await Room.query().orderBy('volgnummer', 'desc').first()
    const sequenceNumber = Math.min((last?.volgnummer ?? 0) + 1, ROOM_BOUNDS.volgnummer.max)
    return inertia.render(
      'live/rooms/admin_room_page',
      { titel: 'Nieuwe kamer', room: null, volgnummer: sequenceNumber, profielen: SCORE_PROFILES },
      head('Nieuwe kamer')
    )
  }

  async show({ inertia, params }: HttpContext) {
    const room = await Room.findOrFail(params.roomId)
    return inertia.render(
      'live/rooms/admin_room_page',
      {
        titel: room.adminnaam,
        room: managedRoom(room, await gamesWith(room.id)),
        volgnummer: room.volgnummer,
        profielen: SCORE_PROFILES,
      },
      head(room.adminnaam)
    )
  }
}

const head = (title: string) => ({ kop: { titel: title, omschrijving: 'Beheer', index: false } })
