import type { DateTime } from 'luxon'

/** Where the shop, its customers and the post live. */
const NEDERLAND = 'Europe/Amsterdam'
const ZATERDAG = 6

/**
 * Monday to Friday, without public holidays, by the Dutch calendar.
 *
 * The holidays are those of article 3 of the Algemene termijnenwet, with two that we count as ordinary
 * days: post is collected on Good Friday, which that act merely treats as a holiday for terms of law, and
 * on Liberation Day, a day off once in five years (Stichting van de Arbeid, 1990). A promise counted by
 * these days is never later than the customer counts.
 */
export function isWerkdag(dag: DateTime): boolean {
  const daar = dag.setZone(NEDERLAND)
  return daar.weekday < ZATERDAG && !isFeestdag(daar)
}

/**
 * The moment `werkdagen` working days after `vanaf`, at the same time of day: the day itself does not
 * count. Ordered on Thursday, five working days later is the Thursday after, and one holiday makes it
 * Friday.
 */
export function telWerkdagenOp(vanaf: DateTime, werkdagen: number): DateTime {
  let dag = vanaf.setZone(NEDERLAND)
  for (let geteld = 0; geteld < werkdagen;) {
    dag = dag.plus({ days: 1 })
    if (isWerkdag(dag)) geteld += 1
  }
  return dag.setZone(vanaf.zone)
}

function isFeestdag({ year, month, day, ordinal }: DateTime): boolean {
  const is = (maand: number, opDag: number) => month === maand && day === opDag
  const naPasen = ordinal - eerstePaasdag(year)
  return (
    is(1, 1) ||
    is(4, koningsdag(year)) ||
    (is(5, 5) && year % 5 === 0) ||
    is(12, 25) ||
    is(12, 26) ||
    [0, 1, 39, 49, 50].includes(naPasen)
  )
}

/** 27 April, or the day before when that is a Sunday (Koninklijk Besluit of 2013). */
function koningsdag(jaar: number): number {
  return new Date(Date.UTC(jaar, 3, 27)).getUTCDay() === 0 ? 26 : 27
}

/**
 * Easter Sunday as the day of the year: the first Sunday after the ecclesiastical full moon that falls
 * on or after the 21st of March (the Gregorian computus of Meeus, Jones and Butcher).
 */
function eerstePaasdag(jaar: number): number {
  const a = jaar % 19
  const eeuw = Math.floor(jaar / 100)
  const inEeuw = jaar % 100
  const g = Math.floor((8 * eeuw + 13) / 25)
  const maan = (19 * a + eeuw - Math.floor(eeuw / 4) - g + 15) % 30
  const week = (32 + 2 * (eeuw % 4) + 2 * Math.floor(inEeuw / 4) - maan - (inEeuw % 4)) % 7
  const m = Math.floor((a + 11 * maan + 19 * week) / 433)
  const maand = Math.floor((maan + week - 7 * m + 90) / 25)
  const dag = (maan + week - 7 * m + 33 * maand + 19) % 32
  return dagVanHetJaar(jaar, maand, dag)
}

function dagVanHetJaar(jaar: number, maand: number, dag: number): number {
  return (Date.UTC(jaar, maand - 1, dag) - Date.UTC(jaar, 0, 0)) / 86_400_000
}
