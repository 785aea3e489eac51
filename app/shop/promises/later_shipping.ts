import type { DateTime } from 'luxon'
import { dayInWords } from '#domain/dutch_time'
import { movedDeadline } from '#domain/shop/promises/promises'
import type { Holiday } from '#domain/shop/settings/holiday'
import type Order from '#models/shop/order'

/** The last day to send a parcel when the holiday that runs now moves it, in words. */
export function laterShipping(
  { paidAt, createdAt }: Pick<Order, 'paidAt' | 'createdAt'>,
  holiday: Holiday | null,
  now: DateTime
): string | null {
  const deadline = movedDeadline(paidAt ?? createdAt, holiday, now)
  return deadline && dayInWords(deadline)
}
