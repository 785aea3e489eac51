import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { keptAppKey } from '#app/core/app_key'
import { completed } from '#app/core/realtime/realtime_setting'
import { derivedCredentials } from '#app/core/realtime/signatures'
import { resolveSettings } from '#app/core/settings'

/** The settings of this process, from the environment and from `.env` in the working folder. */
const envFile = join(process.cwd(), '.env')
if (process.env.NODE_ENV !== 'test' && existsSync(envFile)) process.loadEnvFile(envFile)

const resolved = resolveSettings(process.env, process.cwd())

/** The framework reads these two variables by itself. */
process.env.PORT = String(resolved.port)
process.env.HOST = resolved.host
/** Both databases and every formatted moment use UTC; pages show the time in Amsterdam. */
process.env.TZ = 'UTC'

const appKey = resolved.appKey || keptAppKey(resolved.storageDir)

const settings = {
  ...resolved,
  appKey,
  realtime: completed(resolved.realtime, derivedCredentials(appKey)),
}

export default settings
