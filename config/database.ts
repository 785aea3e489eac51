import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/lucid'
import { preparePragmas } from '#app/core/database/dialect'
import { refuseFormerFile } from '#app/core/database/former_file'
import env from '#start/env'

/** Queries are told to telemetry, and to nobody else. */
const debug = env.telemetry !== null

const migrations = { naturalSort: true, paths: ['database/migrations'] }

/** The migrations write `database/schema.ts` from the migrated tables; the models extend it. */
const schemaGeneration = {
  enabled: !app.inProduction,
  outputPath: 'database/schema.ts',
  excludeTables: ['queue_jobs', 'queue_schedules'],
}

if (env.database.client === 'better-sqlite3') {
  refuseFormerFile(env.database.filename)
  mkdirSync(dirname(env.database.filename), { recursive: true })
}

/** See `app/core/database/waiting.ts` for how long statements wait. */
const CONNECT_WITHIN_MS = 2_000
/** How long a request waits in the queue for a connection of a database that answers others. */
const ACQUIRE_WITHIN_MS = 15_000

/** The types of Lucid lack the settings of the driver for a server that says nothing. */
function postgresConnection(connectionString: string): { connectionString: string } {
  const settings = { connectionTimeoutMillis: CONNECT_WITHIN_MS, keepAlive: true }
  return { connectionString, ...settings }
}

/**
 * A shop on one machine uses SQLite. A DATABASE_URL is enough to use PostgreSQL instead. The client
 * has to be called `pg`.
 */
const dbConfig = defineConfig({
  connection: 'main',
  prettyPrintDebugQueries: env.telemetry === null,
  connections: {
    main:
      env.database.client === 'pg'
        ? {
            client: 'pg',
            connection: postgresConnection(env.database.url),
            pool: {
              min: 0,
              max: 10,
              acquireTimeoutMillis: ACQUIRE_WITHIN_MS,
              createTimeoutMillis: CONNECT_WITHIN_MS + 500,
            },
            debug,
            migrations,
            schemaGeneration,
          }
        : {
            client: 'better-sqlite3',
            connection: { filename: env.database.filename },
            useNullAsDefault: true,
            pool: {
              min: 1,
              max: 1,
              acquireTimeoutMillis: ACQUIRE_WITHIN_MS,
              afterCreate: preparePragmas,
            },
            debug,
            migrations,
            schemaGeneration,
          },
  },
})

export default dbConfig
