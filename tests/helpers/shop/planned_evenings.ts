import { DateTime } from 'luxon'
import { freshToken } from '#app/core/tokens'
import { inDutchTime } from '#domain/dutch_time'
import Booking from '#models/shop/booking'
import BookingEvent from '#models/shop/booking_event'

/** A moment so many days from today, at this hour of a Dutch clock. */
export const dayAt = (days: number, hour: number): DateTime =>
  inDutchTime(DateTime.utc()).plus({ days }).startOf('day').set({ hour }).toUTC()

let count = 0

/** An agreed evening of the Spellenfabriek in three days, with two lines in its timeline. */
export async function planEvening(changes: Partial<Booking> = {}): Promise<Booking> {
  const secret = freshToken()
  const booking = await Booking.create({
    number: `AV-TEST${++count}`,
    ...{ tokenMark: secret, sealedToken: secret, status: 'accepted', itemName: 'spellenfabriek' },
    ...{ startsAt: dayAt(3, 19), minutes: 120, km: 38, people: 24, buyer: 'consumer' },
    ...{ address: 'Dorpsstraat 12', postcode: '3911 AB', city: 'Rhenen' },
    ...{ name: 'Noor de Vries', email: 'noor@example.nl', phone: '06-12345678' },
    ...changes,
  })
  await BookingEvent.createMany(
    (['asked', 'accepted'] as const).map((kind) => ({ bookingId: booking.id, kind, details: '' }))
  )
  return booking.refresh()
}
