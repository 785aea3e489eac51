import { BaseTransformer } from '@adonisjs/core/transformers'
import type { RehearsalRefusal } from '#domain/live/rehearsal'

/** Why a rehearsal does not begin: for the owner, and for a program. */
export default class RehearsalRefusalTransformer extends BaseTransformer<RehearsalRefusal> {
  toObject() {
    switch (this.resource.type) {
      case 'already_running':
        return {
          message: 'Er loopt al een repetitie. Begin pas opnieuw als die is afgelopen.',
          reden: 'loopt_al',
        }
      case 'being_played':
        return {
          message: 'Er wordt gespeeld. Een repetitie kan pas als dit spel is afgelopen.',
          reden: 'er_wordt_gespeeld',
        }
    }
  }
}
