import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefused } from '#app/core/guard/exit_codes'

/** The least length of a key that the shop made itself. */
const SHORTEST = 32

/** The file of the key in a storage folder. */
export const appKeyFile = (storageDir: string) => join(storageDir, 'app.key')

/**
 * The application key in the storage folder. The demo makes its own key once and keeps it beside
 * its data; a live shop has one among its settings.
 *
 * @throws StartRefused when the file holds no whole key; it is left as it is
 */
export function keptAppKey(storageDir: string): string {
  const file = appKeyFile(storageDir)
  mkdirSync(storageDir, { recursive: true })
  const key = read(file) ?? make(file)
  if (key.length >= SHORTEST) return key
  throw new StartRefused(
    `${file} holds no whole key: put back the one of your backup, or delete the file when this shop never sold anything.`
  )
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return null
  }
}

/**
 * The file appears with the whole key in it, or not at all; when two programs make one, the first
 * one wins.
 */
function make(file: string): string {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}
