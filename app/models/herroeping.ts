import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { HerroepingenSchema } from '#database/schema'
import type { WithdrawalStatus } from '#domain/winkel/herroeping'
import Order from '#models/bestelling'

export type { WithdrawalStatus } from '#domain/winkel/herroeping'

/** A customer who withdraws from an agreement. */
export default class Withdrawal extends HerroepingenSchema {
  static override table = 'herroepingen'

  declare status: WithdrawalStatus

  @belongsTo(() => Order, { foreignKey: 'bestellingId' })
  declare bestelling: BelongsTo<typeof Order>
}
