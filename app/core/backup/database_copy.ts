/** What stands in a database: how many rows each table has, and which migrations made the tables. */
export type Contents = {
  readonly rows: Readonly<Record<string, number>>
  readonly migrations: readonly string[]
}

/** How one kind of database is copied while the shop writes to it, and put back while it does not. */
export abstract class DatabaseCopy {
  abstract readonly kind: 'sqlite' | 'postgres'

  /** The name of the copy within a backup. */
  abstract readonly file: string

  /** Copies one moment of the database, and says what stood in it at that moment. */
  abstract save(path: string): Promise<Contents>

  /** Whether another program has it open. */
  abstract isInUse(): Promise<boolean>

  /** Whether it has no tables yet, or is not there at all. */
  abstract isEmpty(): Promise<boolean>

  /** Puts a copy in its place, whole or not at all. */
  abstract load(path: string): Promise<void>
}

/** Where the migrations that were run are kept. */
export const MIGRATIONS = 'adonis_schema'
