import logger from '@adonisjs/core/services/logger'

/** How long Redis may take for one counter. */
const PATIENCE_MS = 250
/** How long Redis is left alone after it failed, so that a visitor waits for it once at most. */
const REST_MS = 2_000

/** Whether Redis answers. While it does not, nobody waits for it. */
export class RedisLine {
  #restUntil = -Infinity
  #down = false

  constructor(
    protected readonly patience = PATIENCE_MS,
    protected readonly now: () => number = () => performance.now()
  ) {}

  get isDown(): boolean {
    return this.#down
  }

  /**
   * Asks Redis, within its patience.
   *
   * @param isAnswer whether what was thrown is an answer of Redis after all
   * @returns what it answered, or null when it gave no answer
   */
  async ask<T>(
    question: () => Promise<T>,
    isAnswer: (error: unknown) => boolean = () => false
  ): Promise<{ readonly answer: T } | null> {
    if (this.now() < this.#restUntil) return null
    const { promise: late, reject } = Promise.withResolvers<never>()
    const giveUp = () => reject(new Error('Redis gives no answer'))
    /** An answer may lie ready after a long pause of this process: it is read before we give up. */
    let last: NodeJS.Immediate | undefined
    const timer = setTimeout(() => {
      last = setImmediate(() => (last = setImmediate(giveUp)))
    }, this.patience)
    try {
      const answer = await Promise.race([question(), late])
      this.#up()
      return { answer }
    } catch (error) {
      if (isAnswer(error)) {
        this.#up()
        throw error
      }
      this.#fail(error)
      return null
    } finally {
      clearTimeout(timer)
      if (last) clearImmediate(last)
    }
  }

  #up() {
    this.#restUntil = -Infinity
    if (!this.#down) return
    this.#down = false
    logger.info('Redis answers again; rate limits are shared')
  }

  #fail(error: unknown) {
    this.#restUntil = this.now() + REST_MS
    if (this.#down) return
    this.#down = true
    logger.warn({ err: error }, 'Redis gives no answer; rate limits are counted in memory')
  }
}

/** The one instance of this process. */
export const redisLine = new RedisLine()
