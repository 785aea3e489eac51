import { readdir } from 'node:fs/promises'
import { parse } from 'node:path'
import app from '@adonisjs/core/services/app'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import db from '@adonisjs/lucid/services/db'
import { firstUnknown, MIGRATIONS } from '#app/core/backup/database_copy'
import { keepingRows } from '#app/core/database/dialect'
import { isEmptyFile, refuseEmptied, rememberDatabase } from '#app/core/database/emptied'
import { StartRefused } from '#app/core/guard/exit_codes'
import env from '#start/env'

/** The first migration before the baseline made this table, and no later migration does. */
const TABLE_BEFORE_BASELINE = 'bestellingen'

/**
 * Migrates the tables to what this program expects.
 *
 * @throws StartRefused when the tables belong to another version; then nothing is changed
 */
export async function migrate() {
  await refuseMissingTables()
  await refuseOldTables()
  await refuseUnknownMigrations()
  const runner = new MigrationRunner(db, app, { direction: 'up', connectionName: 'main' })
  await keepingRows(() => runner.run())
  if (runner.error) throw runner.error
  await confirmMigrated()
  rememberDatabase(env)
}

/**
 * Refuses a database without tables where a shop has been.
 *
 * @throws StartRefused for such a database
 */
export async function refuseMissingTables() {
  /** An empty file is not opened, because SQLite would write to it. */
  if (isEmptyFile(env.database) || !(await hasTable(MIGRATIONS))) refuseEmptied(env)
}

/**
 * Checks that all migrations ran. Lucid commits each migration by itself, and reports success for a
 * COMMIT that failed: see `inTransaction` in `transaction.ts`.
 */
async function confirmMigrated() {
  const done = await ranMigrations()
  const missing = (await knownMigrations()).filter((name) => !done.includes(name))
  if (missing.length > 0)
    throw new Error(`Not migrated, as the commit failed: ${missing.join(', ')}`)
}

/**
 * Refuses a database with tables from before the baseline, which no migration converts (decision
 * 0029).
 *
 * @throws StartRefused for such a database
 */
export async function refuseOldTables() {
  if (await hasTable(TABLE_BEFORE_BASELINE)) throw otherVersion(TABLE_BEFORE_BASELINE)
}

async function refuseUnknownMigrations() {
  if (!(await hasTable(MIGRATIONS))) return
  const unknown = firstUnknown(await ranMigrations(), await knownMigrations())
  if (unknown !== undefined) throw otherVersion(unknown)
}

function otherVersion(unknown: string) {
  return new StartRefused(
    `De database is van een andere versie van dit programma (${unknown} is hier onbekend) en blijft zoals hij is: start die versie, of kies met DATABASE_URL of STORAGE_DIR een lege database.`
  )
}

const hasTable = (name: string) => db.connection().schema.hasTable(name)

async function ranMigrations(): Promise<string[]> {
  const rows = (await db.from(MIGRATIONS).select('name').orderBy('id')) as { name: string }[]
  return rows.map(({ name }) => name)
}

/** The migrations that this program has, by the names under which the database stores them. */
export async function knownMigrations(): Promise<string[]> {
  const files = await readdir(app.makePath('database/migrations'), { recursive: true })
  /** The names without source maps, which a build has beside its programs. */
  const programs = files
    .map((file) => parse(file))
    .filter(({ ext }) => ext === '.ts' || ext === '.js')
  return programs.map(({ dir, name }) => `database/migrations/${dir}/${name}`)
}
