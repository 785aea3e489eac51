import { column } from '@adonisjs/lucid/orm'
import { RoomProgressSchema } from '#database/schema'
import type { Usage } from '#domain/live/game/room_points'
import type { Loss } from '#domain/live/game/room_entry'

/** SQLite stores a boolean as 0 or 1. */
const flag = { consume: Boolean }

/** The progress of a team in a room, in one round. */
export default class RoomProgress extends RoomProgressSchema {
  static override table = 'room_progress'

  @column(flag)
  declare answer: boolean

  @column(flag)
  declare hint1: boolean

  @column(flag)
  declare hint2: boolean

  @column(flag)
  declare hint3: boolean

  declare lostHow: Loss | null

  get usage(): Usage {
    const { wrongCount, hint1, hint2, hint3 } = this
    return { wrongCount, hint1, hint2, hint3 }
  }
}
