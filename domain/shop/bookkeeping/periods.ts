import { err, ok, type Result } from '#domain/result'

/** A month or a quarter of the calendar; `number` counts from one. */
export type Period = {
  readonly kind: 'month' | 'quarter'
  readonly year: number
  readonly number: number
}

/** The first and the last day of a period, such as '2026-10-01' and '2026-12-31'. */
export type Days = { readonly from: string; readonly until: string }

const MONTHS = { month: 1, quarter: 3 } as const
const PER_YEAR = { month: 12, quarter: 4 } as const

/** The earliest year that can be asked for; invoices do not go further back. */
const FIRST_YEAR = 2000
const LAST_YEAR = 2999

const two = (number: number) => String(number).padStart(2, '0')

/** '2026-11' for a month, '2026-K4' for a quarter (kwartaal). */
export const periodName = ({ kind, year, number }: Period): string =>
  kind === 'month' ? `${year}-${two(number)}` : `${year}-K${number}`

/** Reads a name of a period, '2026-11' or '2026-K4'. */
export function readPeriod(name: string): Result<Period, 'no_period'> {
  const [, year, quarter, month] = /^(\d{4})-(?:K([1-4])|(0[1-9]|1[0-2]))$/.exec(name) ?? []
  if (year === undefined || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR)
    return err('no_period')
  return ok(
    quarter === undefined
      ? { kind: 'month', year: Number(year), number: Number(month) }
      : { kind: 'quarter', year: Number(year), number: Number(quarter) }
  )
}

/** The quarter in which a day such as '2026-11-24' lies. */
export function quarterOf(day: string): Period {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return { kind: 'quarter', year, number: Math.ceil(month / MONTHS.quarter) }
}

/** The period that is `steps` further, or earlier below zero. */
export function periodAfter({ kind, year, number }: Period, steps: number): Period {
  const counted = year * PER_YEAR[kind] + (number - 1) + steps
  return {
    kind,
    year: Math.floor(counted / PER_YEAR[kind]),
    number: (counted % PER_YEAR[kind]) + 1,
  }
}

/** The days of a period, both included. */
export function daysOf({ kind, year, number }: Period): Days {
  const first = (number - 1) * MONTHS[kind]
  return { from: dayOf(year, first, 1), until: dayOf(year, first + MONTHS[kind], 0) }
}

/** `month` counts from zero, and day 0 is the last one of the month before. */
const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

/** The months of a quarter, or the month itself. */
export function monthsOf({ kind, year, number }: Period): readonly Period[] {
  const first = (number - 1) * MONTHS[kind] + 1
  return Array.from({ length: MONTHS[kind] }, (_, index) => ({
    ...{ kind: 'month' as const, year, number: first + index },
  }))
}

/**
 * The last day on which the VAT return of a period has to be in and paid: one month after its end
 * (Algemene wet inzake rijksbelastingen, articles 10 and 19). For a month or quarter of the calendar
 * that is the last day of the month that follows.
 */
export function returnDue(period: Period): string {
  const [year, month] = daysOf(period).until.split('-').map(Number) as [number, number]
  return dayOf(year, month + 1, 0)
}
