import type { DateTime } from 'luxon'
import { dayOf, endOfDay, inDutchTime } from '#domain/dutch_time'
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
export type ShippingPromise = {
  readonly target: DateTime
  readonly deadline: DateTime
  /** Whether one of them waits for the end of a holiday. */
  readonly afterHoliday: boolean
}

/**
 * When a parcel that was paid at `paidAt` has to be sent, in UTC (specification 1, section 9). A
 * promise that would end while the shop is away ends on the first working day after that, as the
 * notice of the holiday tells customers.
 *
 * @param away the days on which nothing is sent, both included
 */
export function shippingPromise(paidAt: DateTime, away: Away | null): ShippingPromise {
  const target = endOfDay(paidAt, DAYS_TO_SHIPPING)
  const deadline = endOfDay(addBusinessDays(paidAt, BUSINESS_DAYS_TO_SHIPPING))
  return {
    target: onceBack(target, away).toUTC(),
    deadline: onceBack(deadline, away).toUTC(),
    afterHoliday: isAway(target, away) || isAway(deadline, away),
  }
}

/**
 * The deadline of a parcel as its customer is told: only when the shop is away now, and only when
 * that moves the deadline.
 */
export function movedDeadline(paidAt: DateTime, away: Away | null, now: DateTime): DateTime | null {
  const { deadline } = shippingPromise(paidAt, away)
  const promised = shippingPromise(paidAt, null).deadline
  return isAway(now, away) && deadline > promised ? deadline : null
}

/** Days such as '2026-12-24', both included. */
export type Away = { readonly from: string; readonly until: string }

function isAway(moment: DateTime, away: Away | null): away is Away {
  const day = dayOf(moment)
  return away !== null && away.from <= day && day <= away.until
}

function onceBack(moment: DateTime, away: Away | null): DateTime {
  return isAway(moment, away) ? endOfDay(addBusinessDays(inDutchTime(away.until), 1)) : moment
}

/**
 * The moment before which a message has to be answered, in UTC. A holiday moves it as it moves a parcel,
 * see decision 0149.
 *
 * @param away the days on which nothing is answered, both included
 */
export function replyPromise(receivedAt: DateTime, away: Away | null): DateTime {
  return onceBack(endOfDay(addBusinessDays(receivedAt, BUSINESS_DAYS_TO_REPLY)), away).toUTC()
}

/**
 * The moment before which a message is answered, as its writer is told: only when the shop is away
 * now, and only when that moves it.
 */
export function movedReply(receivedAt: DateTime, away: Away | null, now: DateTime) {
  const deadline = replyPromise(receivedAt, away)
  return isAway(now, away) && deadline > replyPromise(receivedAt, null) ? deadline : null
}

/** How long a message may still wait for its answer; `remaining` is 0 on the last working day. */
export function replyTerm(receivedAt: DateTime, away: Away | null, now: DateTime) {
  const deadline = replyPromise(receivedAt, away)
  return { deadline, remaining: businessDaysLeft(now, deadline), tooLate: now > deadline }
}

/** Calendar days until the last day of a promise: 0 today, below 0 when it is too late. */
export function daysUntil(deadline: DateTime, now: DateTime): number {
  const day = (moment: DateTime) => inDutchTime(moment).startOf('day')
  return Math.round(day(deadline).diff(day(now)).as('days'))
}
