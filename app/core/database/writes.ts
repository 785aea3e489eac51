import logger from '@adonisjs/core/services/logger'

/** How long the health check still reports a failure that is over. */
const REMEMBER_MS = 5 * 60_000

/** Whether the writes of this process reach the database. */
export class Writes {
  #failedAt = -Infinity
  #failing = false
  #reason: unknown = null
  #known = new WeakSet()

  /**
   * Records that a transaction was not confirmed, or that the database could not execute a
   * statement. Every handler of the error may call this; the error counts and is logged once.
   */
  failed(error: unknown, now = Date.now()) {
    if (error instanceof Object) {
      if (this.#known.has(error)) return
      this.#known.add(error)
    }
    this.#failing = true
    this.#failedAt = now
    this.#reason = error
    logger.error({ err: error }, 'a write was not confirmed by the database')
  }

  /** Records that a transaction that wrote something was confirmed. */
  succeeded() {
    this.#failing = false
  }

  /** `failing` until a later write is confirmed, then `recovered` for some minutes. */
  state(now = Date.now()): 'well' | 'failing' | 'recovered' {
    if (this.#failing) return 'failing'
    return now - this.#failedAt < REMEMBER_MS ? 'recovered' : 'well'
  }

  /** The last failure, and its moment in milliseconds since 1970. */
  get lastFailure(): { readonly at: number; readonly reason: unknown } {
    return { at: this.#failedAt, reason: this.#reason }
  }

  /** Resets the state as if this process had just started, for tests. */
  forget() {
    this.#failing = false
    this.#failedAt = -Infinity
  }
}

/** The one instance of this process. */
export const writes = new Writes()
