import type { DateTime } from 'luxon'

/** How many hours after the round a game master still looks at the scores and tidies up. */
export const AFTER_ROUND_HOURS = 24
/** An invitation without a moment of its own ends after this many days, also when nobody plays. */
export const LONGEST_DAYS = 90
/** The furthest moment that an invitation may name. */
export const FURTHEST_DAYS = 366

/** An invitation to lead one evening. */
export type Grant = {
  readonly grantedAt: DateTime
  /** The moment that the owner set; null for a day after the round. */
  readonly until: DateTime | null
  readonly withdrawnAt: DateTime | null
}

/**
 * The moment at which the access of an invitation ends by the clock.
 *
 * @param roundEnd when the first round ended that was played since the invitation; null when none did
 */
export function accessEnds({ grantedAt, until }: Grant, roundEnd: DateTime | null): DateTime {
  if (until) return until
  const latest = grantedAt.plus({ days: LONGEST_DAYS })
  const afterRound = roundEnd?.plus({ hours: AFTER_ROUND_HOURS })
  return afterRound && afterRound < latest ? afterRound : latest
}

/** Whether an invitation opens its evening at this moment. */
export function isOpen(grant: Grant, roundEnd: DateTime | null, now: DateTime): boolean {
  return grant.withdrawnAt === null && now < accessEnds(grant, roundEnd)
}

export type GrantRefused =
  /** Owners lead every evening already. */
  | { readonly type: 'is_owner' }
  | { readonly type: 'shut_out' }
  | { readonly type: 'no_game' }
  | { readonly type: 'unknown_grant' }

/** Whether a moment can be the end of an invitation. */
export function isPossibleEnd(until: DateTime, now: DateTime): boolean {
  return until > now && until <= now.plus({ days: FURTHEST_DAYS })
}
