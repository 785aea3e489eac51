import type { DateTime } from 'luxon'

/** Where the shop, its customers and the post live. */
const NETHERLANDS = 'Europe/Amsterdam'
const SATURDAY = 6

/**
 * Monday to Friday, without public holidays, by the Dutch calendar.
 *
 * The holidays are those of article 3 of the Algemene termijnenwet, with two that we count as ordinary
 * days: post is collected on Good Friday, which that act merely treats as a holiday for terms of law, and
 * on Liberation Day, a day off once in five years (Stichting van de Arbeid, 1990). A promise counted by
 * these days is never later than the customer counts.
 */
export function isBusinessDay(day: DateTime): boolean {
  const local = day.setZone(NETHERLANDS)
  return local.weekday < SATURDAY && !isPublicHoliday(local)
}

/**
 * The moment `werkdagen` working days after `vanaf`, at the same time of day: the day itself does not
 * count. Ordered on Thursday, five working days later is the Thursday after, and one holiday makes it
 * Friday.
 */
export function addBusinessDays(from: DateTime, businessDays: number): DateTime {
  let day = from.setZone(NETHERLANDS)
  for (let counted = 0; counted < businessDays;) {
    day = day.plus({ days: 1 })
    if (isBusinessDay(day)) counted += 1
  }
  return day.setZone(from.zone)
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

/** 27 April, or the day before when that is a Sunday (Koninklijk Besluit of 2013). */
function kingsDay(year: number): number {
  return new Date(Date.UTC(year, 3, 27)).getUTCDay() === 0 ? 26 : 27
}

/**
 * Easter Sunday as the day of the year: the first Sunday after the ecclesiastical full moon that falls
 * on or after the 21st of March (the Gregorian computus of Meeus, Jones and Butcher).
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
