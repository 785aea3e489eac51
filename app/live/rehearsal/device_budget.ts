import { setTimeout as waiting } from 'node:timers/promises'

/** What the server allows a team in a minute, see `TeamMiddleware`, with some to spare. */
const AT_ONCE = 250
const PER_SECOND = 5

/**
 * Holds the phones of a team to what the server allows them together. People never come near; robots
 * that play an evening in minutes do.
 */
export class DeviceBudget {
  #over = AT_ONCE
  #gezien = performance.now()

  /** Waits for its turn. */
  async neem(signal: AbortSignal): Promise<void> {
    const now = performance.now()
    this.#over = Math.min(AT_ONCE, this.#over + ((now - this.#gezien) / 1000) * PER_SECOND) - 1
    this.#gezien = now
    if (this.#over < 0) await waiting((-this.#over / PER_SECOND) * 1000, undefined, { signal })
  }
}
