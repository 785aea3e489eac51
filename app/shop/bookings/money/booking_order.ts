import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { fingerprint, freshReadableCode, freshToken } from '#app/core/tokens'
import { loadMoney, type LoadedMoney } from '#app/shop/bookings/money/booking_money'
import { recordEvent } from '#app/shop/order_events/record_event'
import { pseudonym } from '#app/shop/retention/erasure'
import { err, ok, type Result } from '#domain/result'
import {
  mayPayBooking,
  payableParts,
  type BookingPart,
  type Payable,
} from '#domain/shop/bookings/booking_money'
import { REMINDED } from '#domain/shop/orders'
import type Booking from '#models/shop/booking'
import Order from '#models/shop/order'

type Trx = TransactionClientContract

/** The order that waits for exactly this part of a booking, if there is one. */
const waitingFor = ({ orders }: LoadedMoney, { part, cents }: Payable) =>
  orders.find(
    (order) =>
      REMINDED.includes(order.status) && order.bookingPart === part && order.totalCents === cents
  )

/**
 * Makes the order that asks for a part of a booking, under the lock of the booking. Another order
 * that still waits is called off first, so that only one can be paid.
 *
 * @param dueAt until when it is paid in time; null when it is paid at once
 */
export async function orderPart(
  trx: Trx,
  booking: Booking,
  loaded: LoadedMoney,
  { part, cents, dueAt }: Payable & { readonly dueAt: DateTime | null }
): Promise<Order> {
  await callOffWaiting(trx, loaded.orders)
  const order = await Order.create(
    {
      ...{ number: `EK-${freshReadableCode(8)}`, token: freshToken(), status: 'open' },
      /**
       * Two orders of one booking cannot be made at the same moment, also when code forgets the
       * lock.
       */
      requestKey: fingerprint('booking', String(booking.id), String(loaded.orders.length)),
      ...{ itemName: booking.itemName, bookingId: booking.id, bookingPart: part, dueAt },
      quoteVersion: loaded.quote?.version ?? null,
      ...billingOf(booking),
      ...{ priceCents: cents, discountCents: 0, totalCents: cents, voucherCents: 0 },
    },
    { client: trx }
  )
  await recordEvent(trx, order.id, 'ordered')
  return order.refresh()
}

/**
 * The order that asks for a part of a booking on account, under the lock of the booking. A customer
 * who is paying this part already pays the invoice, see decision 0143: their order becomes the one on
 * account.
 */
export async function orderOnAccount(
  trx: Trx,
  booking: Booking,
  loaded: LoadedMoney,
  { dueAt, ...part }: Payable & { readonly dueAt: DateTime }
): Promise<Order> {
  const waiting = waitingFor(loaded, part)
  if (!waiting) return orderPart(trx, booking, loaded, { ...part, dueAt })
  const [kept] = await Order.query({ client: trx })
    .where('id', waiting.id)
    .whereIn('status', [...REMINDED])
    .update({ dueAt: asColumn(dueAt) })
  if (Number(kept) === 0) return orderPart(trx, booking, loaded, { ...part, dueAt })
  return Order.findOrFail(waiting.id, { client: trx })
}

export type PayRefused =
  /** The evening is not agreed, or does not take place. */
  | { readonly type: 'not_agreed' }
  | { readonly type: 'all_paid' }
  /** Something else is to be paid now than the page showed. */
  | { readonly type: 'other_amount' }

/**
 * The order with which a part of a booking is paid, under the lock of the booking: the one that waits
 * for it, or else a new one.
 */
export async function orderToPayWith(
  trx: Trx,
  booking: Booking,
  part: BookingPart
): Promise<Result<{ readonly order: Order; readonly cents: number }, PayRefused>> {
  if (!mayPayBooking(booking.status)) return err({ type: 'not_agreed' })
  const loaded = await loadMoney(booking, trx)
  const parts = payableParts(loaded.money)
  if (parts.length === 0) return err({ type: 'all_paid' })
  const chosen = parts.find((one) => one.part === part)
  if (!chosen) return err({ type: 'other_amount' })
  const waiting = waitingFor(loaded, chosen)
  const order = waiting ?? (await orderPart(trx, booking, loaded, { ...chosen, dueAt: null }))
  return ok({ order, cents: chosen.cents })
}

type Billed = Pick<Booking, 'name' | 'email' | 'address' | 'postcode' | 'city' | 'billingAddress'>

/** The buyer of an evening, as its orders have it. */
export const billingOf = ({ name, email, address, postcode, city, billingAddress }: Billed) => ({
  ...{ name, email },
  ...(billingAddress === null
    ? { address, postcode, city }
    : { address: billingAddress, postcode: null, city: null }),
})

/**
 * Brings the buyer on the orders of a booking in line with the booking, under its lock. What is
 * printed stays, and so does an order whose customer was erased.
 */
export async function correctBilling(trx: Trx, booking: Booking) {
  const orders = await Order.query({ client: trx })
    .where('booking_id', booking.id)
    .orderBy('id')
    .forUpdate()
  for (const order of orders) {
    if (order.email === pseudonym(order.id)) continue
    order.merge(billingOf(booking))
    const fields = Object.keys(order.$dirty)
    if (fields.length === 0) continue
    await order.save()
    await recordEvent(trx, order.id, 'details_changed', fields.join(','))
  }
}

/**
 * Calls off the orders of a booking that wait for money. Money that comes all the same is booked.
 *
 * @returns the orders that this ended
 */
export async function callOffWaiting(trx: Trx, orders: readonly Order[]): Promise<Order[]> {
  const ended: Order[] = []
  for (const order of orders) {
    const [stopped] = await Order.query({ client: trx })
      .where('id', order.id)
      .whereIn('status', [...REMINDED])
      .update({ status: 'geannuleerd', canceledAt: asColumn(DateTime.utc()) })
    /** Paid, or called off by somebody else meanwhile. */
    if (Number(stopped) === 0) continue
    await recordEvent(trx, order.id, 'geannuleerd')
    ended.push(order)
  }
  return ended
}
