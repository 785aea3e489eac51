import { column } from '@adonisjs/lucid/orm'
import { VoortgangSchema } from '#database/schema'
import type { Verbruik } from '#domain/spellenfabriek/punten'

/** SQLite keeps a boolean as 0 or 1. */
const vlag = { consume: Boolean }

/** How far a team is in a room, in one round. */
export default class Voortgang extends VoortgangSchema {
  static override table = 'voortgang'

  @column(vlag)
  declare antwoord: boolean

  @column(vlag)
  declare hint1: boolean

  @column(vlag)
  declare hint2: boolean

  @column(vlag)
  declare hint3: boolean

  get verbruik(): Verbruik {
    const { aantalFout, hint1, hint2, hint3 } = this
    return { aantal_fout: aantalFout, hint1, hint2, hint3 }
  }
}
