import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
// @ts-expect-error the package brings no types
import untyped from 'better-sqlite3'
import { DatabaseCopy, MIGRATIONS, type Contents } from '#app/core/backup/database_copy'
import { flushToDisk } from '#app/core/backup/files'

type Connection = {
  backup(file: string, options: { progress: () => number }): Promise<unknown>
  pragma(source: string, options?: { simple: boolean }): unknown
  prepare(source: string): { all(): unknown[] }
  close(): void
}

const Database = untyped as new (
  file: string,
  options?: { readonly?: boolean; fileMustExist?: boolean; timeout?: number }
) => Connection

/**
 * The backup takes one step. A backup in parts starts again with each write, and might never end.
 */
const ALL_PAGES = 2 ** 31 - 1

/** Copies the SQLite file, and restores it. */
export class SqliteCopy extends DatabaseCopy {
  readonly kind = 'sqlite'
  readonly file = 'database.sqlite3'

  constructor(protected filename: string) {
    super()
  }

  /**
   * Copies with SQLite's own online backup. Readers and writers continue, and the copy is of one
   * moment.
   */
  async save(path: string): Promise<Contents> {
    const source = new Database(this.filename, { readonly: true, fileMustExist: true })
    try {
      await source.backup(path, { progress: () => ALL_PAGES })
    } finally {
      source.close()
    }
    const copy = new Database(path)
    try {
      /** The copy is one file that is complete by itself, without a `-wal` beside it. */
      copy.pragma('journal_mode = DELETE')
      const verdict = copy.pragma('integrity_check', { simple: true })
      if (verdict !== 'ok') throw new Error(`The copy is damaged: ${String(verdict)}`)
      return contentsOf(copy)
    } finally {
      copy.close()
    }
  }

  /**
   * Leaving the write-ahead log takes a lock that is refused while another program has the file
   * open.
   */
  async isInUse() {
    if (!existsSync(this.filename)) return false
    try {
      const database = new Database(this.filename, { timeout: 0 })
      try {
        return database.pragma('journal_mode = DELETE', { simple: true }) !== 'delete'
      } finally {
        database.close()
      }
    } catch (error) {
      /** An unreadable file is not in use: a broken database is what a backup is for. */
      return String((error as { code?: string }).code).startsWith('SQLITE_BUSY')
    }
  }

  async isEmpty() {
    if (!existsSync(this.filename)) return true
    try {
      const database = new Database(this.filename, { readonly: true })
      try {
        return tablesOf(database).length === 0
      } finally {
        database.close()
      }
    } catch {
      return false
    }
  }

  async load(path: string) {
    const next = `${this.filename}.next`
    await mkdir(dirname(this.filename), { recursive: true })
    await copyFile(path, next)
    await flushToDisk(next)
    for (const beside of ['-wal', '-shm', '-journal'])
      await rm(`${this.filename}${beside}`, { force: true })
    await rename(next, this.filename)
  }
}

function tablesOf(database: Connection): string[] {
  const tables = database
    .prepare(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite!_%' escape '!'`
    )
    .all() as { name: string }[]
  return tables.map(({ name }) => name).sort()
}

function contentsOf(database: Connection): Contents {
  const rows: Record<string, number> = {}
  for (const table of tablesOf(database)) {
    const [counted] = database.prepare(`select count(*) as n from "${table}"`).all() as [
      { n: number },
    ]
    rows[table] = counted.n
  }
  const migrations = database.prepare(`select name from ${MIGRATIONS} order by id`).all()
  return { rows, migrations: (migrations as { name: string }[]).map(({ name }) => name) }
}
