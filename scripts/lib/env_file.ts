import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.ts'

/** Reads `.env` when there is one. Settings that the environment already has keep their value. */
export function loadEnvFile() {
  const file = join(ROOT, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
