import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { AlarmanSchema } from '#database/schema'
import Order from '#models/shop/order'

/** Something that a person has to look at; `sleutel` keeps one cause to one alarm. */
export default class Alarm extends AlarmanSchema {
  static override table = 'alarmen'

  @belongsTo(() => Order, { foreignKey: 'bestellingId' })
  declare bestelling: BelongsTo<typeof Order>
}
