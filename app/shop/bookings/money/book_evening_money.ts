import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { raiseAlarm } from '#app/shop/alarms/raise_alarm'
import { loadMoney } from '#app/shop/bookings/money/booking_money'
import { recordBookingEvent } from '#app/shop/bookings/record_booking_event'
import { lockBooking } from '#app/shop/bookings/with_booking'
import { queueMail } from '#app/shop/mails/queue_mail'
import { asEuro } from '#domain/money'
import { moneyNeedsPerson } from '#domain/shop/bookings/booking_money'
import { present } from '#domain/present'
import type Order from '#models/shop/order'

/**
 * What money for an evening brings, in the transaction that made its order paid and that holds the
 * lock of the booking: a mail, a line in
 * the timeline, and an alarm when the evening does not take place or was paid already.
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
  const trouble = moneyNeedsPerson(booking.status, money)
  if (trouble === null) return
  await raiseAlarm(trx, {
    key: `evening_${trouble}:${order.id}`,
    kind: trouble === 'overpaid' ? 'evening_overpaid' : 'evening_paid_for_nothing',
    orderId: order.id,
    details: `boeking ${booking.number}, ${asEuro(order.totalCents)}`,
  })
}
