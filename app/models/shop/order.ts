import { belongsTo, hasMany, hasOne } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany, HasOne } from '@adonisjs/lucid/types/relations'
import { byPost, findSold, type OrderableGame } from '#games/catalogue'
import { OrderSchema } from '#database/schema'
import type { OrderStatus } from '#domain/shop/orders'
import type { BookingPart } from '#domain/shop/bookings/booking_money'
import { shippingState, type ShippingState } from '#domain/shop/parcels/shipping'
import DiscountCode from '#models/shop/money/discount_code'
import Booking from '#models/shop/booking'
import Gift from '#models/shop/gift'
import Invoice from '#models/shop/money/invoice'
import Mail from '#models/shop/mail'
import OrderEvent from '#models/shop/order_event'
import Payment from '#models/shop/money/payment'
import SoldVoucher from '#models/shop/money/sold_voucher'
import Voucher from '#models/shop/money/voucher'
import Rating from '#models/shop/rating'
import OrderNote from '#models/shop/orders/order_note'
import Withdrawal from '#models/shop/withdrawal'
import Delivery from '#models/shop/delivery'

/** An order: one game for one customer, or money for an evening that was booked. Its life is the table in `#domain/shop/orders`. */
export default class Order extends OrderSchema {
  static override table = 'orders'

  declare status: OrderStatus
  declare bookingPart: BookingPart | null

  @hasMany(() => Payment, { foreignKey: 'orderId' })
  declare payments: HasMany<typeof Payment>

  @hasMany(() => Delivery, { foreignKey: 'orderId' })
  declare deliveries: HasMany<typeof Delivery>

  @hasOne(() => Gift, { foreignKey: 'orderId' })
  declare gift: HasOne<typeof Gift>

  @hasOne(() => Rating, { foreignKey: 'orderId' })
  declare rating: HasOne<typeof Rating>

  @hasOne(() => SoldVoucher, { foreignKey: 'orderId' })
  declare soldVoucher: HasOne<typeof SoldVoucher>

  @hasMany(() => Withdrawal, { foreignKey: 'orderId' })
  declare withdrawals: HasMany<typeof Withdrawal>

  @hasMany(() => Invoice, { foreignKey: 'orderId' })
  declare invoices: HasMany<typeof Invoice>

  @hasMany(() => Mail, { foreignKey: 'orderId' })
  declare mails: HasMany<typeof Mail>

  @hasMany(() => OrderEvent, { foreignKey: 'orderId' })
  declare events: HasMany<typeof OrderEvent>

  @belongsTo(() => DiscountCode, { foreignKey: 'discountCodeId' })
  declare discountCode: BelongsTo<typeof DiscountCode>

  @belongsTo(() => Voucher, { foreignKey: 'voucherId' })
  declare voucher: BelongsTo<typeof Voucher>

  /** The evening that this order pays, or a part of it. */
  @belongsTo(() => Booking, { foreignKey: 'bookingId' })
  declare booking: BelongsTo<typeof Booking>

  @hasMany(() => OrderNote, { foreignKey: 'orderId' })
  declare notes: HasMany<typeof OrderNote>

  /** What is to be paid beside the part of the voucher. */
  get dueCents(): number {
    return this.totalCents - this.voucherCents
  }

  /** The shipping state of the order, whose withdrawals have to be loaded. */
  get shippingState(): ShippingState {
    const { status, canceledAt } = this
    return shippingState({
      status,
      byPost: byPost(this.game),
      withdrawals: this.withdrawals.map((one) => one.status),
      canceled: canceledAt !== null,
    })
  }

  /** What was ordered: a game, an evening or a voucher. It stays in the catalogue for as long as its orders are kept. */
  get game(): OrderableGame {
    const game = findSold(this.itemName)
    if (!game)
      throw new Error(
        `Order ${this.number} is for "${this.itemName}", which the catalogue does not know`
      )
    return game
  }
}
