import type { DateTime } from 'luxon'
import { inDutchTime } from '#domain/dutch_time'

const SATURDAY = 6

/**
 * Whether a day is a working day: Monday to Friday, without public holidays, by the Dutch calendar.
 *
 * The holidays are those of article 3 of the Algemene termijnenwet. Two of them count as ordinary
 * days here: post is collected on Good Friday, which that act treats as a holiday only for terms of
 * law, and Liberation Day is a day off once in five years (Stichting van de Arbeid, 1990). A
 * promise that is counted by these days never ends later than the customer expects.
 */
export function isBusinessDay(day: DateTime): boolean {
  const local = inDutchTime(day)
  return local.weekday < SATURDAY && !isPublicHoliday(local)
}

/**
 * The moment `businessDays` working days after `from`, at the same time of day. The day itself does
 * not count: five working days after an order on Thursday is the Thursday after, and one holiday in
 * between makes it Friday.
 */
export function addBusinessDays(from: DateTime, businessDays: number): DateTime {
  let day = inDutchTime(from)
  for (let counted = 0; counted < businessDays;) {
    day = day.plus({ days: 1 })
    if (isBusinessDay(day)) counted += 1
  }
  return day.setZone(from.zone)
}

/** The working days after today, up to and including the one of `deadline`. */
export function businessDaysLeft(now: DateTime, deadline: DateTime): number {
  let left = 0
  let day = inDutchTime(now).plus({ days: 1 }).startOf('day')
  for (; day <= deadline; day = day.plus({ days: 1 })) if (isBusinessDay(day)) left += 1
  return left
}

function isPublicHoliday({ year, month, day, ordinal }: DateTime): boolean {
  const isOn = (monthNumber: number, onDay: number) => month === monthNumber && day === onDay
  const sinceEaster = ordinal - easterSunday(year)
  return (
    isOn(1, 1) ||
    isOn(4, kingsDay(year)) ||
    (isOn(5, 5) && year % 5 === 0) ||
    isOn(12, 25) ||
    isOn(12, 26) ||
    [0, 1, 39, 49, 50].includes(sinceEaster)
  )
}

/**
 * The day in April of King's Day: the 27th, or the 26th when the 27th is a Sunday (Koninklijk
 * Besluit of 2013).
 */
function kingsDay(year: number): number {
  return new Date(Date.UTC(year, 3, 27)).getUTCDay() === 0 ? 26 : 27
}

/**
 * Easter Sunday as the day of the year: the first Sunday after the ecclesiastical full moon that
 * falls on or after 21 March (the Gregorian computus of Meeus, Jones and Butcher).
 */
function easterSunday(year: number): number {
  const a = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const g = Math.floor((8 * century + 13) / 25)
  const moon = (19 * a + century - Math.floor(century / 4) - g + 15) % 30
  const week =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - moon - (yearOfCentury % 4)) % 7
  const m = Math.floor((a + 11 * moon + 19 * week) / 433)
  const monthNumber = Math.floor((moon + week - 7 * m + 90) / 25)
  const day = (moon + week - 7 * m + 33 * monthNumber + 19) % 32
  return dayOfYear(year, monthNumber, day)
}

function dayOfYear(year: number, monthNumber: number, day: number): number {
  return (Date.UTC(year, monthNumber - 1, day) - Date.UTC(year, 0, 0)) / 86_400_000
}
