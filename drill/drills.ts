import { diskFull } from './disk_full.js'
import { kills } from './kills.js'
import type { Drill } from './lib/drill.js'
import { postgresAway } from './postgres_away.js'
import { redisAway } from './redis_away.js'
import { restorePostgres } from './restore_postgres.js'
import { restoreSqlite } from './restore_sqlite.js'
import { sigterm } from './sigterm.js'
import { sqliteLocked } from './sqlite_locked.js'
import { webhooksLost } from './webhooks_lost.js'

/** All drills, in the order in which they run. A new one is a file beside this one, and a line here. */
export const DRILLS: readonly Drill[] = [
  sqliteLocked,
  postgresAway,
  redisAway,
  sigterm,
  kills,
  diskFull,
  webhooksLost,
  restoreSqlite,
  restorePostgres,
]
