import { DateTime } from 'luxon'

const NEDERLAND = 'Europe/Amsterdam'

/** The day of a moment on a Dutch calendar, `2026-11-21`. */
export function dagVan(moment: DateTime): string {
  return moment.setZone(NEDERLAND).toISODate()!
}

export const vandaag = (): string => dagVan(DateTime.utc())

/** The first moment of a day, `dagen` days further on. */
export function beginVan(dag: string, dagen = 0): DateTime {
  return DateTime.fromISO(dag, { zone: NEDERLAND }).plus({ days: dagen }).startOf('day').toUTC()
}

/** `21 november 2026`. */
export function dagInWoorden(moment: DateTime): string {
  return moment.setZone(NEDERLAND).setLocale('nl').toFormat('d MMMM yyyy')
}
