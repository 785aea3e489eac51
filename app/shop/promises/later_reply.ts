import type { DateTime } from 'luxon'
import { dayInWords } from '#domain/dutch_time'
import { movedReply } from '#domain/shop/promises/promises'
import type { Holiday } from '#domain/shop/settings/holiday'

/**
 * The sentence that follows the promise to answer a message, when the holiday that runs now moves its
 * last day.
 *
 * @param whose holiday it is for the reader: a visitor's shop says 'onze', and its owner reads 'je'
 */
export function laterReply(
  receivedAt: DateTime,
  holiday: Holiday | null,
  now: DateTime,
  whose: 'onze' | 'je' = 'onze'
): string | null {
  const deadline = movedReply(receivedAt, holiday, now)
  return deadline && `Door ${whose} vakantie wordt dat uiterlijk ${dayInWords(deadline)}.`
}
