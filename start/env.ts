import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { keptAppKey } from '#app/core/app_key'
import { resolveSettings } from '#app/core/settings'

/**
 * The settings of this process, from the environment and `.env`. In the build this file lies one
 * folder deeper, so relative paths start from the working folder.
 */
const envFile = fileURLToPath(new URL('../.env', import.meta.url))
if (process.env.NODE_ENV !== 'test' && existsSync(envFile)) process.loadEnvFile(envFile)

const resolved = resolveSettings(process.env, process.cwd())

/** The framework reads these two by itself. */
process.env.PORT = String(resolved.port)
process.env.HOST = resolved.host
/** Both databases and every formatted moment count in UTC; pages say what time it is in Amsterdam. */
process.env.TZ = 'UTC'

const settings = {
  ...resolved,
  appKey: resolved.appKey || keptAppKey(resolved.storageDir),
}

export default settings
