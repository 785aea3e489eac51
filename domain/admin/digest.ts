import type { DateTime } from 'luxon'
import { dayOf, inDutchTime, startOfDay } from '#domain/dutch_time'

/** The hour, on a Dutch clock, before which the owner is left alone. */
export const DIGEST_HOUR = 7

/** Whether the owner has still to hear about yesterday: once a Dutch day, in the morning or later. */
export function digestIsDue(last: DateTime | null, now: DateTime): boolean {
  const given = last !== null && dayOf(last) >= dayOf(now)
  return !given && inDutchTime(now).hour >= DIGEST_HOUR
}

/** The Dutch day before `now`: its first moment, and the first moment after it. */
export function yesterday(now: DateTime): { readonly from: DateTime; readonly until: DateTime } {
  const day = dayOf(now)
  return { from: startOfDay(day, -1), until: startOfDay(day) }
}
