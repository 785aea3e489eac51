import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { appKeyFile } from '#app/core/app_key'
import { StartRefused } from '#app/core/guard/exit_codes'
import type { DatabaseSetting } from '#app/core/settings'

/**
 * A key that is younger than this may belong to a first start, which makes the key and seconds
 * later the tables.
 */
const FIRST_START_MS = 10 * 60_000

type Place = { readonly storageDir: string; readonly database: DatabaseSetting }

/**
 * Refuses an empty database where a shop has been: a new shop would open in silence, with invoice
 * numbers from 1, while the data of the old one waits in a backup.
 *
 * @throws StartRefused when STORAGE_DIR knows this database with tables, or holds backups or an
 *   older key
 */
export function refuseEmptied(place: Place, now = Date.now()) {
  if (!isKnown(place) && !hasBackups(place) && !hasOldKeyBeside(place, now)) return
  throw new StartRefused(
    `The database ${nameOf(place.database)} is empty, and ${place.storageDir} is of a shop that had one: put a backup back with \`backup:restore\`, or delete that folder to begin anew.`
  )
}

/** Whether this is an SQLite file that is missing, or has nothing in it. */
export function isEmptyFile(database: DatabaseSetting): boolean {
  if (database.client === 'pg') return false
  return (statSync(database.filename, { throwIfNoEntry: false })?.size ?? 0) === 0
}

/** Remembers that this database has tables. */
export function rememberDatabase(place: Place) {
  if (isKnown(place)) return
  mkdirSync(place.storageDir, { recursive: true })
  appendFileSync(knownFile(place), `${markOf(place.database)}\n`)
}

function isKnown(place: Place): boolean {
  const file = knownFile(place)
  return existsSync(file) && readFileSync(file, 'utf8').includes(markOf(place.database))
}

const knownFile = ({ storageDir }: Place) => join(storageDir, 'known_databases')

/** One line per database: neither its place nor its password can be read from it. */
function markOf(database: DatabaseSetting): string {
  return createHash('sha256').update(nameOf(database)).digest('hex').slice(0, 32)
}

/** A database as people know it, without user and password. */
function nameOf(database: DatabaseSetting): string {
  if (database.client !== 'pg') return database.filename
  const { host, pathname } = new URL(database.url)
  return `${host}${pathname}`
}

function hasBackups({ storageDir }: Place): boolean {
  const folder = join(storageDir, 'backups')
  return existsSync(folder) && readdirSync(folder).length > 0
}

function hasOldKeyBeside({ storageDir, database }: Place, now: number): boolean {
  const key = appKeyFile(storageDir)
  if (database.client === 'pg' || dirname(database.filename) !== storageDir) return false
  return existsSync(key) && now - statSync(key).mtimeMs > FIRST_START_MS
}
