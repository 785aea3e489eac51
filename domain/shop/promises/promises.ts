import type { DateTime } from 'luxon'
import { addBusinessDays } from '#domain/shop/promises/business_days'

/** What the shop promises in days, and until when each promise is kept: the end of a Dutch day. */

const NETHERLANDS = 'Europe/Amsterdam'

/** The FAQ: "binnen drie dagen na je betaling" (specification 1, section 9). */
const DAYS_TO_SHIPPING = 3
/** The order page: "binnen 5 werkdagen" (specification 1, section 9). */
const BUSINESS_DAYS_TO_SHIPPING = 5
/** The contact page: "binnen drie werkdagen" (specification 1, section 4). */
const BUSINESS_DAYS_TO_REPLY = 3

/** Both shipping promises stand: the FAQ's is what we aim at, the order page's is the last day. */
export type ShippingPromise = { readonly streven: DateTime; readonly uiterlijk: DateTime }

export function shippingPromise(paidAt: DateTime): ShippingPromise {
  return {
    streven: endOfDay(paidAt, { days: DAYS_TO_SHIPPING }),
    uiterlijk: endOfDay(addBusinessDays(paidAt, BUSINESS_DAYS_TO_SHIPPING)),
  }
}

/** Until when a message is to be answered. */
export function replyPromise(receivedAt: DateTime): DateTime {
  return endOfDay(addBusinessDays(receivedAt, BUSINESS_DAYS_TO_REPLY))
}

/** Days on the calendar until the last day of a promise: 0 today, below 0 when it is too late. */
export function daysUntil(deadline: DateTime, now: DateTime): number {
  const day = (moment: DateTime) => moment.setZone(NETHERLANDS).startOf('day')
  return Math.round(day(deadline).diff(day(now)).as('days'))
}

function endOfDay(moment: DateTime, later: { days?: number } = {}): DateTime {
  return moment.setZone(NETHERLANDS).plus(later).endOf('day').toUTC()
}
