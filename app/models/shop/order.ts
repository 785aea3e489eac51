import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { byPost, findOrderable, type OrderableGame } from '#games/catalogue'
import { BestellingenSchema } from '#database/schema'
import type { OrderStatus } from '#domain/shop/orders'
import { shippingState, type ShippingState } from '#domain/shop/parcels/shipping'
import Payment from '#models/shop/payment'
import Withdrawal from '#models/shop/withdrawal'
import Delivery from '#models/shop/delivery'

/** An order: one game for one customer. Its life is the table in `#domain/shop/orders`. */
export default class Order extends BestellingenSchema {
  static override table = 'bestellingen'

  declare status: OrderStatus

  @hasMany(() => Payment, { foreignKey: 'bestellingId' })
  declare betalingen: HasMany<typeof Payment>

  @hasMany(() => Delivery, { foreignKey: 'bestellingId' })
  declare leveringen: HasMany<typeof Delivery>

  @hasMany(() => Withdrawal, { foreignKey: 'bestellingId' })
  declare herroepingen: HasMany<typeof Withdrawal>

  /** How it stands to sending its parcel, with its withdrawals loaded. */
  get verzendstand(): ShippingState {
    const { status, geannuleerdOp: canceledAt } = this
    return shippingState({
      status,
      perPost: byPost(this.spel),
      herroepingen: this.herroepingen.map((one) => one.status),
      geannuleerd: canceledAt !== null,
    })
  }

  /** The ordered game; it stays in the catalogue for as long as its orders are kept. */
  get spel(): OrderableGame {
    const game = findOrderable(this.itemName)
    if (!game)
      throw new Error(
        `Order ${this.nummer} is for "${this.itemName}", which the catalogue does not know`
      )
    return game
  }
}
