import { inDutchTime } from '#domain/dutch_time'
import {
  daysOf,
  periodAfter,
  periodName,
  quarterOf,
  returnDue,
  type Period,
} from '#domain/shop/bookkeeping/periods'

/** '4e kwartaal 2026', 'november 2026'. */
export function periodLabel(period: Period): string {
  const { kind, year, number } = period
  if (kind === 'quarter') return `${number}e kwartaal ${year}`
  return `${inDutchTime(daysOf(period).from).setLocale('nl').monthLong} ${year}`
}

/** A period as the page shows it, with the one before and after it. Nothing comes after today. */
export function shownPeriod(period: Period, today: string) {
  const { from, until } = daysOf(period)
  const next = periodAfter(period, 1)
  return {
    ...{ name: periodName(period), label: periodLabel(period), kind: period.kind },
    ...{ year: period.year, from, until, due: returnDue(period) },
    over: until < today,
    /** Whether the last day for the return is over as well. */
    returned: returnDue(period) < today,
    previous: periodName(periodAfter(period, -1)),
    next: daysOf(next).from <= today ? periodName(next) : null,
    /** The quarter of a month, and the last month that has begun of a quarter. */
    other: periodName(otherKind(period, today)),
  }
}

function otherKind(period: Period, today: string): Period {
  const { from, until } = daysOf(period)
  if (period.kind === 'month') return quarterOf(from)
  const [year, month] = (until < today ? until : today < from ? from : today)
    .split('-')
    .map(Number) as [number, number]
  return { kind: 'month', year, number: month }
}

/** The periods to choose from: the quarters of three years, the newest first. */
export function periodChoices(today: string) {
  const now = quarterOf(today)
  return Array.from({ length: 12 }, (_, index) => periodAfter(now, -index)).map((period) => ({
    value: periodName(period),
    text: periodLabel(period),
  }))
}
