import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { Actor } from '#app/core/record_audit'
import type { Postponement } from '#domain/shop/retention/erasure'

export type Kept =
  | { readonly what: 'order'; readonly number: string; readonly invoices: readonly string[] }
  | { readonly what: 'admin' }

export type Later =
  | { readonly what: 'order'; readonly number: string; readonly why: Postponement }
  | { readonly what: 'withdrawal'; readonly receivedAt: DateTime }
  | { readonly what: 'booking'; readonly number: string }
  | { readonly what: 'evening'; readonly name: string }
  | { readonly what: 'game_master' }

/** What was deleted, by kind, and what stays and why. */
export type ErasureReport = {
  readonly erased: Readonly<Record<string, number>>
  readonly kept: readonly Kept[]
  readonly later: readonly Later[]
}

/** The text in the place of an erased name, address or reason. */
export const ERASED = 'Gewist'

/** An address that no mail can ever reach (RFC 2606), and that is different for each order. */
export const pseudonym = (id: number) => `gewist-${id}@gewist.invalid`

/** One erasure while it runs: of which address, by whom, and what came of it so far. */
export class Erasure {
  readonly #erased: Record<string, number> = {}
  readonly #kept: Kept[] = []
  readonly #later: Later[] = []

  constructor(
    readonly trx: TransactionClientContract,
    readonly email: string,
    readonly now: DateTime,
    readonly by: Actor
  ) {}

  count(what: string, count: number) {
    if (count > 0) this.#erased[what] = (this.#erased[what] ?? 0) + count
  }

  keep(kept: Kept) {
    this.#kept.push(kept)
  }

  postpone(later: Later) {
    this.#later.push(later)
  }

  get report(): ErasureReport {
    return { erased: this.#erased, kept: this.#kept, later: this.#later }
  }
}

/** The number of rows that a delete removed. */
export async function rows(erased: PromiseLike<unknown>): Promise<number> {
  const [count] = (await erased) as [unknown]
  return Number(count)
}
