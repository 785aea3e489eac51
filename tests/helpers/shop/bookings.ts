import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { COMMAND_LINE } from '#app/core/record_audit'
import { bookingPath } from '#app/shop/bookings/booking_secret'
import type { BookingData } from '#app/shop/bookings/booking_validator'
import { linesOf } from '#app/shop/bookings/quotes/compose_quote'
import { acceptQuote } from '#app/shop/bookings/quotes/accept_quote'
import { sendQuote } from '#app/shop/bookings/quotes/send_quote'
import { makeBooking } from '#app/shop/bookings/save_booking'
import { NO_EXTRAS, priceQuote, type QuoteExtras } from '#domain/shop/bookings/quote_extras'
import type Booking from '#models/shop/booking'
import { present } from '#tests/helpers/present'
import { post } from '#tests/helpers/shop/shop_calls'

/** What the form of a booking sends: 24 people, 38 km away, € 390,40. */
export const BOOKING = {
  ...{ soort: 'spellenfabriek', dag: '2027-03-06', tijd: '19:30', minuten: 120, personen: 24 },
  ...{ km: 38, adres: 'Dorpsstraat 12', postcode: '3911ab', plaats: 'Rhenen' },
  ...{ klant: 'particulier', organisatie: null, factuuradres: null },
  ...{ naam: 'Noor de Vries', email: 'noor@example.nl', telefoon: '06 12345678', notities: null },
}

/** The same as it is stored; `fields` say what is different about it. */
export const createBooking = (fields: Partial<BookingData> = {}): Promise<Booking> =>
  makeBooking(
    COMMAND_LINE,
    {
      ...{ itemName: 'spellenfabriek' as const, minutes: 120, people: 24, km: 38 },
      startsAt: DateTime.utc(2027, 3, 6, 18, 30),
      ...{ address: 'Dorpsstraat 12', postcode: '3911 AB', city: 'Rhenen' },
      ...{ buyer: 'consumer' as const, organisation: null, billingAddress: null },
      ...{ name: 'Noor de Vries', email: 'noor@example.nl', phone: null, notes: null },
      ...fields,
    },
    null
  )

type Terms = {
  extras?: QuoteExtras
  depositCents?: number
  onAccount?: boolean
  validDays?: number
  at?: DateTime
}

/** Offers an evening; `at` is when. */
export async function offer(booking: Booking, terms: Terms = {}) {
  const { depositCents = 0, onAccount = false, validDays = 14, at = DateTime.utc() } = terms
  const { extras = NO_EXTRAS } = terms
  const { totalCents: shownCents } = priceQuote(linesOf(await booking.refresh()), extras)
  const data = {
    text: 'Ons voorstel.\n\nTot dan!',
    depositCents,
    onAccount,
    validDays,
    shownCents,
    extras,
    seen: undefined,
  }
  const sent = await sendQuote(COMMAND_LINE, booking.id, data, at)
  if (!sent.ok) throw new Error(sent.error.type)
  return sent.value
}

/** An evening that was agreed. */
export async function agreed(terms: Terms = {}, fields: Partial<BookingData> = {}) {
  const booking = await createBooking(fields)
  const { version } = await offer(booking, terms)
  await acceptQuote(booking.id, version, terms.at ?? DateTime.utc())
  return booking.refresh()
}

/** The page of the customer, and its calls. */
export const pageOf = (booking: Booking): string =>
  present(bookingPath(booking), 'the page of a booking')

export const press = (client: ApiClient, booking: Booking, what: string, data: object) =>
  post(client, `/api${pageOf(booking)}/${what}`, data)
