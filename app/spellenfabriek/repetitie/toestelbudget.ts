import { setTimeout as wacht } from 'node:timers/promises'

/** What the server allows a team in a minute, see `TeamMiddleware`, with some to spare. */
const INEENS = 250
const PER_SECONDE = 5

/**
 * Holds the phones of a team to what the server allows them together. People never come near; robots
 * that play an evening in minutes do.
 */
export class Toestelbudget {
  #over = INEENS
  #gezien = performance.now()

  /** Waits for its turn. */
  async neem(signal: AbortSignal): Promise<void> {
    const nu = performance.now()
    this.#over = Math.min(INEENS, this.#over + ((nu - this.#gezien) / 1000) * PER_SECONDE) - 1
    this.#gezien = nu
    if (this.#over < 0) await wacht((-this.#over / PER_SECONDE) * 1000, undefined, { signal })
  }
}
