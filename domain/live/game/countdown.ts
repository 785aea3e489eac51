/** The clock of a game. Moments are milliseconds since 1970. */
export type Clock = {
  /** Null when the game has not started. */
  readonly start: number | null
  readonly tijdsduur_minuten: number
  /** What the game master gave on top. */
  readonly extra_seconden: number
  /** All pauses that are over, together. */
  readonly pauze_seconden: number
  /** When the pause that goes on now began. */
  readonly gepauzeerd_sinds: number | null
}

/** The bounds of a game's duration in minutes, and of what one press gives on top in seconds. */
export const DURATION = { min: 5, max: 480, standaard: 60 } as const
export const EXTRA_TIME = { min: 60, max: 3600 } as const

/** @returns when the time is over, with a pause that goes on now counted up to `nu`; null before the start */
export function endTime(clock: Clock, now: number): number | null {
  if (clock.start === null) return null
  const pause = clock.gepauzeerd_sinds === null ? 0 : Math.max(0, now - clock.gepauzeerd_sinds)
  const seconds = clock.tijdsduur_minuten * 60 + clock.extra_seconden + clock.pauze_seconden
  return clock.start + seconds * 1000 + pause
}

/** @returns whole seconds until the end, rounded up so that the last second is seen; 0 when it is over */
export function remainingSeconds(clock: Clock, now: number): number | null {
  const end = endTime(clock, now)
  return end === null ? null : Math.max(0, Math.ceil((end - now) / 1000))
}

/** Whether the time is over; a paused clock never runs out. */
export function isTimeUp(clock: Clock, now: number): boolean {
  const end = endTime(clock, now)
  return end !== null && clock.gepauzeerd_sinds === null && now >= end
}

/**
 * Extra time shifts the end; after zero it counts from now, so that it is never shorter than was said.
 *
 * @returns the new `extra_seconden`
 */
export function withExtraTime(clock: Clock, seconds: number, now: number): number {
  const end = endTime(clock, now)
  const tooLate = end === null ? 0 : Math.max(0, Math.ceil((now - end) / 1000))
  return clock.extra_seconden + tooLate + seconds
}

/** 3725 seconds read '62:05' (specification 2, section 9). */
export function toMinutesSeconds(seconds: number): string {
  const twee = (number: number) => String(number).padStart(2, '0')
  return `${twee(Math.floor(seconds / 60))}:${twee(seconds % 60)}`
}
