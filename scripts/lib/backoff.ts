const FIRST_MS = 1_000
const LONGEST_MS = 60_000
/**
 * A program that ran this long has recovered, so its next end starts with the shortest wait again.
 */
const STEADY_MS = 60_000

/** How long to wait before a program is started again: 1, 2, 4 … 60 seconds. */
export class Backoff {
  #next = FIRST_MS

  /** @param stood how long the program ran before it ended, in milliseconds */
  next(stood: number): number {
    if (stood >= STEADY_MS) this.#next = FIRST_MS
    const wait = this.#next
    this.#next = Math.min(wait * 2, LONGEST_MS)
    return wait
  }
}
