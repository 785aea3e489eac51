import type { DateTime } from 'luxon'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { BOOKING_STATUS } from '#app/shop/bookings/booking_words'
import { orderStanding } from '#app/shop/orders/order_words'
import { ofAddress } from '#app/shop/retention/personal_address'
import { findGame } from '#games/catalogue'
import { WITHDRAWAL_STATUS } from '#app/shop/withdrawals/withdrawal_words'
import Booking from '#models/shop/booking'
import ContactMessage from '#models/shop/contact_message'
import Order from '#models/shop/order'
import Withdrawal from '#models/shop/withdrawal'

/** The most lines of each kind, the newest ones; the list shows the others. */
const AT_MOST = 10

/** Something else of an e-mail address, as a line that leads to it. */
export type SameAddress = {
  readonly id: number
  readonly text: string
  readonly state: string
  readonly at: DateTime
  readonly href: string
}

/**
 * Everything that carries an e-mail address, kind by kind. A kind that is added here shows on the pages
 * of all the others; its own page asks for `ofSameAddress`.
 */
const KINDS = { orders, bookings, messages, withdrawals }

export type SameAddressKind = keyof typeof KINDS
export type OfSameAddress = {
  readonly kinds: readonly {
    readonly kind: SameAddressKind
    readonly lines: readonly SameAddress[]
  }[]
}

const NAMES = Object.keys(KINDS) as SameAddressKind[]

/**
 * What else there is of the address of an order, a booking, a message or a withdrawal, the newest first.
 *
 * @param self what the page itself is about, which is left out
 */
export async function ofSameAddress(
  email: string,
  self: { readonly kind: SameAddressKind; readonly id: number }
): Promise<OfSameAddress> {
  const kinds = await Promise.all(
    NAMES.map(async (kind) => {
      const found = await KINDS[kind](email)
      return { kind, lines: found.filter(({ id }) => kind !== self.kind || id !== self.id) }
    })
  )
  return { kinds }
}

async function orders(email: string): Promise<SameAddress[]> {
  const found = await ofAddress(Order.query(), email)
    .preload('payments', (payment) => payment.preload('refunds'))
    .orderBy('id', 'desc')
    .limit(AT_MOST)
  return found.map((order) => ({
    id: order.id,
    text: `${order.number}, ${order.game.title}`,
    state: orderStanding(order),
    at: order.createdAt,
    href: urlFor('admin_order.show', { id: order.id }),
  }))
}

async function bookings(email: string): Promise<SameAddress[]> {
  const found = await ofAddress(Booking.query(), email).orderBy('id', 'desc').limit(AT_MOST)
  return found.map(({ id, number, itemName, status, createdAt }) => ({
    id,
    text: `${number}, ${findGame(itemName)?.title ?? itemName}`,
    state: BOOKING_STATUS[status],
    at: createdAt,
    href: urlFor('admin_booking.show', { id }),
  }))
}

async function messages(email: string): Promise<SameAddress[]> {
  const found = await ofAddress(ContactMessage.query(), email).orderBy('id', 'desc').limit(AT_MOST)
  return found.map(({ id, message, createdAt, answeredAt, handledAt }) => ({
    id,
    text: beginOf(message),
    state: answeredAt ? 'beantwoord' : handledAt ? 'afgehandeld' : 'wacht op antwoord',
    at: createdAt,
    href: urlFor('message_screen.show', { id }),
  }))
}

async function withdrawals(email: string): Promise<SameAddress[]> {
  const found = await ofAddress(Withdrawal.query(), email).orderBy('id', 'desc').limit(AT_MOST)
  return found.map(({ id, orderText, status, receivedAt }) => ({
    id,
    text: beginOf(orderText),
    state: WITHDRAWAL_STATUS[status],
    at: receivedAt,
    href: urlFor('withdrawal_screen.show', { id }),
  }))
}

const BEGIN = 70

function beginOf(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > BEGIN ? `${line.slice(0, BEGIN).trimEnd()}…` : line
}
