/** How the session of somebody who has to log in again came to its end. */
export type SessionEnd =
  /** Nobody used it for a working day. */
  | 'away'
  /** A day is over since the login, however busy it was. */
  | 'day'
  /** It was ended in another browser, or password or second factor were changed there. */
  | 'elsewhere'
  /** Somebody logged out in this browser, perhaps in another tab. */
  | 'here'
  /** A game master has no evening to lead any more. */
  | 'nothing_to_lead'

/** A session ends after so many milliseconds without use, and always after `LONGEST_MS`. */
export const IDLE_MS = 8 * 3_600_000
export const LONGEST_MS = 24 * 3_600_000

type Session = {
  readonly openedAt: Date | null
  /** When it was last used; null when the server does not know it any more. */
  readonly seenAt: Date | null
}

/**
 * Why a session opens nothing any more. One that is young, and was used just now, can only have been
 * ended by a person.
 *
 * @param openedAt as its browser keeps it, because the server forgets sessions that are over
 */
export function sessionEnd({ openedAt, seenAt }: Session, now: Date): SessionEnd {
  const since = (moment: Date) => now.getTime() - moment.getTime()
  if (openedAt !== null && since(openedAt) >= LONGEST_MS) return 'day'
  return seenAt !== null && since(seenAt) >= IDLE_MS ? 'away' : 'elsewhere'
}
