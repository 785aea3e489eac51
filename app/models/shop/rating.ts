import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { RatingSchema } from '#database/schema'
import type { HiddenReason } from '#domain/shop/ratings/ratings'
import Order from '#models/shop/order'

/** What the players of a bought or given game say of it on its page in the shop, one per order. */
export default class Rating extends RatingSchema {
  static override table = 'ratings'

  declare hiddenReason: HiddenReason | null

  @belongsTo(() => Order, { foreignKey: 'orderId' })
  declare order: BelongsTo<typeof Order>
}
