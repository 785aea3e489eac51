import logger from '@adonisjs/core/services/logger'
import { AlarmBook, causeOf, type Failure } from '#app/core/guard/alarm_book'
import app from '@adonisjs/core/services/app'

type Bounds = {
  /**
   * One cause raises an alarm at most once in this time. After somebody resolved it, it can raise a
   * new one.
   */
  readonly againAfterMs: number
  /** The number of causes that are kept apart. Further causes share one. */
  readonly causes: number
}

/** Our own errors: the number of causes is larger than that of the routes. */
const OURS: Bounds = { againAfterMs: 60_000, causes: 200 }
/** The errors that browsers report, whose causes a stranger can make up. */
const OF_STRANGERS: Bounds = { againAfterMs: 3_600_000, causes: 50 }
/** A cause that did not occur for this long makes room for another one. */
const FORGOTTEN_AFTER_MS = 86_400_000

/**
 * Raises an alarm for the owner after an unexpected error. It never fails itself, and an error that
 * occurs a thousand times a minute costs one write.
 */
export class Failures {
  readonly #raised = new Map<string, number>()

  constructor(
    protected readonly book: () => Promise<AlarmBook>,
    protected readonly complain: (error: unknown) => void,
    protected readonly now: () => number = Date.now,
    protected readonly bounds: Bounds = OURS
  ) {}

  /** @param where the pattern of a route, never an address, because addresses contain secrets */
  async raise(where: string, error: unknown): Promise<void> {
    await this.note({
      kind: 'unexpected_error',
      where: where.slice(0, 200),
      error: nameOf(error),
    })
  }

  /** The number of causes that are kept apart now. */
  get known() {
    return this.#raised.size
  }

  /** Forgets all causes, so that each raises an alarm anew. */
  forget() {
    this.#raised.clear()
  }

  /** @returns whether this failure was written just now */
  async note(noted: Failure): Promise<boolean> {
    const failure = this.#bounded(noted)
    const key = keyOf(failure)
    const last = this.#raised.get(key)
    if (last !== undefined && this.now() - last < this.bounds.againAfterMs) return false
    this.#raised.set(key, this.now())
    try {
      const book = await this.book()
      await book.write(failure)
      return true
    } catch (unwritten) {
      this.#raised.delete(key)
      this.complain(unwritten)
      return false
    }
  }

  #bounded(failure: Failure): Failure {
    if (this.#raised.has(keyOf(failure)) || this.#raised.size < this.bounds.causes) return failure
    for (const [key, at] of this.#raised)
      if (this.now() - at > FORGOTTEN_AFTER_MS) this.#raised.delete(key)
    return this.#raised.size < this.bounds.causes ? failure : { ...REST, kind: failure.kind }
  }
}

const REST = { where: 'elsewhere', error: 'Error' }

const keyOf = (failure: Failure) => `${failure.kind}|${causeOf(failure)}`

/** The name of an error class or a code, without any text that a stranger wrote. */
export function nameOf(error: unknown): string {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown }
  const words = [name, code].filter(
    (word): word is string => typeof word === 'string' && /^\w{1,60}$/.test(word)
  )
  return words.length > 0 ? words.join(' ') : 'Error'
}

const book = () => app.container.make(AlarmBook)
const complain = (error: unknown) => logger.warn({ err: error }, 'an alarm could not be written')

/** Failures of this process. */
export const failures = new Failures(book, complain, () => Date.now())

/** Failures that browsers report to this process. */
export const browserFailures = new Failures(book, complain, () => Date.now(), OF_STRANGERS)
