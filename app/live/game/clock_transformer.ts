import { BaseTransformer } from '@adonisjs/core/transformers'
import type { GameState } from '#app/live/game/game_state'
import { endTime } from '#domain/live/game/countdown'

/** The clock of a game, which is the same for every screen. */
export default class ClockTransformer extends BaseTransformer<GameState> {
  toObject() {
    const { game } = this.resource
    return {
      id: game.id,
      status: game.status,
      tijdsduur: game.duration,
      start: game.start?.toISO() ?? null,
      /** Milliseconds since 1970. During a pause, the end as it would be without that pause. */
      eindtijd: endTime(game.clock, game.pausedAt?.toMillis() ?? Date.now()),
      gepauzeerd_sinds: game.pausedAt?.toMillis() ?? null,
      pauze_reden: game.pauseReason,
    }
  }
}
