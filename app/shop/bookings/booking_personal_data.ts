import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { freshBookingSecret } from '#app/shop/bookings/booking_secret'
import { titleOf } from '#app/shop/bookings/quotes/compose_quote'
import { ERASED, pseudonym, rows, type Erasure } from '#app/shop/retention/erasure'
import { asMail, euro, inOrder, time } from '#app/shop/retention/export_format'
import { forgetInAudit } from '#app/shop/retention/forget_in_audit'
import { ofAddress } from '#app/shop/retention/personal_address'
import { holdsBooking } from '#domain/shop/bookings/booking_life'
import Booking from '#models/shop/booking'
import BookingQuote from '#models/shop/booking_quote'
import Mail from '#models/shop/mail'

/** The evenings that an address booked, with what was offered. The link of their page is not in it. */
export async function exportBookings(trx: TransactionClientContract, email: string) {
  const bookings = await ofAddress(Booking.query({ client: trx }), email)
    .preload('quotes')
    .preload('events')
    .preload('mails', inOrder)
    .orderBy('id')
  return bookings.map((booking) => ({
    ...{ nummer: booking.number, wat: titleOf(booking), status: booking.status },
    opgeschreven_op: time(booking.createdAt),
    begint_op: time(booking.startsAt),
    ...{ adres: booking.address, postcode: booking.postcode, plaats: booking.city },
    ...{ kilometers: booking.km, personen: booking.people, soort_klant: booking.buyer },
    ...{ organisatie: booking.organisation, factuuradres: booking.billingAddress },
    ...{ naam: booking.name, email: booking.email, telefoon: booking.phone },
    notities: booking.notes,
    offertes: booking.quotes.map((quote) => ({
      versie: quote.version,
      gemaakt_op: time(quote.createdAt),
      geldig_tot: time(quote.validUntil),
      akkoord_op: time(quote.acceptedAt),
      totaal: euro(quote.totalCents),
      aanbetaling: euro(quote.depositCents),
      tekst: quote.text,
    })),
    mails: booking.mails.map(asMail),
    gebeurtenissen: booking.events.map(({ kind, createdAt }) => ({
      wat: kind,
      op: time(createdAt),
    })),
  }))
}

/**
 * Forgets who booked an evening. An evening that is still to be played or settled waits; one with
 * orders stays without a name, for the bookkeeping; any other is deleted.
 */
export async function eraseBookings(erasure: Erasure) {
  const { trx, email } = erasure
  const bookings = await ofAddress(Booking.query({ client: trx }), email).preload('orders')
  for (const booking of bookings) {
    if (holdsBooking(booking.status)) {
      erasure.postpone({ what: 'booking', number: booking.number })
      continue
    }
    await forgetInAudit(trx, booking.number)
    if (booking.orders.length === 0) await booking.delete()
    else await anonymize(erasure, booking)
    erasure.count('boekingen van een avond', 1)
  }
}

async function anonymize({ trx }: Erasure, booking: Booking) {
  await booking
    .merge({
      ...{ name: ERASED, email: pseudonym(booking.id), organisation: null, phone: null },
      ...{ address: null, postcode: null, city: null, billingAddress: null, notes: null },
      ...freshBookingSecret(),
    })
    .save()
  await BookingQuote.query({ client: trx }).where('booking_id', booking.id).update({ text: ERASED })
  await rows(Mail.query({ client: trx }).where('booking_id', booking.id).delete())
}
