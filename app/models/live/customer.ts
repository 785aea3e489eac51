import { hasMany, hasOne } from '@adonisjs/lucid/orm'
import type { HasMany, HasOne } from '@adonisjs/lucid/types/relations'
import { CustomerSchema } from '#database/schema'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'

/** Somebody who booked an evening, with their teams and their game. */
export default class Customer extends CustomerSchema {
  static override table = 'customers'

  @hasOne(() => Spellenfabriek, { foreignKey: 'customerId' })
  declare spellenfabriek: HasOne<typeof Spellenfabriek>

  @hasMany(() => Team, { foreignKey: 'customerId', onQuery: (query) => query.orderBy('number') })
  declare teams: HasMany<typeof Team>
}
