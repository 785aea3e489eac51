import { diskFull } from './disk_full.js'
import { evening } from './evening.js'
import { hangs } from './hangs.js'
import { kills } from './kills.js'
import { onBoth, type Drill } from './lib/drill.js'
import { mailFaults } from './mail_faults.js'
import { postgresAway } from './postgres_away.js'
import { providerFaults } from './provider_faults.js'
import { redisAway } from './redis_away.js'
import { restorePostgres } from './restore_postgres.js'
import { restoreSqlite } from './restore_sqlite.js'
import { soketi } from './soketi.js'
import { sigterm, sigtermWorker } from './sigterm.js'
import { sqliteLocked } from './sqlite_locked.js'
import { webhooksLost } from './webhooks_lost.js'
import { workerKilled } from './worker_killed.js'

/** All drills, in the order in which they run. A new one is a file beside this one, and a line here. */
export const DRILLS: readonly Drill[] = [
  sqliteLocked,
  postgresAway,
  redisAway,
  ...onBoth(sigterm),
  ...onBoth(sigtermWorker),
  hangs,
  ...onBoth(kills),
  diskFull,
  ...onBoth(webhooksLost),
  ...mailFaults,
  ...providerFaults,
  ...onBoth(workerKilled),
  ...onBoth(evening),
  soketi,
  restoreSqlite,
  restorePostgres,
]
