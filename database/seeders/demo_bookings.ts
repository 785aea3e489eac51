import { inspect } from 'node:util'
import { DateTime } from 'luxon'
import { COMMAND_LINE } from '#app/core/record_audit'
import type { BookingData } from '#app/shop/bookings/booking_validator'
import { playBooking } from '#app/shop/bookings/end_booking'
import { billBooking } from '#app/shop/bookings/money/bill_booking'
import { acceptQuote } from '#app/shop/bookings/quotes/accept_quote'
import { composeQuote, linesOf } from '#app/shop/bookings/quotes/compose_quote'
import { sendQuote } from '#app/shop/bookings/quotes/send_quote'
import { makeBooking } from '#app/shop/bookings/save_booking'
import { readSettings } from '#app/shop/settings/shop_settings'
import { inDutchTime } from '#domain/dutch_time'
import type { Result } from '#domain/result'
import { NO_EXTRAS, priceQuote, type QuoteExtras } from '#domain/shop/bookings/quote_extras'
import { QUOTE_DAYS } from '#domain/shop/bookings/quotes'
import { vatSchemeOf } from '#domain/shop/invoices/vat'
import Booking from '#models/shop/booking'
import Mail from '#models/shop/mail'

/**
 * Three evenings for the demo, made by the ordinary actions: one that is asked for, one that is
 * played this coming week, and one that was played on account and waits for its money.
 */
export async function seedDemoBookings() {
  const now = DateTime.utc()
  await seedEvening(party(now))
  await seedEvening(family(now), (booking) => agree(booking, now.minus({ days: 6 })))
  await seedEvening(outing(now), (booking) => settleOnAccount(booking, now))
}

/**
 * Makes an evening unless it exists already. Its mails are deleted, because they are dated in the
 * past.
 */
async function seedEvening(data: BookingData, goOn?: (booking: Booking) => Promise<void>) {
  if (await Booking.findBy('email', data.email)) return
  const booking = await makeBooking(COMMAND_LINE, data, null)
  await goOn?.(booking)
  await Mail.query().where('booking_id', booking.id).delete()
}

type Terms = { readonly extras?: QuoteExtras; readonly onAccount?: boolean }

async function agree(booking: Booking, at: DateTime, terms: Terms = {}) {
  const { extras = NO_EXTRAS, onAccount = false } = terms
  const { kor, vatId } = await readSettings()
  const { sentences } = composeQuote(booking, null, vatSchemeOf({ kor, vatId }))
  const data = {
    ...{ text: sentences.join('\n\n'), depositCents: 0, onAccount, validDays: QUOTE_DAYS },
    ...{ extras, shownCents: priceQuote(linesOf(booking), extras).totalCents, seen: undefined },
  }
  const { version } = done(await sendQuote(COMMAND_LINE, booking.id, data, at))
  done(await acceptQuote(booking.id, version, at.plus({ days: 1 })))
}

async function settleOnAccount(booking: Booking, now: DateTime) {
  const extras = {
    lines: [{ description: 'Borrelhapjes na afloop', cents: 6500 }],
    discountCents: 2500,
  }
  await agree(booking, now.minus({ days: 12 }), { extras, onAccount: true })
  done(await playBooking(COMMAND_LINE, booking.id, now))
  done(await billBooking(COMMAND_LINE, booking.id, now))
}

/** The demo obeys the rules of the shop, so a refusal is a fault of the demo. */
function done<T>(result: Result<T, object>): T {
  if (!result.ok) throw new Error(`An evening of the demo was refused: ${inspect(result.error)}`)
  return result.value
}

const NOBODY = { organisation: null, billingAddress: null, notes: null } as const

/** The moment so many days from now, at this hour in the Netherlands. */
const evening = (now: DateTime, days: number, hour: number) =>
  inDutchTime(now).plus({ days }).set({ hour, minute: 30, second: 0, millisecond: 0 }).toUTC()

const party = (now: DateTime): BookingData => ({
  ...NOBODY,
  ...{ itemName: 'ontgoocheld2', startsAt: evening(now, 24, 14), minutes: 90, people: 6, km: 12 },
  ...{ address: 'Molenstraat 5', postcode: '3905 KN', city: 'Veenendaal', buyer: 'consumer' },
  ...{ name: 'Fatma Yilmaz', email: 'fatma@example.nl', phone: '06 23456789' },
  notes: 'Kinderfeestje, Deniz wordt elf. Belt het liefst na vijven.',
})

const family = (now: DateTime): BookingData => ({
  ...NOBODY,
  ...{ itemName: 'spellenfabriek', startsAt: evening(now, 3, 19), minutes: 120, people: 18 },
  ...{ km: 21, address: 'Dorpshuis De Schakel, Kerkplein 2', postcode: '3951 BT', city: 'Maarn' },
  ...{ buyer: 'consumer', name: 'Joke van Dam', email: 'joke@example.nl', phone: '06 34567890' },
})

const outing = (now: DateTime): BookingData => ({
  ...NOBODY,
  ...{ itemName: 'spellenfabriek', startsAt: evening(now, -4, 19), minutes: 120, people: 32 },
  ...{ km: 34, address: 'Nieuweweg 80', postcode: '6717 BP', city: 'Ede', buyer: 'business' },
  ...{ organisation: 'Installatiebedrijf Wolters', name: 'Peter Wolters', phone: null },
  ...{ email: 'peter@example.nl', billingAddress: 'Postbus 90, 6710 BB Ede' },
})
