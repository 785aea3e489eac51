import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ScoreRules } from '#domain/live/game/room_points'

/** What a room costs and brings. */
export default class ScoreRulesTransformer extends BaseTransformer<ScoreRules> {
  toObject() {
    const { maxPoints, minPoints, wrongCost, hint1Cost, hint2Cost, hint3Cost } = this.resource
    return {
      max_punten: maxPoints,
      min_punten: minPoints,
      fout_cost: wrongCost,
      hint1_cost: hint1Cost,
      hint2_cost: hint2Cost,
      hint3_cost: hint3Cost,
    }
  }
}
