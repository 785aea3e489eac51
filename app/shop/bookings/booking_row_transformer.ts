import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DateTime } from 'luxon'
import { bookingState } from '#app/shop/bookings/booking_words'
import { moneyOf } from '#app/shop/bookings/money/booking_money'
import { titleOf } from '#app/shop/bookings/quotes/compose_quote'
import { asIso } from '#domain/dutch_time'
import { asEuro } from '#domain/money'
import { moneyState } from '#domain/shop/bookings/booking_money'
import type Booking from '#models/shop/booking'

/** A booking in the owner's list. Its quotes and the payments of its orders have to be loaded. */
export default class BookingRowTransformer extends BaseTransformer<Booking> {
  constructor(
    booking: Booking,
    protected now: DateTime
  ) {
    super(booking)
  }

  toObject() {
    const { id, number, name, organisation, city, people, status, startsAt } = this.resource
    const quote = this.resource.quotes.at(-1) ?? null
    const money = moneyOf(quote, this.resource.orders)
    return {
      ...{ id, number, people, status, city },
      state: bookingState(status),
      title: titleOf(this.resource),
      who: organisation ?? name,
      at: startsAt && asIso(startsAt),
      total: quote && asEuro(quote.totalCents),
      money: moneyState(money, this.now.toJSDate()),
    }
  }
}
