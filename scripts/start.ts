/**
 * `npm start` builds when needed, prepares the database, and runs the shop; in the demo with a
 * mailbox and a payment simulator beside it. A shop that ends by itself is started again. A shop
 * that refuses to start ends everything with its exit code. Ctrl-C stops everything.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { demoPassword } from '../app/core/safety/demo_password.ts'
import { EXIT } from '../app/core/guard/exit_codes.ts'
import { keepFilesPrivate } from '../app/core/safety/private_files.ts'
import { resolveSettings, SettingsError } from '../app/core/settings.ts'
import { build, isBuilt } from './lib/build.ts'
import { startDemoServices, surroundings } from './lib/demo_services.ts'
import { loadEnvFile } from './lib/env_file.ts'
import { placeLines, Steps, type Place } from './lib/first_screen.ts'
import { isFree } from './lib/ports.ts'
import { Programs } from './lib/programs.ts'
import { ROOT, runNode } from './lib/run.ts'
import { WEB_FLAGS } from './lib/web_flags.ts'

loadEnvFile()
refuseIncompleteSettings()
const here = surroundings()
await refuseTakenPort()
const programs = new Programs()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void programs.stop().then(() => process.exit(0)))
}

const steps = new Steps(4)
const settings = existsSync(join(ROOT, '.env')) ? 'of .env' : 'there is no .env and none is needed'
steps.begin({
  title: 'Settings',
  detail: here.demo ? `the demo, with example data; ${settings}` : 'a live shop',
})

if (isBuilt()) steps.begin({ title: 'Build', detail: 'nothing changed since the last one' })
else {
  steps.begin({ title: 'Build', detail: 'about a minute, only after sources changed:' })
  await build(steps.part)
}

/** This comes after the build, which another user may run. */
keepFilesPrivate()
steps.begin({ title: 'Database', detail: 'a few seconds' })
const services = await startDemoServices(programs, here)
const env = { NODE_ENV: 'production', STORAGE_DIR: here.storageDir, ...services }
const prepared = await runNode([join(ROOT, 'build/ace.js'), 'setup'], { env })
if (prepared !== 0) {
  await programs.stop()
  process.exit(prepared)
}

steps.begin({ title: 'Opening', detail: 'a few seconds' })
await programs.keepUp('shop', [...WEB_FLAGS, join(ROOT, 'build/bin/server.js')], env)

console.log(['', ...placeLines(places()), '', '  Ctrl-C stops everything.', ''].join('\n'))

/** The address of the shop, and in the demo those of the services beside it. */
function places(): Place[] {
  const shop = { name: 'Shop', at: here.appUrl, detail: '' }
  const data = { name: 'Data', at: here.storageDir, detail: '' }
  if (!here.demo) return [shop, data]
  const admin = `log in with admin@example.nl and ${demoPassword(here)}`
  const { MAILBOX_URL: mailbox, MOLLIE_API_URL: simulator } = services
  return [
    { ...shop, detail: 'example data; nobody pays for real' },
    { name: 'Admin', at: `${here.appUrl}/login`, detail: admin },
    mailbox
      ? { name: 'Mailbox', at: mailbox, detail: 'all mails of the shop' }
      : { name: 'Mailbox', at: process.env.SMTP_HOST ?? '', detail: 'your own mail server' },
    simulator
      ? { name: 'Payments', at: simulator, detail: 'a simulator' }
      : { name: 'Payments', at: process.env.MOLLIE_API_URL ?? '', detail: 'your own provider' },
    { ...data, detail: 'delete this folder to begin anew' },
  ]
}

/** Names a missing setting before the shop builds or touches anything. */
function refuseIncompleteSettings() {
  try {
    resolveSettings(process.env, ROOT)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(EXIT.refused)
  }
}

/** Checks the port before the build, so that another shop does not answer in our place. */
async function refuseTakenPort() {
  if (here.port === 0 || (await isFree(here.port, here.host))) return
  console.error(`Port ${here.port} of ${here.host} is taken. Stop what listens there, or set PORT.`)
  process.exit(EXIT.refused)
}
