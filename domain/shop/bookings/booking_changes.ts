import type { BookingStatus } from '#domain/shop/bookings/booking_life'
import type { Evening } from '#domain/shop/bookings/evening_price'

/** The parts of a booking on which its price rests, its moment and its place. */
export type Agreed = {
  readonly evening: Evening
  readonly people: number
  readonly kmThere: number
  readonly startsAt: Date | null
  readonly place: string
}

export type ChangeOutcome =
  /** Nothing that was agreed changes. */
  | 'free'
  /** Another day or time: agreement and money stay. */
  | 'moved'
  /** Another place at the same moment: agreement and money stay too. */
  | 'relocated'
  /** Another price: the customer gets a new quote, and what was paid counts for it. */
  | 'new_quote'
  /** Another evening than its quote named: the customer cannot accept that quote any more. */
  | 'offer_again'
  /** The evening was played: its price and its day are facts. */
  | 'too_late'

/**
 * What a change means for an evening that was agreed. Moving it leaves what was accepted and paid;
 * the price changes only by a quote that the customer accepts.
 */
export function judgeChange(status: BookingStatus, before: Agreed, after: Agreed): ChangeOutcome {
  const priced =
    before.evening !== after.evening ||
    before.people !== after.people ||
    before.kmThere !== after.kmThere
  const moved = before.startsAt?.getTime() !== after.startsAt?.getTime()
  const placed = before.place !== after.place
  if (status === 'quoted') return priced || moved || placed ? 'offer_again' : 'free'
  if (!priced && !moved) return placed && status === 'accepted' ? 'relocated' : 'free'
  if (status === 'played' || status === 'closed') return 'too_late'
  if (status !== 'accepted') return 'free'
  return priced ? 'new_quote' : 'moved'
}

/**
 * Whether an evening is moved to a day that is over; the owner is asked whether that is meant. Days
 * are such as '2026-11-21'; null is no day yet.
 */
export const movesBack = (before: string | null, after: string | null, today: string): boolean =>
  after !== null && after !== before && after < today

type Planned = { readonly id: number; readonly startsAt: Date; readonly minutes: number }

/** The evenings that are planned at the same time as this one. It is said, not forbidden. */
export function clashesWith<Other extends Planned>(
  own: Planned,
  others: readonly Other[]
): Other[] {
  const [from, until] = spanOf(own)
  return others.filter((other) => {
    const [start, end] = spanOf(other)
    return other.id !== own.id && start < until && from < end
  })
}

const spanOf = ({ startsAt, minutes }: Planned) =>
  [startsAt.getTime(), startsAt.getTime() + minutes * 60_000] as const
