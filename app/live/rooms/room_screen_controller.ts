import type { HttpContext } from '@adonisjs/core/http'
import { adminHead } from '#app/admin/shell/admin_head'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import { gamesWith } from '#app/live/rooms/manage_rooms'
import RoomTransformer from '#app/live/rooms/room_transformer'
import { SCORE_PROFILES } from '#games/spellenfabriek/spellenfabriek_rooms'
import { ROOM_BOUNDS } from '#domain/live/rooms'
import Room from '#models/live/room'

/** The screens where the owner manages the rooms. */
export default class RoomScreenController {
  async index({ inertia }: HttpContext) {
    const rooms = await Room.query().orderBy('sequence_number').orderBy('id')
    return inertia.render(
      'live/rooms/admin_rooms_page',
      { title: 'Kamers', rooms: RoomTransformer.transform(rooms).useVariant('forList') },
      adminHead('Kamers')
    )
  }

  async create({ inertia }: HttpContext) {
    const last = await Room.query().orderBy('sequence_number', 'desc').first()
    const sequenceNumber = Math.min((last?.sequenceNumber ?? 0) + 1, ROOM_BOUNDS.sequenceNumber.max)
    return inertia.render(
      'live/rooms/admin_room_page',
      { title: 'Nieuwe kamer', room: null, sequenceNumber, profiles: SCORE_PROFILES },
      adminHead('Nieuwe kamer')
    )
  }

  async show({ inertia, params }: HttpContext) {
    const room = await orNotFound(Room.find(params.roomId))
    return inertia.render(
      'live/rooms/admin_room_page',
      {
        title: room.adminName,
        room: RoomTransformer.transform(room, await gamesWith(room.id)).useVariant('forEditor'),
        sequenceNumber: room.sequenceNumber,
        profiles: SCORE_PROFILES,
      },
      adminHead(room.adminName)
    )
  }
}
