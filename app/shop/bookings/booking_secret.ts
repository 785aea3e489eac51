import { urlFor } from '@adonisjs/core/services/url_builder'
import { openSealed, seal, type SealFor } from '#app/core/sealed_text'
import { fingerprint, freshToken } from '#app/core/tokens'
import Booking from '#models/shop/booking'
import type Order from '#models/shop/order'
import env from '#start/env'

const markOfToken = (token: string): string => fingerprint('booking', token)

const sealFor = (mark: string): SealFor => ({
  secret: env.appKey,
  purpose: 'booking',
  beside: [mark],
})

/** A new secret for the customer's page, as it is stored: found by its mark, readable for our mails. */
export function freshBookingSecret() {
  const token = freshToken()
  const tokenMark = markOfToken(token)
  return { tokenMark, sealedToken: seal(sealFor(tokenMark), token) }
}

export const bookingOfToken = (token: string): Promise<Booking | null> =>
  Booking.findBy('tokenMark', markOfToken(token))

type Secret = Pick<Booking, 'tokenMark' | 'sealedToken'>

/** @returns null when it was sealed with a former key; the page itself still opens */
const tokenOf = ({ tokenMark, sealedToken }: Secret): string | null =>
  openSealed(sealFor(tokenMark), sealedToken)

/** The customer's page within the shop; null when its secret can no longer be read. */
export function bookingPath(booking: Secret): string | null {
  const token = tokenOf(booking)
  return token === null ? null : urlFor('booking_page.show', { token })
}

/** The same page for mails. */
export function bookingUrl(booking: Secret): string | null {
  const path = bookingPath(booking)
  return path === null ? null : `${env.appUrl}${path}`
}

/** The page of the booking that an order pays; null for a game. */
export async function pageOfEvening({ bookingId }: Pick<Order, 'bookingId'>) {
  return bookingId === null ? null : bookingPath(await Booking.findOrFail(bookingId))
}
