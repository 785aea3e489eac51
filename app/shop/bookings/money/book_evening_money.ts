import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { raiseAlarm } from '#app/shop/alarms/raise_alarm'
import { loadMoney } from '#app/shop/bookings/money/booking_money'
import { recordBookingEvent } from '#app/shop/bookings/record_booking_event'
import { lockBooking } from '#app/shop/bookings/with_booking'
import { queueMail } from '#app/shop/mails/queue_mail'
import { asEuro } from '#domain/money'
import { moneyNeedsPerson, type BookingMoney } from '#domain/shop/bookings/booking_money'
import { present } from '#domain/present'
import type Booking from '#models/shop/booking'
import type Order from '#models/shop/order'

/**
 * What money for an evening brings, in the transaction that made its order paid and that holds the
 * lock of the booking: a mail, a line in the timeline, and one alarm when a person has to look at it.
 */
export async function bookEveningMoney(
  trx: TransactionClientContract,
  order: Order,
  came: 'paid' | 'paid_by_bank' = 'paid'
) {
  const bookingId = present(order.bookingId, 'the booking of an order')
  const booking = present(await lockBooking(trx, bookingId), 'the booking of an order')
  await recordBookingEvent(trx, bookingId, came, String(order.totalCents))
  await queueMail(trx, { kind: 'boeking_betaald', bookingId, sequenceNumber: order.id })
  const { money } = await loadMoney(booking, trx)
  const kind = alarmFor(booking, money, order)
  if (kind === null) return
  await raiseAlarm(trx, {
    key: `${kind}:order:${order.id}`,
    kind,
    orderId: order.id,
    details: `boeking ${booking.number}, ${asEuro(order.totalCents)}`,
  })
}

/** The one thing that a person hears of this money: what it means, or else that it came late. */
function alarmFor({ status }: Booking, money: BookingMoney, { canceledAt }: Order) {
  switch (moneyNeedsPerson(status, money)) {
    case 'overpaid':
      return 'evening_overpaid'
    case 'paid_for_nothing':
      return 'evening_paid_for_nothing'
    case null:
      return canceledAt === null ? null : 'paid_after_cancellation'
  }
}
