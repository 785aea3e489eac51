import { BaseTransformer } from '@adonisjs/core/transformers'
import type { GameState } from '#app/live/game/game_state'
import { finalStandings, type Standing } from '#app/live/game/standings'

/** A team's place in the final ranking. */
export default class StandingTransformer extends BaseTransformer<Standing> {
  toObject() {
    const { teamId, name, points, done, rank } = this.resource
    return { team_id: teamId, naam: name, punten: points, klaar: done, plaats: rank }
  }
}

/** The final ranking of a game. */
export const showStandings = (state: GameState) =>
  finalStandings(state).map((standing) => new StandingTransformer(standing).toObject())
