import type { DateTime } from 'luxon'

/** A mail is tried this long before a person has to look. */
export const TRIED_HOURS = 72

const FIRST_PAUSE_SECONDS = 15
const LONGEST_PAUSE_SECONDS = 3600

/**
 * When a failing mail is tried again: after half the time that it has failed, from a quarter of a
 * minute to an hour. The last try is after three days.
 *
 * @param chance from 0 to 1, so that mails that failed together are not tried together
 * @returns null when it has been tried long enough
 */
export function nextTry(failingSince: DateTime, now: DateTime, chance: number): DateTime | null {
  const end = failingSince.plus({ hours: TRIED_HOURS })
  if (now >= end) return null
  const failed = now.diff(failingSince).as('seconds')
  const pause = Math.min(LONGEST_PAUSE_SECONDS, Math.max(FIRST_PAUSE_SECONDS, failed / 2))
  const next = now.plus({ seconds: pause * (0.9 + chance * 0.2) })
  return next < end ? next : end
}
