import type { DateTime } from 'luxon'
import { endOfDay, inDutchTime } from '#domain/dutch_time'
import { addBusinessDays, businessDaysLeft } from '#domain/shop/promises/business_days'

/**
 * What the shop promises in days, and the moment at which each promise ends: the end of a Dutch
 * day.
 */

/** The FAQ says "binnen drie dagen na je betaling" (specification 1, section 9). */
const DAYS_TO_SHIPPING = 3
/** The order page says "binnen 5 werkdagen" (specification 1, section 9). */
export const BUSINESS_DAYS_TO_SHIPPING = 5
/** The contact page says "binnen drie werkdagen" (specification 1, section 4). */
const BUSINESS_DAYS_TO_REPLY = 3

/**
 * Both shipping promises hold: the one of the FAQ is our target, the one of the order page is the
 * deadline.
 */
export type ShippingPromise = { readonly target: DateTime; readonly deadline: DateTime }

/** When a parcel that was paid at `paidAt` has to be sent, in UTC (specification 1, section 9). */
export function shippingPromise(paidAt: DateTime): ShippingPromise {
  return {
    target: endOfDay(paidAt, DAYS_TO_SHIPPING).toUTC(),
    deadline: endOfDay(addBusinessDays(paidAt, BUSINESS_DAYS_TO_SHIPPING)).toUTC(),
  }
}

/** The moment before which a message has to be answered, in UTC. */
export function replyPromise(receivedAt: DateTime): DateTime {
  return endOfDay(addBusinessDays(receivedAt, BUSINESS_DAYS_TO_REPLY)).toUTC()
}

/** How long a message may still wait for its answer; `remaining` is 0 on the last working day. */
export function replyTerm(receivedAt: DateTime, now: DateTime) {
  const deadline = replyPromise(receivedAt)
  return { deadline, remaining: businessDaysLeft(now, deadline), tooLate: now > deadline }
}

/** Calendar days until the last day of a promise: 0 today, below 0 when it is too late. */
export function daysUntil(deadline: DateTime, now: DateTime): number {
  const day = (moment: DateTime) => inDutchTime(moment).startOf('day')
  return Math.round(day(deadline).diff(day(now)).as('days'))
}
