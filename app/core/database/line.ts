import logger from '@adonisjs/core/services/logger'

/** How long nobody asks a database that fell silent, so that nobody waits for it in vain. */
const REST_MS = 1_000

/**
 * The database took a question and gave no answer in time. Whether it did the work is unknown, as
 * with every line that breaks.
 */
export class DatabaseSilent extends Error {
  override name = 'DatabaseSilent'
  readonly code = 'ETIMEDOUT'
  readonly syscall = 'read'

  constructor() {
    super('The database gives no answer')
  }
}

/**
 * Whether the database answers this process. When it fell silent, everybody is refused for a second,
 * so that nobody waits for it more than once.
 */
export class DatabaseLine {
  #silentUntil = -Infinity
  #answeredAt = -Infinity
  #told = false
  readonly #waiting = new Set<(error: DatabaseSilent) => void>()

  constructor(protected readonly now: () => number = () => performance.now()) {}

  /** Whether questions are refused at present. */
  get silent(): boolean {
    return this.now() < this.#silentUntil
  }

  /** Records an answer, of whatever kind. */
  answered() {
    this.#answeredAt = this.now()
    this.#silentUntil = -Infinity
    if (!this.#told) return
    this.#told = false
    logger.info('the database answers again')
  }

  answeredSince(moment: number): boolean {
    return this.#answeredAt > moment
  }

  /** How long nobody got an answer, of the time after `since`. */
  quietFor(since: number): number {
    return this.now() - Math.max(since, this.#answeredAt)
  }

  /** Records that questions have no answer, and lets go everybody who waits for a connection. */
  fellSilent() {
    this.#silentUntil = this.now() + REST_MS
    for (const give of this.#waiting) give(new DatabaseSilent())
    if (this.#told) return
    this.#told = true
    logger.error('the database gives no answer')
  }

  /**
   * Waits for work, until the database falls silent.
   *
   * @throws DatabaseSilent without beginning the work when it is silent already
   */
  async unlessSilent<T>(work: () => Promise<T>): Promise<T> {
    if (this.silent) throw new DatabaseSilent()
    const { promise, reject } = Promise.withResolvers<never>()
    this.#waiting.add(reject)
    try {
      return await Promise.race([work(), promise])
    } finally {
      this.#waiting.delete(reject)
    }
  }
}

/** The one instance of this process. */
export const databaseLine = new DatabaseLine()
