import { DateTime } from 'luxon'

const NETHERLANDS = 'Europe/Amsterdam'

/** The day of a moment on a Dutch calendar, `2026-11-21`. */
export function dayOf(moment: DateTime): string {
  return moment.setZone(NETHERLANDS).toISODate()!
}

export const today = (): string => dayOf(DateTime.utc())

/** The first moment of a day, `dagen` days further on. */
export function startOf(day: string, days = 0): DateTime {
  return DateTime.fromISO(day, { zone: NETHERLANDS }).plus({ days: days }).startOf('day').toUTC()
}

/** `21 november 2026`. */
export function dayInWords(moment: DateTime): string {
  return moment.setZone(NETHERLANDS).setLocale('nl').toFormat('d MMMM yyyy')
}
