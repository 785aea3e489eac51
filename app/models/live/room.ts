import { RoomSchema } from '#database/schema'
import type { ScoreRules } from '#domain/live/game/points'

/** A room of the live game: a question at a table with a chest. */
export default class Room extends RoomSchema {
  static override table = 'rooms'

  get scoreRules(): ScoreRules {
    return {
      max_punten: this.maxPoints,
      min_punten: this.minPoints,
      fout_cost: this.wrongCost,
      hint1_cost: this.hint1Cost,
      hint2_cost: this.hint2Cost,
      hint3_cost: this.hint3Cost,
    }
  }
}
