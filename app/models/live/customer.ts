import { hasMany, hasOne } from '@adonisjs/lucid/orm'
import type { HasMany, HasOne } from '@adonisjs/lucid/types/relations'
import { KlantenSchema } from '#database/schema'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'

/** Who books an evening: their teams and their game. */
export default class Customer extends KlantenSchema {
  static override table = 'klanten'

  @hasOne(() => Spellenfabriek, { foreignKey: 'klantId' })
  declare spellenfabriek: HasOne<typeof Spellenfabriek>

  @hasMany(() => Team, { foreignKey: 'klantId', onQuery: (query) => query.orderBy('nummer') })
  declare teams: HasMany<typeof Team>
}
