import logger from '@adonisjs/core/services/logger'

/** How long health goes on telling of a failure that is over. */
const REMEMBER_MS = 5 * 60_000

/** Whether what this process writes reaches the database. */
export class Writes {
  #failedAt = -Infinity
  #failing = false
  #known = new WeakSet()

  /**
   * A transaction was not confirmed, or the database could not carry out a statement. Whoever meets
   * the error says so; it counts and is logged once.
   */
  failed(error: unknown, now = Date.now()) {
    if (error instanceof Object) {
      if (this.#known.has(error)) return
      this.#known.add(error)
    }
    this.#failing = true
    this.#failedAt = now
    logger.error({ err: withoutBindings(error) }, 'a write was not confirmed by the database')
  }

  /** A transaction that wrote something was confirmed. */
  succeeded() {
    this.#failing = false
  }

  /** `failing` until a later write is confirmed, then `recovered` for some minutes. */
  state(now = Date.now()): 'well' | 'failing' | 'recovered' {
    if (this.#failing) return 'failing'
    return now - this.#failedAt < REMEMBER_MS ? 'recovered' : 'well'
  }

  /** For tests: as if this process had just begun. */
  forget() {
    this.#failing = false
    this.#failedAt = -Infinity
  }
}

/** Libraries put the statement, with whose data it was, before the reason. */
function withoutBindings(error: unknown) {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return {
    code,
    message: String(message ?? error)
      .split(' - ')
      .at(-1),
  }
}

/** The one of this process. */
export const writes = new Writes()
