import type { DateTime } from 'luxon'
import { isBusinessDay, addBusinessDays } from '#domain/shop/promises/business_days'

/** What the contact page promises (specification 1, section 9). */
export const REPLY_WITHIN = 3

const NETHERLANDS = 'Europe/Amsterdam'

/**
 * Until when a message may wait for its answer: the end of the third working day. `over` counts the
 * working days that are left after today; 0 on the last one.
 */
export function replyTerm(received: DateTime, now: DateTime) {
  const deadline = addBusinessDays(received, REPLY_WITHIN).setZone(NETHERLANDS).endOf('day')
  let remaining = 0
  for (
    let day = now.setZone(NETHERLANDS).plus({ days: 1 }).startOf('day');
    day <= deadline;
    day = day.plus({ days: 1 })
  )
    if (isBusinessDay(day)) remaining += 1
  return { uiterlijk: deadline, over: remaining, teLaat: now > deadline }
}
