import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { WithdrawalSchema } from '#database/schema'
import type { WithdrawalStatus } from '#domain/shop/withdrawals'
import Order from '#models/shop/order'

export type { WithdrawalStatus } from '#domain/shop/withdrawals'
import Mail from '#models/shop/mail'

/** A customer who withdraws from an agreement. */
export default class Withdrawal extends WithdrawalSchema {
  static override table = 'withdrawals'

  @hasMany(() => Mail, { foreignKey: 'withdrawalId' })
  declare mails: HasMany<typeof Mail>

  declare status: WithdrawalStatus

  @belongsTo(() => Order, { foreignKey: 'orderId' })
  declare order: BelongsTo<typeof Order>
}
