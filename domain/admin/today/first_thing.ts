/** The kinds of things that wait for the owner. */
export type Kind = 'alarms' | 'mails' | 'withdrawals' | 'parcels' | 'bookings' | 'messages'

/** How many of a kind wait. */
export type WaitingKind = {
  readonly kind: Kind
  readonly count: number
  /**
   * Days until the first of them has to be ready, below zero when that day is over; null without
   * one.
   */
  readonly days: number | null
}

/**
 * The order of kinds that are equally urgent: money that does not match and a customer who heard
 * nothing come first, then what the law sets a day for, then what the shop promised.
 */
const ORDER: readonly Kind[] = ['alarms', 'mails', 'withdrawals', 'parcels', 'bookings', 'messages']

/** What waits since an unknown moment is as urgent as what is due today. */
const NOW = 0
const SOME_DAY = Number.POSITIVE_INFINITY

/**
 * What an owner does first: what is late, the latest first, then alarms and mails, then what is due
 * first.
 *
 * @returns null when nothing waits
 */
export function firstThing(waiting: readonly WaitingKind[]): WaitingKind | null {
  const due = waiting.filter(({ count }) => count > 0)
  return (
    [...due].sort(
      (one, other) => compare(rank(one), rank(other)) || place(one) - place(other)
    )[0] ?? null
  )
}

/** Unlike a difference this also compares what is never due. */
const compare = (one: number, other: number) => Number(one > other) - Number(one < other)

const place = ({ kind }: WaitingKind) => ORDER.indexOf(kind)

function rank({ kind, days }: WaitingKind): number {
  if (kind === 'alarms' || kind === 'mails') return NOW
  return days ?? SOME_DAY
}
