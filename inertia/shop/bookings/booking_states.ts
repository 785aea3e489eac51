import type { BookingStatus } from '#domain/shop/bookings/booking_life'
import type { MoneyState } from '#domain/shop/bookings/booking_money'
import type { ChipTone } from '~/admin/shell/chip'

type State = { text: string; tone: ChipTone }

/** The colour of the state of an evening; its word comes from the server. */
export const BOOKING_TONES: Record<BookingStatus, ChipTone> = {
  inquiry: 'asks',
  quoted: 'waits',
  accepted: 'done',
  played: 'asks',
  closed: 'over',
  canceled: 'over',
  expired: 'over',
}

/** The words and the colour for the state of its money. */
export const MONEY_STATES: Record<MoneyState, State> = {
  none: { text: 'Nog niet betaald', tone: 'waits' },
  deposit: { text: 'Deels betaald', tone: 'waits' },
  paid: { text: 'Betaald', tone: 'done' },
  overdue: { text: 'Te laat', tone: 'wrong' },
}

/** What is paid, on buttons and in lists. */
export const PARTS = {
  whole: { name: 'Alles', wire: 'alles' },
  deposit: { name: 'Aanbetaling', wire: 'aanbetaling' },
  rest: { name: 'De rest', wire: 'rest' },
} as const
