import { RoomSchema } from '#database/schema'
import type { Emblem } from '#domain/live/doors'
import type { ScoreRules } from '#domain/live/game/room_points'

/** A room of the live game: a question at a table with a chest. */
export default class Room extends RoomSchema {
  static override table = 'rooms'

  declare emblem: Emblem

  get scoreRules(): ScoreRules {
    const { maxPoints, minPoints, wrongCost, hint1Cost, hint2Cost, hint3Cost } = this
    return { maxPoints, minPoints, wrongCost, hint1Cost, hint2Cost, hint3Cost }
  }
}
