import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { BetalingenSchema } from '#database/schema'
import type { PaymentStatus } from '#domain/shop/orders'
import Order from '#models/shop/order'
import Refund from '#models/shop/refund'

/** One attempt to pay an order. An order may have several; at most one is still open. */
export default class Payment extends BetalingenSchema {
  static override table = 'betalingen'

  declare status: PaymentStatus

  @belongsTo(() => Order, { foreignKey: 'bestellingId' })
  declare bestelling: BelongsTo<typeof Order>

  @hasMany(() => Refund, { foreignKey: 'betalingId' })
  declare terugbetalingen: HasMany<typeof Refund>

  /** What the customer paid with it; attempts of before we kept that brought what was asked. */
  get ontvangen(): number {
    return this.ontvangenCenten ?? this.bedragCenten
  }
}
