import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DiscountCodeRedemptionSchema } from '#database/schema'
import Order from '#models/shop/order'

/** A use of a discount code by an order. It is given back when the order's payment fails. */
export default class DiscountCodeRedemption extends DiscountCodeRedemptionSchema {
  static override table = 'discount_code_redemptions'

  @belongsTo(() => Order)
  declare order: BelongsTo<typeof Order>
}
