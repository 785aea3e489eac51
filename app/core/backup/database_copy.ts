/**
 * The contents of a database: how many rows each table has, and which migrations made the tables.
 */
export type Contents = {
  readonly rows: Readonly<Record<string, number>>
  readonly migrations: readonly string[]
}

/**
 * How one kind of database is copied while the shop writes to it, and restored while the shop is
 * closed.
 */
export abstract class DatabaseCopy {
  abstract readonly kind: 'sqlite' | 'postgres'

  /** The name of the database's copy within a backup. */
  abstract readonly file: string

  /** Copies one moment of the database, and returns its contents at that moment. */
  abstract save(path: string): Promise<Contents>

  /** Whether another program has the database open. */
  abstract isInUse(): Promise<boolean>

  /** Whether the database has no tables yet, or does not exist. */
  abstract isEmpty(): Promise<boolean>

  /** Replaces the database by a copy, completely or not at all. */
  abstract load(path: string): Promise<void>
}

/** The table of the migrations that ran. */
export const MIGRATIONS = 'adonis_schema'

/** @returns the first migration that ran and that is not among the known ones */
export function firstUnknown(ran: readonly string[], known: readonly string[]): string | undefined {
  return ran.find((name) => !known.includes(name))
}
