import type { HttpContext } from '@adonisjs/core/http'
import {
  archiveRoom,
  restoreRoom,
  createRoom,
  gamesWith,
  changeRoom,
  type Refused,
} from '#app/live/rooms/manage_rooms'
import RoomTransformer from '#app/live/rooms/room_transformer'
import { roomFrom, roomValidator } from '#app/live/rooms/room_validator'
import type { Result } from '#domain/result'
import Room from '#models/live/room'

/** The rooms that games choose from. */
export default class RoomController {
  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const data = roomFrom(await request.validateUsing(roomValidator))
    const room = await createRoom(who(ctx), data)
    return response.status(201).json(await showRoom(ctx, room))
  }

  async update(ctx: HttpContext) {
    const data = roomFrom(await ctx.request.validateUsing(roomValidator))
    const outcome = await changeRoom(who(ctx), roomId(ctx), data)
    return reply(ctx, outcome, (customers) =>
      [
        `Deze kamer doet mee in het spel dat nu wordt gespeeld bij ${customers}.`,
        'Het antwoord en de punten liggen vast tot dat is afgelopen; naam, vraag en hints kun je nu wel wijzigen.',
      ].join(' ')
    )
  }

  async archive(ctx: HttpContext) {
    return reply(
      ctx,
      await archiveRoom(who(ctx), roomId(ctx)),
      (customers) =>
        `Deze kamer doet mee in het spel dat nu wordt gespeeld bij ${customers}. Archiveren kan als dat is afgelopen.`
    )
  }

  async restore(ctx: HttpContext) {
    return reply(ctx, await restoreRoom(who(ctx), roomId(ctx)), () => '')
  }
}

const who = ({ auth }: HttpContext) => auth.use('web').getUserOrFail()
const roomId = ({ params }: HttpContext) => Number(params.roomId)

async function showRoom({ serialize }: HttpContext, room: Room) {
  const games = await gamesWith(room.id)
  return serialize(RoomTransformer.transform(room, games).useVariant('forEditor'))
}

const LIST_FORMAT = new Intl.ListFormat('nl', { type: 'conjunction' })

/** Answers the owner. Whether the change was done or refused, the answer has the present room. */
async function reply(
  ctx: HttpContext,
  outcome: Result<Room, Refused>,
  sentence: (customers: string) => string
) {
  const id = roomId(ctx)
  const room = await showRoom(ctx, await Room.findOrFail(id))
  if (outcome.ok) return ctx.response.json(room)
  const { type, customers } = outcome.error
  const message = sentence(LIST_FORMAT.format(customers))
  return ctx.response.status(409).json({ message, reden: type, room })
}
