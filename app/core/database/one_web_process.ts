// @ts-expect-error the package brings no types
import untyped from 'better-sqlite3'
import { StartRefused } from '#app/core/guard/exit_codes'

type Lock = { pragma(source: string): unknown; exec(source: string): unknown; close(): void }
const Database = untyped as new (file: string, options: { timeout: number }) => Lock

/**
 * Takes the place of the one web process of an SQLite file: pages, versions and sockets of a second
 * one would not know of the first. Workers and commands are no web processes. The lock is one of
 * SQLite on a file beside it, so the system releases it however a process ends.
 *
 * @returns gives the place back
 * @throws StartRefused when another process has it; then nothing is touched
 */
export function takeWebPlace(filename: string): () => void {
  const lock = new Database(`${filename}.web`, { timeout: 0 })
  try {
    lock.pragma('journal_mode = MEMORY')
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')) throw error
    throw new StartRefused(
      `Another web process already serves ${filename}: stop that one, or give this one a STORAGE_DIR or DATABASE_URL of its own.`
    )
  }
  return () => lock.close()
}
