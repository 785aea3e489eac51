// @ts-expect-error the package brings no types
import untyped from 'better-sqlite3'

/** The part of an SQLite file that drills use. */
export type SqliteFile = {
  exec(statements: string): void
  prepare(query: string): { all(): unknown[] }
  close(): void
}

const Database = untyped as new (file: string, options?: { readonly: boolean }) => SqliteFile

/** Opens the file of an address such as `sqlite:/tmp/shop.sqlite3`, as another program would. */
export function openSqlite(url: string, options = { readonly: false }): SqliteFile {
  return new Database(url.slice('sqlite:'.length), options)
}
