import type { Field } from './field.js'

/** What was found wrong in the books after a drill. All are zero when the shop did well. */
export type Books = {
  /** Acknowledged to a customer, or paid at the provider, and not in the books. */
  readonly lost: number
  /** Ordered, delivered, invoiced or mailed twice. */
  readonly doubled: number
  /** Paid, and still without its delivery or its mail; a screen that shows an older state. */
  readonly stuck: number
}

export const NOTHING_WRONG: Books = { lost: 0, doubled: 0, stuck: 0 }

export type Outcome = Books & {
  /** Figures to read, such as how many orders were placed. */
  readonly figures: string
  /** More of them, a line each. */
  readonly table?: readonly string[]
  /** Promises that the shop did not keep; each line fails the drill. */
  readonly broken?: readonly string[]
}

export type Database = 'sqlite' | 'postgres'

/** One fault, brought about on purpose, and what the shop made of it. */
export type Drill = {
  readonly name: string
  /** The fault in a few words. */
  readonly about: string
  /** What the shop promises then, with the numbers that the drill holds it to. */
  readonly promise: string
  /**
   * Whether it takes seconds, so that `--short` runs it, and with that each test run. `when named`
   * has a short form of about a minute, for a run that asks for it by its name.
   */
  readonly short: boolean | 'when named'
  /** The database of `field.database()`: SQLite when left out. */
  readonly database?: Database
  readonly needs?: 'postgres' | 'redis'
  /** Why this machine cannot bring the fault about, or null when it can. */
  readonly impossible?: () => Promise<string | null>
  readonly run: (field: Field) => Promise<Outcome>
}

/** The same drill on both databases. A test run takes the short form of the first only. */
export function onBoth(drill: Drill): Drill[] {
  return [
    drill,
    {
      ...drill,
      name: `${drill.name}-postgres`,
      short: drill.short === true ? 'when named' : drill.short,
      database: 'postgres',
      needs: 'postgres',
    },
  ]
}
