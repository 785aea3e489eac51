/** The clock of a game. Moments are milliseconds since 1970. */
export type Clock = {
  /** Null when the game has not started. */
  readonly start: number | null
  readonly durationMinutes: number
  /** The seconds that the game master added. */
  readonly extraSeconds: number
  /** The seconds of all pauses that are over, together, and of standing still before extra time. */
  readonly pauseSeconds: number
  /** When the current pause began; null when there is none. */
  readonly pausedSince: number | null
}

/** The limits of a game's duration in minutes, and of the extra time of one press in seconds. */
export const DURATION = { min: 5, max: 480, defaultValue: 60 } as const
export const EXTRA_TIME = { min: 60, max: 3600 } as const

/** The longest reason of a pause, in characters: it is a headline. */
export const PAUSE_REASON = 60

/**
 * @returns when the time is over, in milliseconds since 1970; a pause that goes on counts up to
 *   `now`; null before the start
 */
export function endTime(clock: Clock, now: number): number | null {
  if (clock.start === null) return null
  const pause = clock.pausedSince === null ? 0 : Math.max(0, now - clock.pausedSince)
  const seconds = clock.durationMinutes * 60 + clock.extraSeconds + clock.pauseSeconds
  return clock.start + seconds * 1000 + pause
}

/**
 * @returns whole seconds until the end, rounded up so that the last second is seen; 0 when the time
 *   is over; null before the start
 */
export function remainingSeconds(clock: Clock, now: number): number | null {
  const end = endTime(clock, now)
  return end === null ? null : Math.max(0, Math.ceil((end - now) / 1000))
}

/** How long has been played, in whole seconds: what has gone since the start, without the pauses. */
export function playedSeconds(clock: Clock, now: number): number {
  if (clock.start === null) return 0
  const until = clock.pausedSince ?? now
  return Math.max(0, Math.floor((until - clock.start) / 1000) - clock.pauseSeconds)
}

/** Whether the time is over. A paused clock never runs out. */
export function isTimeUp(clock: Clock, now: number): boolean {
  const end = endTime(clock, now)
  return end !== null && clock.pausedSince === null && now >= end
}

/**
 * Extra time moves the end. After zero it counts from now, so that teams always get as much as the
 * game master announced; what passed since zero is a pause, in which nobody played.
 */
export function withExtraTime(
  clock: Clock,
  seconds: number,
  now: number
): Pick<Clock, 'extraSeconds' | 'pauseSeconds'> {
  const end = endTime(clock, now)
  const stoodStill = end === null ? 0 : Math.max(0, Math.ceil((now - end) / 1000))
  return {
    extraSeconds: clock.extraSeconds + seconds,
    pauseSeconds: clock.pauseSeconds + stoodStill,
  }
}

/** 3725 seconds read '62:05' (specification 2, section 9). */
export function toMinutesSeconds(seconds: number): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`
}
