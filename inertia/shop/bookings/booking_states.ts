import type { BookingStatus } from '#domain/shop/bookings/booking_life'
import type { MoneyState } from '#domain/shop/bookings/booking_money'
import type { ChipTone } from '~/admin/shell/chip'

type State = { text: string; tone: ChipTone }

/** How the owner reads the state of an evening. */
export const BOOKING_STATES: Record<BookingStatus, State> = {
  inquiry: { text: 'Aangevraagd', tone: 'asks' },
  quoted: { text: 'Offerte verstuurd', tone: 'waits' },
  accepted: { text: 'Afgesproken', tone: 'done' },
  played: { text: 'Gespeeld', tone: 'asks' },
  closed: { text: 'Gesloten', tone: 'over' },
  canceled: { text: 'Afgezegd', tone: 'over' },
  expired: { text: 'Offerte verlopen', tone: 'over' },
}

/** How the owner reads the state of its money. */
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
