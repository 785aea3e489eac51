import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { RefundSchema } from '#database/schema'
import type { RefundStatus } from '#domain/shop/refunds'
import Payment from '#models/shop/money/payment'

/** Money on its way back to the customer, by the way it came. */
export default class Refund extends RefundSchema {
  static override table = 'refunds'

  declare status: RefundStatus

  @belongsTo(() => Payment, { foreignKey: 'paymentId' })
  declare payment: BelongsTo<typeof Payment>
}
