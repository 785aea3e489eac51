import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { BookingSchema } from '#database/schema'
import type { BookingStatus, Buyer } from '#domain/shop/bookings/booking_life'
import type { Evening } from '#domain/shop/bookings/evening_price'
import BookingEvent from '#models/shop/booking_event'
import BookingQuote from '#models/shop/booking_quote'
import Mail from '#models/shop/mail'
import Order from '#models/shop/order'

/** An evening that is asked for, agreed or played. Its life is the table in `booking_life.ts`. */
export default class Booking extends BookingSchema {
  static override table = 'bookings'

  declare status: BookingStatus
  declare itemName: Evening
  declare buyer: Buyer

  @hasMany(() => BookingQuote, {
    foreignKey: 'bookingId',
    onQuery: (query) => query.orderBy('version'),
  })
  declare quotes: HasMany<typeof BookingQuote>

  @hasMany(() => BookingEvent, { foreignKey: 'bookingId', onQuery: (query) => query.orderBy('id') })
  declare events: HasMany<typeof BookingEvent>

  /** The orders with which it is paid. */
  @hasMany(() => Order, { foreignKey: 'bookingId', onQuery: (query) => query.orderBy('id') })
  declare orders: HasMany<typeof Order>

  @hasMany(() => Mail, { foreignKey: 'bookingId', onQuery: (query) => query.orderBy('id') })
  declare mails: HasMany<typeof Mail>
}
