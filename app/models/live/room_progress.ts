import { column } from '@adonisjs/lucid/orm'
import { VoortgangSchema } from '#database/schema'
import type { Usage } from '#domain/live/game/points'

/** SQLite keeps a boolean as 0 or 1. */
const flag = { consume: Boolean }

/** How far a team is in a room, in one round. */
export default class RoomProgress extends VoortgangSchema {
  static override table = 'voortgang'

  @column(flag)
  declare antwoord: boolean

  @column(flag)
  declare hint1: boolean

  @column(flag)
  declare hint2: boolean

  @column(flag)
  declare hint3: boolean

  get verbruik(): Usage {
    const { aantalFout: wrongCount, hint1, hint2, hint3 } = this
    return { aantal_fout: wrongCount, hint1, hint2, hint3 }
  }
}
