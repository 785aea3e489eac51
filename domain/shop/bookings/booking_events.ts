/** What happens to a booking. Its details are amounts, numbers and days, and nobody's name. */
export const BOOKING_EVENTS = [
  'asked',
  'changed',
  'moved',
  'relocated',
  'revised',
  'quoted',
  'accepted',
  'accepted_for_customer',
  'expired',
  'invoiced',
  'invoice_replaced',
  'paid',
  'paid_by_bank',
  'customer_made',
  'played',
  'closed',
  'canceled',
] as const
export type BookingEventKind = (typeof BOOKING_EVENTS)[number]
