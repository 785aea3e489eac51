import type { Drill } from './lib/drill.js'
import { sqliteLocked } from './sqlite_locked.js'

/** All drills, in the order in which they run. A new one is a file beside this one, and a line here. */
export const DRILLS: readonly Drill[] = [sqliteLocked]
