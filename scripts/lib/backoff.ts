const FIRST_MS = 1_000
const LONGEST_MS = 60_000
/** Who stood this long has recovered: the next end is a new matter. */
const STEADY_MS = 60_000

/** How long to wait before a program is started again: 1, 2, 4 … 60 seconds. */
export class Backoff {
  #next = FIRST_MS

  /** @param stood how long the program that ended had run, in milliseconds */
  next(stood: number): number {
    if (stood >= STEADY_MS) this.#next = FIRST_MS
    const wait = this.#next
    this.#next = Math.min(wait * 2, LONGEST_MS)
    return wait
  }
}
