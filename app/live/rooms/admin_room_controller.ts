import type { HttpContext } from '@adonisjs/core/http'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import {
  archiveRoom,
  restoreRoom,
  createRoom,
  gamesWith,
  changeRoom,
  type Refused,
} from '#app/live/rooms/manage_rooms'
import RoomRefusalTransformer from '#app/live/rooms/room_refusal_transformer'
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
    const { gezien: seen, ...input } = await ctx.request.validateUsing(roomValidator)
    const outcome = await changeRoom(who(ctx), roomId(ctx), roomFrom(input), seen)
    return reply(
      ctx,
      outcome,
      'Het antwoord en de punten liggen vast tot dat is afgelopen; naam, vraag en hints kun je nu wel wijzigen.'
    )
  }

  async archive(ctx: HttpContext) {
    const outcome = await archiveRoom(who(ctx), roomId(ctx))
    return reply(ctx, outcome, 'Archiveren kan als dat is afgelopen.')
  }

  async restore(ctx: HttpContext) {
    return reply(ctx, await restoreRoom(who(ctx), roomId(ctx)), '')
  }
}

const who = ({ auth }: HttpContext) => auth.use('web').getUserOrFail()
const roomId = ({ params }: HttpContext) => Number(params.roomId)

async function showRoom({ serialize }: HttpContext, room: Room) {
  const games = await gamesWith(room.id)
  return serialize(RoomTransformer.transform(room, games).useVariant('forEditor'))
}

/** Answers the owner. Whether the change was done or refused, the answer has the present room. */
async function reply(ctx: HttpContext, outcome: Result<Room, Refused>, advice: string) {
  const id = roomId(ctx)
  const room = await showRoom(ctx, await orNotFound(Room.find(id)))
  if (outcome.ok) return ctx.response.json(room)
  const refused = new RoomRefusalTransformer(outcome.error, advice).toObject()
  return ctx.response.status(409).json({ ...refused, room })
}
