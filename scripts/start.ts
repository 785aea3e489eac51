/**
 * `npm start`: builds when needed, makes the database ready, and runs the shop; in the demo with a
 * mailbox and a payment simulator beside it. A shop that ends by itself is started again; one that
 * refuses to start ends all of it with its exit code. Ctrl-C stops all of it.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { EXIT } from '../app/core/guard/exit_codes.ts'
import { resolveSettings, SettingsError } from '../app/core/settings.ts'
import { buildWhenNeeded } from './lib/build.ts'
import { startDemoServices, surroundings } from './lib/demo_services.ts'
import { loadEnvFile } from './lib/env_file.ts'
import { isFree } from './lib/ports.ts'
import { Programs } from './lib/programs.ts'
import { ROOT, runNode } from './lib/run.ts'

loadEnvFile()
refuseIncompleteSettings()
const here = surroundings()
await refuseTakenPort()
const programs = new Programs()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void programs.stop().then(() => process.exit(0)))
}

await buildWhenNeeded()

const env = {
  NODE_ENV: 'production',
  STORAGE_DIR: here.storageDir,
  ...(await startDemoServices(programs, here)),
}
const prepared = await runNode([join(ROOT, 'build/ace.js'), 'setup'], { env })
if (prepared !== 0) {
  await programs.stop()
  process.exit(prepared)
}

const address = `http://${here.host === '0.0.0.0' ? '127.0.0.1' : here.host}:${here.port}`
await programs.keepUp(
  () => answers(`${address}/gezond`),
  'shop',
  [join(ROOT, 'build/bin/server.js')],
  env
)

console.log(`
  Shop      ${here.appUrl}${
    here.demo
      ? `
  Mailbox   ${(env as Record<string, string>).MAILBOX_URL ?? 'your own mail server'}
  Admin     ${here.appUrl}/login  (admin@example.nl / escape-room-demo)
  Payments  ${(env as Record<string, string>).MOLLIE_API_URL ?? 'your own provider'} (simulated)`
      : ''
  }
  Data      ${here.storageDir}${existsSync(here.storageDir) ? '' : ' (new)'}

  Ctrl-C stops everything.
`)

/** A shop that misses a setting says which, before it builds or touches anything. */
function refuseIncompleteSettings() {
  try {
    resolveSettings(process.env, ROOT)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(EXIT.refused)
  }
}

/** Before the build, and before another shop answers in our name. */
async function refuseTakenPort() {
  if (here.port === 0 || (await isFree(here.port, here.host))) return
  console.error(`Port ${here.port} of ${here.host} is taken. Stop what listens there, or set PORT.`)
  process.exit(EXIT.refused)
}

async function answers(url: string) {
  for (;;) {
    const ok = await fetch(url).then(
      () => true,
      () => false
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
