import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { GiftSchema } from '#database/schema'
import type { GiftWay } from '#domain/shop/gifts'
import Order from '#models/shop/order'

/** The person for whom an order is, when that is not the customer. */
export default class Gift extends GiftSchema {
  static override table = 'gifts'

  declare way: GiftWay

  @belongsTo(() => Order, { foreignKey: 'orderId' })
  declare order: BelongsTo<typeof Order>
}
