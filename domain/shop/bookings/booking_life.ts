import { err, ok, type Result } from '#domain/result'

/**
 * The life of a booked evening. `inquiry` is a question without a price that counts; `quoted` has an offer that
 * waits for an answer; `accepted` is agreed; `played` is over and may still be paid; `closed` needs
 * nothing more; `canceled` does not take place; `expired` was never answered. Money has a state of
 * its own (`booking_money.ts`): an evening on account is played before it is paid.
 */
export const BOOKING_STATUSES = [
  'inquiry',
  'quoted',
  'accepted',
  'played',
  'closed',
  'canceled',
  'expired',
] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

export type BookingTrigger = 'quote' | 'revise' | 'accept' | 'expire' | 'play' | 'close' | 'cancel'

/**
 * A new quote takes an agreed evening back to `quoted`: the customer agrees to the new price. An
 * evening that changes while its quote waits goes back to `inquiry`, because the quote was for
 * another evening.
 */
const TRANSITIONS: Record<BookingStatus, Partial<Record<BookingTrigger, BookingStatus>>> = {
  inquiry: { quote: 'quoted', cancel: 'canceled' },
  quoted: {
    ...{ quote: 'quoted', revise: 'inquiry', accept: 'accepted' },
    ...{ expire: 'expired', cancel: 'canceled' },
  },
  expired: { quote: 'quoted', cancel: 'canceled' },
  accepted: { quote: 'quoted', play: 'played', cancel: 'canceled' },
  played: { close: 'closed' },
  closed: {},
  canceled: { quote: 'quoted' },
}

export type BookingTransitionRefused = {
  readonly type: 'transition_refused'
  readonly from: BookingStatus
  readonly trigger: BookingTrigger
}

/** @returns the status after `trigger`, or a refusal when it does not follow from `from` */
export function nextBookingStatus(
  from: BookingStatus,
  trigger: BookingTrigger
): Result<BookingStatus, BookingTransitionRefused> {
  const to = TRANSITIONS[from][trigger]
  return to ? ok(to) : err({ type: 'transition_refused', from, trigger })
}

/** The statuses from which `trigger` may start, for the `where` of a conditional update. */
export function bookingsThatMay(trigger: BookingTrigger): BookingStatus[] {
  return BOOKING_STATUSES.filter((status) => trigger in TRANSITIONS[status])
}

/** The evenings that the owner still has something to do with. */
export const RUNNING_BOOKINGS: readonly BookingStatus[] = [
  'inquiry',
  'quoted',
  'accepted',
  'played',
]

/** The evenings that take place, for a calendar: agreed, or already played. */
export const AGREED_BOOKINGS: readonly BookingStatus[] = ['accepted', 'played', 'closed']

/** Whether an evening is still to be played or settled, so that its name is needed. */
export const holdsBooking = (status: BookingStatus): boolean =>
  status === 'accepted' || status === 'played'

/** Who pays: a consumer reads amounts with VAT, a business also without (Wet OB 1968, art. 38). */
export const BUYERS = ['consumer', 'business'] as const
export type Buyer = (typeof BUYERS)[number]
