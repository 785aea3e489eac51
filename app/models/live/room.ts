import { SpellenfabriekRoomSchema } from '#database/schema'
import type { ScoreRules } from '#domain/live/game/points'

/** A room of the live game: a question at a table with a chest. */
export default class Room extends SpellenfabriekRoomSchema {
  static override table = 'spellenfabriek_rooms'

  get scoreregels(): ScoreRules {
    return {
      max_punten: this.maxPunten,
      min_punten: this.minPunten,
      fout_cost: this.foutCost,
      hint1_cost: this.hint1Cost,
      hint2_cost: this.hint2Cost,
      hint3_cost: this.hint3Cost,
    }
  }
}
