import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { AlarmSchema } from '#database/schema'
import Order from '#models/shop/order'

/** Something that a person has to look at. The `key` prevents a second open alarm of one cause. */
export default class Alarm extends AlarmSchema {
  static override table = 'alarms'

  @belongsTo(() => Order, { foreignKey: 'orderId' })
  declare order: BelongsTo<typeof Order>
}
