import { loadMoney, type LoadedMoney } from '#app/shop/bookings/money/booking_money'
import { composeQuote, type ProposedQuote } from '#app/shop/bookings/quotes/compose_quote'
import { readMessage } from '#app/shop/indications/indication_words'
import { reissueOffer, type ReissueOffer } from '#app/shop/invoices/reissue_offer_transformer'
import { readSettings } from '#app/shop/settings/shop_settings'
import { asColumn } from '#app/core/database/dialect'
import { clashesWith } from '#domain/shop/bookings/booking_changes'
import { AGREED_BOOKINGS, RUNNING_BOOKINGS } from '#domain/shop/bookings/booking_life'
import { EVENING_RATES } from '#domain/shop/bookings/evening_price'
import { vatSchemeOf, type VatScheme } from '#domain/shop/invoices/vat'
import Booking from '#models/shop/booking'
import type Order from '#models/shop/order'
import type ContactMessage from '#models/shop/contact_message'

export type BookingDetail = LoadedMoney & {
  readonly booking: Booking
  readonly scheme: VatScheme
  readonly proposal: ProposedQuote
  /** The evenings at the same time. */
  readonly clashes: readonly Booking[]
  /** Invoices whose buyer was corrected since. */
  readonly reissues: readonly ReissueOffer[]
}

/** A booking with all that its page for the owner shows. */
export async function loadBookingDetail(booking: Booking): Promise<BookingDetail> {
  await booking.load((loader) => loader.load('quotes').load('events').load('mails'))
  const { kor, vatId } = await readSettings()
  const scheme = vatSchemeOf({ kor, vatId })
  const loaded = await loadMoney(booking)
  return {
    ...loaded,
    booking,
    scheme,
    proposal: composeQuote(booking, loaded.quote, scheme),
    clashes: await clashesOf(booking),
    reissues: await reissuesOf(loaded.orders),
  }
}

async function reissuesOf(orders: readonly Order[]): Promise<ReissueOffer[]> {
  const offers = await Promise.all(orders.map(reissueOffer))
  return offers.filter((offer) => offer !== null)
}

/** The evenings that are asked for or agreed at the same time as this one. */
async function clashesOf(booking: Booking): Promise<Booking[]> {
  const { id, startsAt, minutes } = booking
  if (startsAt === null) return []
  const near = await Booking.query()
    .whereNot('id', id)
    .whereIn('status', [...new Set([...RUNNING_BOOKINGS, ...AGREED_BOOKINGS])])
    .whereBetween('starts_at', [
      asColumn(startsAt.minus({ days: 1 })),
      asColumn(startsAt.plus({ days: 1 })),
    ])
  const planned = near.flatMap((other) =>
    other.startsAt
      ? [{ id: other.id, startsAt: other.startsAt.toJSDate(), minutes: other.minutes, other }]
      : []
  )
  return clashesWith({ id, startsAt: startsAt.toJSDate(), minutes }, planned).map(
    ({ other }) => other
  )
}

/**
 * A booking as a form begins with it, from a message of the contact page or from nothing. What the
 * visitor computed on the page of a game comes along.
 */
export const emptyBooking = (message: ContactMessage | null) => {
  const asked = message && readMessage(message.message)
  return {
    name: message?.name ?? '',
    email: message?.email ?? '',
    phone: message?.phone ?? '',
    notes: message?.message ?? '',
    messageId: message?.id ?? null,
    asked: asked && { ...asked, minutes: String(EVENING_RATES[asked.evening].minutes) },
  }
}
