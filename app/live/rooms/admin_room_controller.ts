import type { HttpContext } from '@adonisjs/core/http'
import {
  archiveRoom,
  restoreRoom,
  createRoom,
  gamesWith,
  changeRoom,
  type Refused,
} from '#app/live/rooms/manage_rooms'
import { managedRoom } from '#app/live/rooms/managed_room'
import { roomValidator } from '#app/live/rooms/room_validator'
import type { Result } from '#domain/result'
import Room from '#models/live/room'

/** The rooms that games choose from. */
export default class RoomController {
  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const data = await request.validateUsing(roomValidator)
    const room = await createRoom(who(ctx), data)
    return response.status(201).json(managedRoom(room, await gamesWith(room.id)))
  }

  async update(ctx: HttpContext) {
    const data = await ctx.request.validateUsing(roomValidator)
    const outcome = await changeRoom(who(ctx), roomId(ctx), data)
    return reply(ctx, outcome, (customers) =>
      [
        `Deze kamer doet mee in het spel dat nu wordt gespeeld bij ${customers}.`,
        'Het antwoord en de punten liggen vast tot dat is afgelopen; naam, vraag en hints kun je nu wel wijzigen.',
      ].join(' ')
    )
  }

  async archiveer(ctx: HttpContext) {
    return reply(
      ctx,
      await archiveRoom(who(ctx), roomId(ctx)),
      (customers) =>
        `Deze kamer doet mee in het spel dat nu wordt gespeeld bij ${customers}. Archiveren kan als dat is afgelopen.`
    )
  }

  async haalTerug(ctx: HttpContext) {
    return reply(ctx, await restoreRoom(who(ctx), roomId(ctx)), () => '')
  }
}

const who = ({ auth }: HttpContext) => auth.use('web').user!
const roomId = ({ params }: HttpContext) => Number(params.roomId)
const LIST_FORMAT = new Intl.ListFormat('nl', { type: 'conjunction' })

/** Done or refused, the owner always gets the room as it stands now. */
async function reply(
  ctx: HttpContext,
  outcome: Result<Room, Refused>,
  sentence: (customers: string) => string
) {
  const id = roomId(ctx)
  const room = managedRoom(await Room.findOrFail(id), await gamesWith(id))
  if (outcome.ok) return ctx.response.json(room)
  const { type, klanten: customers } = outcome.error
  const message = sentence(LIST_FORMAT.format(customers))
  return ctx.response.status(409).json({ message, reden: type, room })
}
