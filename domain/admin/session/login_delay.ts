/** How many wrong passwords strangers give in an hour before they have to wait: people mistype. */
const FREE = 20
/** Each time this many are added, the next stranger waits twice as long. */
const STEP = 10
const SHORTEST_SECONDS = 5
/** A person who logs in from a new browser during an attack still gets in within this time. */
export const LONGEST_DELAY_SECONDS = 300

/**
 * How long a stranger waits before one try at an account, by the number of wrong passwords that
 * strangers gave for that account within the hour.
 */
export function loginDelay(failures: number): number {
  if (failures < FREE) return 0
  return Math.min(
    LONGEST_DELAY_SECONDS,
    SHORTEST_SECONDS * 2 ** Math.floor((failures - FREE) / STEP)
  )
}

/** A wait in words, rounded up: '1 seconde', '40 seconden', '3 minuten'. */
export function waitInWords(seconds: number): string {
  if (seconds <= 1) return '1 seconde'
  if (seconds <= 90) return `${seconds} seconden`
  return `${Math.ceil(seconds / 60)} minuten`
}
