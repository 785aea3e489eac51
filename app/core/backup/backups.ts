import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { DateTime } from 'luxon'
import { SqliteCopy } from '#app/core/backup/sqlite_copy'
import { PostgresCopy } from '#app/core/backup/postgres_copy'
import type { DatabaseCopy } from '#app/core/backup/database_copy'
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

/** Where the shop keeps what, as far as a backup is concerned. */
export type Place = {
  readonly database: DatabaseSetting
  readonly storageDir: string
  readonly appKey: string
}

/** Made again when they are missing, or somebody else's: rendered downloads, and the mailbox of the demo. */
const NOT_KEPT = ['downloads', 'mailbox']

/** Within a backup, what came from the storage folder. */
const STORAGE = 'storage'
const NAME = /^shop-\d{8}T\d{9}Z$/
const UNFINISHED = '.unfinished-'
const DAY_MS = 86_400_000

/** Where backups go when nobody says where: beside the data, which is not enough by itself. */
export const backupFolder = ({ storageDir }: Pick<Place, 'storageDir'>) =>
  join(storageDir, 'backups')

/**
 * Copies database and storage into a new folder below `to`, while the shop is open. It is written under
 * another name first: a folder with the name of a backup is a whole one.
 *
 * @returns its folder and what is in it
 */
export async function makeBackup(place: Place, to: string, now: DateTime) {
  await mkdir(to, { recursive: true, mode: 0o700 })
  await forgetUnfinished(to)
  const name = `shop-${now.toUTC().toFormat("yyyyMMdd'T'HHmmssSSS'Z'")}`
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
      versie: 1,
      gemaakt_op: now.toUTC().toISO()!,
      database: copy.kind,
      migraties: migrations,
      rijen: rows,
      sleutelmerk: markOfKey(place.appKey),
      bestanden: files,
    }
    await writeManifest(unfinished, manifest)
    await rename(unfinished, join(to, name))
    return { folder: join(to, name), manifest }
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** Keeps the newest backups of a folder. @returns the names of those that went */
export async function keepNewest(folder: string, count: number): Promise<string[]> {
  const names = (await readdir(folder)).filter(
    (name) => NAME.test(name) && existsSync(join(folder, name, MANIFEST))
  )
  const old = names.sort().reverse().slice(count)
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true })
  return old
}

export type RestoreRefused =
  | { readonly type: 'geen_kopie' }
  | { readonly type: 'beschadigd'; readonly pad: string }
  | { readonly type: 'andere_database'; readonly kopie: Manifest['database'] }
  | { readonly type: 'nieuwer'; readonly migratie: string }
  | { readonly type: 'in_gebruik' }
  | { readonly type: 'niet_leeg' }

/**
 * Whether this backup can be put back here.
 *
 * @param known the migrations that this program has
 * @param over what is there now may be replaced
 */
export async function canRestore(
  place: Place,
  folder: string,
  { known, over: remaining }: { known: readonly string[]; over: boolean }
): Promise<Result<Manifest, RestoreRefused>> {
  const manifest = await readManifest(folder)
  if (!manifest) return err({ type: 'geen_kopie' })
  const path = await firstDamage(folder, manifest)
  if (path !== null) return err({ type: 'beschadigd', pad: path })
  const copy = copyOf(place.database)
  if (manifest.database !== copy.kind)
    return err({ type: 'andere_database', kopie: manifest.database })
  const migration = manifest.migraties.find((name) => !known.includes(name))
  if (migration !== undefined) return err({ type: 'nieuwer', migratie: migration })
  if (await copy.isInUse()) return err({ type: 'in_gebruik' })
  if (!remaining && !(await copy.isEmpty())) return err({ type: 'niet_leeg' })
  return ok(manifest)
}

/** Puts a backup that was found good in the place of what is there. */
export async function restoreBackup(place: Place, folder: string, manifest: Manifest) {
  const copy = copyOf(place.database)
  await copy.load(join(folder, copy.file))
  for (const { pad: path } of manifest.bestanden) {
    if (!path.startsWith(`${STORAGE}/`)) continue
    await copyInto(join(folder, path), join(place.storageDir, path.slice(STORAGE.length + 1)))
  }
  /** They were rendered for other orders. */
  await rm(join(place.storageDir, 'downloads'), { recursive: true, force: true })
}

/** Whether the storage of this backup brings the key of its demo along. */
export const bringsKey = ({ bestanden: files }: Manifest) =>
  files.some(({ pad: path }) => path === join(STORAGE, 'app.key'))

export async function hasData(place: Place): Promise<boolean> {
  return !(await copyOf(place.database).isEmpty())
}

function copyOf(database: DatabaseSetting): DatabaseCopy {
  return database.client === 'pg'
    ? new PostgresCopy(database.url)
    : new SqliteCopy(database.filename)
}

/** The database itself is copied in its own way; a backup holds no backups. */
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

/** A process that was killed in the middle leaves personal data behind that nobody knows of. */
async function forgetUnfinished(folder: string) {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(UNFINISHED)) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (Date.now() - mtimeMs > DAY_MS)
      await rm(join(folder, name), { recursive: true, force: true })
  }
}
