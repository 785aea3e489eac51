import { setTimeout as waiting } from 'node:timers/promises'

/** A little less than `LIMITS.teamActions` in `start/limiters.ts` allows a team in a minute. */
const AT_ONCE = 250
const PER_SECOND = 5

/**
 * Limits the phones of a team to what the server allows them together. People never come near that
 * limit, but robots that play an evening in minutes do.
 */
export class DeviceBudget {
  #remaining = AT_ONCE
  #lastSeen = performance.now()

  /** Waits until the limit allows a call. */
  async take(signal: AbortSignal): Promise<void> {
    const now = performance.now()
    this.#remaining =
      Math.min(AT_ONCE, this.#remaining + ((now - this.#lastSeen) / 1000) * PER_SECOND) - 1
    this.#lastSeen = now
    if (this.#remaining < 0)
      await waiting((-this.#remaining / PER_SECOND) * 1000, undefined, { signal })
  }
}
