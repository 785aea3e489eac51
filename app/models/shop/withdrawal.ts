import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { HerroepingenSchema } from '#database/schema'
import type { WithdrawalStatus } from '#domain/shop/withdrawals'
import Order from '#models/shop/order'

export type { WithdrawalStatus } from '#domain/shop/withdrawals'

/** A customer who withdraws from an agreement. */
export default class Withdrawal extends HerroepingenSchema {
  static override table = 'herroepingen'

  declare status: WithdrawalStatus

  @belongsTo(() => Order, { foreignKey: 'bestellingId' })
  declare bestelling: BelongsTo<typeof Order>
}
