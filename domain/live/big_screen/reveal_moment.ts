import { REVEAL_SECONDS } from '#domain/live/big_screen/reveal_order'

/** Whatever happens on a big screen, phones never wait longer than this. */
const LONGEST_SECONDS = 60
/** How often a big screen says that it is there: while nothing is told, and while phones wait for it. */
export const BEAT_SECONDS = { quiet: 10, revealing: 3 } as const
/** A big screen that is silent for this long counts as gone: before the telling, and during it. */
const LOST_SECONDS = { quiet: 25, revealing: 10 } as const

/** Moments are milliseconds since 1970. */
type Moment = number

/** Whether a big screen is open when the final scores are asked for. */
export function isScreenOpen(seenAt: Moment | null, now: Moment): boolean {
  return seenAt !== null && now - seenAt < LOST_SECONDS.quiet * 1000
}

/**
 * When the phones may show the final scores: when the big screen has told every place. Teams that
 * share a place are told at once.
 *
 * @param ranks the place of each team
 * @param seenAt the last sign of life of a big screen
 * @returns null when there is no big screen to wait for
 */
export function revealMoment(
  ranks: readonly number[],
  seenAt: Moment | null,
  now: Moment
): Moment | null {
  const places = new Set(ranks).size
  if (places === 0 || !isScreenOpen(seenAt, now)) return null
  return now + Math.min(places * REVEAL_SECONDS, LONGEST_SECONDS) * 1000
}

/** Whether the phones still wait for the big screen. */
export function isRevealPending(revealAt: Moment | null, now: Moment): boolean {
  return revealAt !== null && now < revealAt
}

type Wait = {
  readonly revealAt: Moment
  /** When the telling began; a big screen has some time to take notice. */
  readonly finishedAt: Moment
  /** The last sign of life of a big screen. */
  readonly seenAt: Moment | null
}

/** Whether the wait is over: the moment came, or the big screen is lost. */
export function isRevealOver({ revealAt, finishedAt, seenAt }: Wait, now: Moment): boolean {
  const heard = Math.max(finishedAt, seenAt ?? finishedAt)
  return now >= revealAt || now - heard >= LOST_SECONDS.revealing * 1000
}

/**
 * How far the telling is.
 *
 * @param finishedAt when the telling began
 * @param places how many places there are to tell
 * @returns 0 while the hall is asked who won, 1 to `places` for that place, and one more for the
 *   podium
 */
export function toldSteps(finishedAt: Moment, places: number, now: Moment): number {
  const steps = Math.floor((now - finishedAt) / (REVEAL_SECONDS * 1000))
  return Math.min(Math.max(0, steps), places + 1)
}
