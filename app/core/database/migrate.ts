import { readdir } from 'node:fs/promises'
import { parse } from 'node:path'
import app from '@adonisjs/core/services/app'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import db from '@adonisjs/lucid/services/db'

/** Brings the tables to what this program expects. */
export async function migrate() {
  const runner = new MigrationRunner(db, app, { direction: 'up', connectionName: 'main' })
  await runner.run()
  if (runner.error) throw runner.error
  await confirmMigrated()
}

/** Lucid commits each migration by itself, and calls a COMMIT that failed done: see `inTransaction`. */
async function confirmMigrated() {
  const rows = (await db.from('adonis_schema').select('name')) as { name: string }[]
  const done = new Set(rows.map(({ name }) => name))
  const missing = (await knownMigrations()).filter((name) => !done.has(name))
  if (missing.length > 0)
    throw new Error(`Not migrated, as the commit failed: ${missing.join(', ')}`)
}

/** The migrations that this program has, by the names that the database remembers them by. */
export async function knownMigrations(): Promise<string[]> {
  const files = await readdir(app.makePath('database/migrations'))
  /** A build has maps of its sources beside them. */
  const programs = files
    .map((file) => parse(file))
    .filter(({ ext }) => ext === '.ts' || ext === '.js')
  return programs.map(({ name }) => `database/migrations/${name}`)
}
