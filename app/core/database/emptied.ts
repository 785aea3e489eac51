import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { StartRefused } from '#app/core/guard/exit_codes'
import type { DatabaseSetting } from '#app/core/settings'

type Place = { readonly storageDir: string; readonly database: DatabaseSetting }

/**
 * Refuses an empty database where a shop has been: a new shop would open in silence, with invoice
 * numbers from 1, while the data of the old one waits in a backup. A key alone says nothing: a build
 * and each command make one.
 *
 * @throws StartRefused when STORAGE_DIR knows this database with tables, or holds backups
 */
export function refuseEmptied(place: Place) {
  if (!isKnown(place) && !hasBackups(place)) return
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
  appendFileSync(knownFile(place), `${markOf(place)}\n`)
}

function isKnown(place: Place): boolean {
  const file = knownFile(place)
  return existsSync(file) && readFileSync(file, 'utf8').includes(markOf(place))
}

const knownFile = ({ storageDir }: Place) => join(storageDir, 'known_databases')

/**
 * One line per database: neither its place nor its password can be read from it. A database in
 * STORAGE_DIR stays known when that folder moves.
 */
function markOf({ storageDir, database }: Place): string {
  const inside = database.client === 'pg' ? '' : relative(storageDir, database.filename)
  const name = !inside || inside.startsWith('..') || isAbsolute(inside) ? nameOf(database) : inside
  return createHash('sha256').update(name).digest('hex').slice(0, 32)
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
