import { randomInt } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Payment, Settlement, StoredAnswer, WebhookJob } from './types.js'

type SavedState = {
  readonly version: 1
  readonly payments: readonly Payment[]
  /** A file from before there were settlements has none. */
  readonly settlements?: readonly Settlement[]
  readonly jobs: readonly WebhookJob[]
  readonly answers: readonly (readonly [string, StoredAnswer])[]
}

/** Everything that the simulator remembers. A file makes it survive a restart. */
export class Store {
  readonly payments = new Map<string, Payment>()
  readonly settlements = new Map<string, Settlement>()
  readonly jobs = new Map<string, WebhookJob>()
  readonly answers = new Map<string, StoredAnswer>()
  readonly #file: string | undefined
  #last: Promise<void> = Promise.resolve()
  #next: Promise<void> | null = null

  private constructor(file: string | undefined) {
    this.#file = file
  }

  /** Opens the store with the contents of the file. Without a file everything stays in memory. */
  static async open(file?: string): Promise<Store> {
    const store = new Store(file)
    if (file === undefined) return store
    await mkdir(dirname(file), { recursive: true })
    const saved = await readSaved(file)
    if (saved === null) return store
    for (const payment of saved.payments) store.payments.set(payment.id, payment)
    for (const settlement of saved.settlements ?? [])
      store.settlements.set(settlement.id, settlement)
    for (const job of saved.jobs) store.jobs.set(job.id, job)
    for (const [key, answer] of saved.answers) store.answers.set(key, answer)
    return store
  }

  /**
   * Resolves when the present state is in the file. Calls that come in during a write share the
   * write after it.
   */
  save(): Promise<void> {
    if (this.#file === undefined) return this.#last
    if (this.#next === null) {
      this.#next = this.#last.then(() => {
        this.#next = null
        return this.#write()
      })
      this.#last = this.#next.catch(() => {})
    }
    return this.#next
  }

  /**
   * Writes a new file beside the old one and swaps them, so that a crash leaves one of the two
   * intact.
   */
  async #write(): Promise<void> {
    const state: SavedState = {
      version: 1,
      payments: [...this.payments.values()],
      settlements: [...this.settlements.values()],
      jobs: [...this.jobs.values()],
      answers: [...this.answers],
    }
    await writeFile(`${this.#file}.new`, JSON.stringify(state), { flush: true })
    await rename(`${this.#file}.new`, this.#file as string)
  }
}

async function readSaved(file: string): Promise<SavedState | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as SavedState
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new Error(`The state file ${file} cannot be read`, { cause: error })
  }
}

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz'

/** A fresh id such as `tr_7UhSN1zuXS`. */
export function newId(prefix: 'tr' | 're' | 'chb' | 'stl' | 'job'): string {
  return `${prefix}_${Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
}
