import type { BookingStatus } from '#domain/shop/bookings/booking_life'
import type { CalendarStatus } from '#domain/shop/calendar/icalendar'

/** How a booking stands in a calendar; null when it does not belong in one. */
const IN_CALENDAR: Record<BookingStatus, CalendarStatus | null> = {
  inquiry: null,
  quoted: 'TENTATIVE',
  accepted: 'CONFIRMED',
  played: 'CONFIRMED',
  closed: 'CONFIRMED',
  canceled: 'CANCELLED',
  expired: null,
}

export const calendarStatus = (status: BookingStatus): CalendarStatus | null => IN_CALENDAR[status]

/** The bookings of the owner's own calendar, which drops what was canceled by leaving it out. */
export const IN_FEED: readonly BookingStatus[] = ['quoted', 'accepted', 'played', 'closed']
