import type { HttpContext } from '@adonisjs/core/http'
import {
  archiveerRoom,
  haalRoomTerug,
  maakRoom,
  spellenMet,
  wijzigRoom,
  type Geweigerd,
} from '#app/beheer/actions/beheer_room'
import { beheerroom } from '#app/beheer/transformers/beheerroom'
import { roomValidator } from '#app/beheer/validators/room_validator'
import type { Result } from '#domain/result'
import Room from '#models/room'

/** The rooms that games choose from. */
export default class RoomController {
  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const gegevens = await request.validateUsing(roomValidator)
    const room = await maakRoom(wie(ctx), gegevens)
    return response.status(201).json(beheerroom(room, await spellenMet(room.id)))
  }

  async update(ctx: HttpContext) {
    const gegevens = await ctx.request.validateUsing(roomValidator)
    const gedaan = await wijzigRoom(wie(ctx), roomId(ctx), gegevens)
    return antwoord(ctx, gedaan, (klanten) =>
      [
        `Deze kamer doet mee in het spel dat nu wordt gespeeld bij ${klanten}.`,
        'Het antwoord en de punten liggen vast tot dat is afgelopen; naam, vraag en hints kun je nu wel wijzigen.',
      ].join(' ')
    )
  }

  async archiveer(ctx: HttpContext) {
    return antwoord(
      ctx,
      await archiveerRoom(wie(ctx), roomId(ctx)),
      (klanten) =>
        `Deze kamer doet mee in het spel dat nu wordt gespeeld bij ${klanten}. Archiveren kan als dat is afgelopen.`
    )
  }

  async haalTerug(ctx: HttpContext) {
    return antwoord(ctx, await haalRoomTerug(wie(ctx), roomId(ctx)), () => '')
  }
}

const wie = ({ auth }: HttpContext) => auth.use('web').user!
const roomId = ({ params }: HttpContext) => Number(params.roomId)
const OPSOMMING = new Intl.ListFormat('nl', { type: 'conjunction' })

/** Done or refused, the owner always gets the room as it stands now. */
async function antwoord(
  ctx: HttpContext,
  gedaan: Result<Room, Geweigerd>,
  zin: (klanten: string) => string
) {
  const id = roomId(ctx)
  const room = beheerroom(await Room.findOrFail(id), await spellenMet(id))
  if (gedaan.ok) return ctx.response.json(room)
  const { type, klanten } = gedaan.error
  const message = zin(OPSOMMING.format(klanten))
  return ctx.response.status(409).json({ message, reden: type, room })
}
