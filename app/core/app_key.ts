import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The application key in the storage folder. The demo makes its own key once and keeps it beside
 * its data; a live shop has one among its settings.
 */
export function keptAppKey(storageDir: string): string {
  const file = join(storageDir, 'app.key')
  mkdirSync(storageDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
