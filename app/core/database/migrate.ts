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
}

/** The migrations that this program has, by the names that the database remembers them by. */
export async function knownMigrations(): Promise<string[]> {
  const files = await readdir(app.makePath('database/migrations'))
  return [...new Set(files.map((file) => `database/migrations/${parse(file).name}`))]
}
