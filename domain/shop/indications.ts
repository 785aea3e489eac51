import { dayOf, startOfDay } from '#domain/dutch_time'
import { err, ok, type Result } from '#domain/result'

/** How far ahead a visitor may wish for a day. */
const YEARS_AHEAD = 2

/** '2026-11-21'. */
const DAY = /^\d{4}-\d{2}-\d{2}$/

export type DayRefused = 'no_day' | 'past' | 'too_far'

/**
 * Whether somebody may wish for this day: it exists, is not over, and is within two years.
 *
 * @param day such as '2026-11-21', a day of the Netherlands
 * @returns the same day
 */
export function wishedDay(day: string, now: Date): Result<string, DayRefused> {
  const first = startOfDay(day)
  if (!DAY.test(day) || !first.isValid) return err('no_day')
  if (day < dayOf(now)) return err('past')
  const last = startOfDay(dayOf(now)).plus({ years: YEARS_AHEAD })
  return first > last ? err('too_far') : ok(day)
}
