import logger from '@adonisjs/core/services/logger'
import { AlarmBook, type Failure } from '#app/core/guard/alarm_book'
import app from '@adonisjs/core/services/app'

/**
 * One cause raises an alarm at most once in this time. After somebody resolved it, it can raise a
 * new one.
 */
const AGAIN_AFTER_MS = 60_000
/**
 * The number of causes that are kept apart, which is more than there are routes. Further causes
 * share one.
 */
const CAUSES = 200
const REST: Failure = { where: 'elsewhere', error: 'Error' }

/**
 * Raises an alarm for the owner after an unexpected error. It never fails itself, and an error that
 * occurs a thousand times a minute costs one write.
 */
export class Failures {
  readonly #raised = new Map<string, number>()

  constructor(
    protected readonly book: () => Promise<AlarmBook>,
    protected readonly complain: (error: unknown) => void,
    protected readonly now: () => number = Date.now
  ) {}

  /** @param where the pattern of a route, never an address, because addresses contain secrets */
  async raise(where: string, error: unknown): Promise<void> {
    const failure = this.#bounded({ where: where.slice(0, 200), error: nameOf(error) })
    const key = `${failure.where}|${failure.error}`
    const last = this.#raised.get(key)
    if (last !== undefined && this.now() - last < AGAIN_AFTER_MS) return
    this.#raised.set(key, this.now())
    try {
      const book = await this.book()
      await book.write(failure)
    } catch (unwritten) {
      this.#raised.delete(key)
      this.complain(unwritten)
    }
  }

  #bounded(failure: Failure): Failure {
    const known = this.#raised.has(`${failure.where}|${failure.error}`)
    return known || this.#raised.size < CAUSES ? failure : REST
  }
}

/** The name of an error class or a code, without any text that a stranger wrote. */
function nameOf(error: unknown): string {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown }
  const words = [name, code].filter(
    (word): word is string => typeof word === 'string' && /^\w{1,60}$/.test(word)
  )
  return words.length > 0 ? words.join(' ') : 'Error'
}

/** The one instance of this process. */
export const failures = new Failures(
  () => app.container.make(AlarmBook),
  (error) => logger.warn({ err: error }, 'an alarm could not be written')
)
