import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { DateTime } from 'luxon'
import { stampForFile } from '#domain/dutch_time'
import { SqliteCopy } from '#app/core/backup/sqlite_copy'
import { PostgresCopy } from '#app/core/backup/postgres_copy'
import { firstUnknown, type DatabaseCopy } from '#app/core/backup/database_copy'
import { filesBelow, flushToDisk, markOf } from '#app/core/backup/files'
import {
  firstDamage,
  MANIFEST,
  markOfKey,
  readManifest,
  writeManifest,
  type Manifest,
} from '#app/core/backup/manifest'
import type { DatabaseSetting } from '#app/core/settings'
import { err, ok, type Result } from '#domain/result'
import { asIso } from '#domain/dutch_time'

/** Where the shop keeps its data, as far as a backup is concerned. */
export type Place = {
  readonly database: DatabaseSetting
  readonly storageDir: string
  readonly appKey: string
}

/**
 * Folders that a backup leaves out: downloads are rendered again when they are missing, and the
 * mailbox belongs to the demo.
 */
const NOT_KEPT = ['downloads', 'mailbox']

/** The folder within a backup that holds the files of the storage folder. */
const STORAGE = 'storage'
/** The name of a complete backup's folder. */
export const NAME = /^shop-\d{8}T\d{9}Z$/
const UNFINISHED = '.unfinished-'
const DAY_MS = 86_400_000

/**
 * The default folder of backups: beside the data, which does not protect against the loss of the
 * disk.
 */
export const backupFolder = ({ storageDir }: Pick<Place, 'storageDir'>) =>
  join(storageDir, 'backups')

/**
 * Copies database and storage into a new folder below `to`, while the shop is open. The copy is
 * written under another name first, so a folder with the name of a backup is always complete.
 *
 * @returns the folder of the backup, and its contents
 */
export async function makeBackup(place: Place, to: string, now: DateTime) {
  await mkdir(to, { recursive: true, mode: 0o700 })
  await forgetUnfinished(to)
  const name = `shop-${stampForFile(now)}`
  const unfinished = join(to, `${UNFINISHED}${name}`)
  await mkdir(unfinished, { mode: 0o700 })
  try {
    const copy = copyOf(place.database)
    const { rows, migrations } = await copy.save(join(unfinished, copy.file))
    const kept = await filesBelow(place.storageDir, (path) => isLeftOut(place, to, path))
    for (const path of kept)
      await copyInto(join(place.storageDir, path), join(unfinished, STORAGE, path))

    const paths = [copy.file, ...kept.map((path) => join(STORAGE, path))]
    const files = []
    for (const path of paths) {
      await chmod(join(unfinished, path), 0o600)
      await flushToDisk(join(unfinished, path))
      files.push(await markOf(unfinished, path))
    }
    const manifest: Manifest = {
      version: 1,
      created_at: asIso(now.toUTC()),
      database: copy.kind,
      migrations,
      rows,
      keyMark: markOfKey(place.appKey),
      files,
    }
    await writeManifest(unfinished, manifest)
    await rename(unfinished, join(to, name))
    return { folder: join(to, name), manifest }
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

/**
 * Keeps the newest backups of a folder and deletes the others.
 *
 * @returns the names of the deleted backups
 */
export async function keepNewest(folder: string, count: number): Promise<string[]> {
  const names = (await readdir(folder)).filter(
    (name) => NAME.test(name) && existsSync(join(folder, name, MANIFEST))
  )
  const old = names.sort().reverse().slice(count)
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true })
  return old
}

export type RestoreRefused =
  | { readonly type: 'no_backup' }
  | { readonly type: 'damaged'; readonly path: string }
  | { readonly type: 'other_database'; readonly copy: Manifest['database'] }
  | { readonly type: 'newer'; readonly migration: string }
  | { readonly type: 'in_use' }
  | { readonly type: 'not_empty' }

/**
 * Whether this backup can be restored here.
 *
 * @param known the migrations that this program has
 * @param overwrite whether the present data may be replaced
 * @returns the backup's manifest, or the reason why it cannot be restored
 */
export async function canRestore(
  place: Place,
  folder: string,
  { known, overwrite }: { known: readonly string[]; overwrite: boolean }
): Promise<Result<Manifest, RestoreRefused>> {
  const manifest = await readManifest(folder)
  if (!manifest) return err({ type: 'no_backup' })
  const path = await firstDamage(folder, manifest)
  if (path !== null) return err({ type: 'damaged', path })
  const copy = copyOf(place.database)
  if (manifest.database !== copy.kind)
    return err({ type: 'other_database', copy: manifest.database })
  const migration = firstUnknown(manifest.migrations, known)
  if (migration !== undefined) return err({ type: 'newer', migration })
  if (await copy.isInUse()) return err({ type: 'in_use' })
  if (!overwrite && !(await copy.isEmpty())) return err({ type: 'not_empty' })
  return ok(manifest)
}

/** Replaces the present data by a backup that `canRestore` accepted. */
export async function restoreBackup(place: Place, folder: string, manifest: Manifest) {
  const copy = copyOf(place.database)
  await copy.load(join(folder, copy.file))
  for (const { path } of manifest.files) {
    if (!path.startsWith(`${STORAGE}/`)) continue
    await copyInto(join(folder, path), join(place.storageDir, path.slice(STORAGE.length + 1)))
  }
  /** The downloads were rendered for other orders. */
  await rm(join(place.storageDir, 'downloads'), { recursive: true, force: true })
}

/** Whether the backup contains the key of its demo. */
export const bringsKey = ({ files }: Manifest) =>
  files.some(({ path }) => path === join(STORAGE, 'app.key'))

/** Whether there is any data that a restore would replace. */
export async function hasData(place: Place): Promise<boolean> {
  return !(await copyOf(place.database).isEmpty())
}

function copyOf(database: DatabaseSetting): DatabaseCopy {
  return database.client === 'pg'
    ? new PostgresCopy(database.url)
    : new SqliteCopy(database.filename)
}

/**
 * Whether a file stays out of a backup. The database is copied in its own way, and a backup
 * contains no backups.
 */
function isLeftOut({ storageDir, database }: Place, to: string, path: string): boolean {
  if (NOT_KEPT.some((name) => path === join(storageDir, name))) return true
  if (path === resolve(to) || path === backupFolder({ storageDir })) return true
  if (database.client === 'pg') return false
  return (
    dirname(path) === dirname(database.filename) &&
    basename(path).startsWith(basename(database.filename))
  )
}

async function copyInto(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true })
  await copyFile(from, to)
}

/**
 * Deletes unfinished backups after a day. A killed process leaves them behind, with personal data
 * that nobody knows of.
 */
async function forgetUnfinished(folder: string) {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(UNFINISHED)) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (Date.now() - mtimeMs > DAY_MS)
      await rm(join(folder, name), { recursive: true, force: true })
  }
}
