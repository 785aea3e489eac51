import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SealedGame } from '#app/play/offline/seal_game'

/** The steps of a game as they wait on a phone. */
export default class SealedGameTransformer extends BaseTransformer<SealedGame> {
  toObject() {
    const { rounds, steps } = this.resource
    return {
      rondes: rounds,
      stappen: steps.map(({ name, sealed }) => ({ naam: name, inhoud: sealed })),
    }
  }
}
