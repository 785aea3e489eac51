import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { VoucherMovementSchema } from '#database/schema'
import type { VoucherMovementKind } from '#domain/shop/vouchers/vouchers'
import Order from '#models/shop/order'

/** A change of a voucher's balance. It is written once and never changed. */
export default class VoucherMovement extends VoucherMovementSchema {
  static override table = 'voucher_movements'

  declare kind: VoucherMovementKind

  @belongsTo(() => Order, { foreignKey: 'orderId' })
  declare order: BelongsTo<typeof Order>
}
