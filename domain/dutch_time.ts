import { DateTime } from 'luxon'
import { present } from '#domain/present'

/**
 * The calendar and the clock of the Netherlands, where the shop, its customers, the post and the tax
 * office live. It is the only module that knows the zone and how a date is written; lint keeps it so.
 */
export const DUTCH_ZONE = 'Europe/Amsterdam'

/** A moment, in whatever form it is at hand. Text is ISO 8601; a day by itself is its first moment. */
type Moment = DateTime | Date | string

/** The same moment, on a Dutch clock. */
export function inDutchTime(moment: Moment): DateTime {
  if (typeof moment === 'string') return DateTime.fromISO(moment, { zone: DUTCH_ZONE })
  if (moment instanceof Date) return DateTime.fromJSDate(moment, { zone: DUTCH_ZONE })
  return moment.setZone(DUTCH_ZONE)
}

/** The first moment of a day such as '2026-11-21', or of the one `days` later; invalid when there is none. */
export function startOfDay(day: string, days = 0): DateTime {
  return inDutchTime(day).plus({ days }).startOf('day').toUTC()
}

/** The last moment of the day of `moment`, or of the one `days` later. */
export function endOfDay(moment: DateTime, days = 0): DateTime {
  return inDutchTime(moment).plus({ days }).endOf('day')
}

/** The last second of a day such as '2026-11-21', as a column of whole seconds keeps it. */
export function lastSecondOf(day: string): DateTime {
  return inDutchTime(day).endOf('day').set({ millisecond: 0 }).toUTC()
}

/** '21-11-2026'. */
export const numericDay = (moment: Moment): string => inDutchTime(moment).toFormat('dd-MM-yyyy')

/** '2026-11-21', in the zone of the moment. */
export const dayInItsZone = (moment: DateTime): string => moment.toFormat('yyyy-MM-dd')

/** '14:05' on a Dutch clock, as a field of a form holds it. */
export const timeForField = (moment: Moment): string => inDutchTime(moment).toFormat('HH:mm')

/** '20261121T130500000Z', in the name of a file; sorts as time passes. */
export const stampForFile = (moment: DateTime): string =>
  moment.toUTC().toFormat("yyyyMMdd'T'HHmmssSSS'Z'")

/**
 * '2026-11-21T14:05:00.000+01:00', in the zone of the moment.
 *
 * @throws for a moment that does not exist
 */
export function asIso(moment: DateTime): string {
  return present(moment.toISO(), 'a moment')
}

/** '21 november 2026 om 14.05 uur'. */
export const dayAndTime = (moment: Moment): string =>
  inDutchTime(moment).setLocale('nl').toFormat("d MMMM yyyy 'om' HH.mm 'uur'")

/** The day that `formatFullDay` writes, such as '2026-11-25'; null for other words. */
export function readFullDay(words: string): string | null {
  const day = DateTime.fromFormat(words, 'cccc d MMMM yyyy', { zone: DUTCH_ZONE, locale: 'nl' })
  return day.isValid ? dayInItsZone(day) : null
}

/** '2026-11-21 14:05', which a spreadsheet reads as a moment. */
export const dayAndTimeForSheet = (moment: Moment): string =>
  inDutchTime(moment).toFormat('yyyy-MM-dd HH:mm')

/** The formats below come without Luxon, so that a page of the shop stays small. */
function format(language: string, options: Intl.DateTimeFormatOptions) {
  const formatter = new Intl.DateTimeFormat(language, { ...options, timeZone: DUTCH_ZONE })
  return (moment: Moment): string =>
    formatter.format(typeof moment === 'string' ? Date.parse(moment) : moment.valueOf())
}

/** The day of a moment as '2026-11-21', which is how Swedes write it. */
export const dayOf = format('sv-SE', { dateStyle: 'short' })

/** '21 november 2026'. */
export const dayInWords = format('nl-NL', { dateStyle: 'long' })

/** '21 november 2026 om 14.05', as our mails write it. */
export const formatLongMoment = (moment: Moment): string => withStop(longMoment(moment))
const longMoment = format('nl-NL', { dateStyle: 'long', timeStyle: 'short' })

/** '21 nov 2026, 14.05'. */
export const formatMoment = (moment: Moment): string => withStop(shortMoment(moment))
const shortMoment = format('nl-NL', { dateStyle: 'medium', timeStyle: 'short' })

/** '14.05', as the Dutch write a time of day. */
export const formatTimeOfDay = (moment: Moment): string => withStop(timeOfDay(moment))
const timeOfDay = format('nl-NL', { timeStyle: 'short', hourCycle: 'h23' })

const withStop = (time: string): string => time.replace(':', '.')

/** '21 nov 2026', of a moment or of a day such as '2026-11-21'. */
export const formatDay = format('nl-NL', { dateStyle: 'medium' })

/** 'wo 25 nov'. */
export const formatShortDay = format('nl-NL', { weekday: 'short', day: 'numeric', month: 'short' })

/** 'woensdag 25 november'. */
export const formatWeekday = format('nl-NL', { weekday: 'long', day: 'numeric', month: 'long' })

/** 'woensdag 25 november 2026'. */
export const formatFullDay = format('nl-NL', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** '14:05:09', a clock that runs. */
export const formatClockTime = format('nl-NL', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})
