import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { TerugbetalingenSchema } from '#database/schema'
import type { RefundStatus } from '#domain/shop/refunds'
import Payment from '#models/shop/payment'

/** Money on its way back to the customer, the way it came. */
export default class Refund extends TerugbetalingenSchema {
  static override table = 'terugbetalingen'

  declare status: RefundStatus

  @belongsTo(() => Payment, { foreignKey: 'betalingId' })
  declare betaling: BelongsTo<typeof Payment>
}
