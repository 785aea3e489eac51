import type { DateTime } from 'luxon'
import { dayInWords } from '#domain/dutch_time'
import { movedDeadline } from '#domain/shop/promises/promises'
import type { Holiday } from '#domain/shop/settings/holiday'
import type Order from '#models/shop/order'

/**
 * The sentence that follows the promise to send a parcel, when the holiday that runs now moves its
 * last day.
 *
 * @param whose holiday it is for the reader: a customer's shop says 'onze', and its owner reads 'je'
 */
export function laterShipping(
  { paidAt, createdAt }: Pick<Order, 'paidAt' | 'createdAt'>,
  holiday: Holiday | null,
  now: DateTime,
  whose: 'onze' | 'je' = 'onze'
): string | null {
  const deadline = movedDeadline(paidAt ?? createdAt, holiday, now)
  return deadline && `Door ${whose} vakantie wordt dat uiterlijk ${dayInWords(deadline)}.`
}
