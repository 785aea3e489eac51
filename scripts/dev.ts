/**
 * `npm run dev` runs the shop from its sources with hot reload, beside the mailbox and the payment
 * simulator.
 */
import { join } from 'node:path'
import { keepFilesPrivate } from '../app/core/safety/private_files.ts'
import { startDemoServices, surroundings } from './lib/demo_services.ts'
import { loadEnvFile } from './lib/env_file.ts'
import { makePictures } from './lib/pictures.ts'
import { Programs } from './lib/programs.ts'
import { ROOT, runNode } from './lib/run.ts'

loadEnvFile()
const here = surroundings()
const programs = new Programs()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void programs.stop().then(() => process.exit(0)))
}

await makePictures()
keepFilesPrivate()
const env = { STORAGE_DIR: here.storageDir, ...(await startDemoServices(programs, here)) }
const prepared = await runNode([join(ROOT, 'ace.js'), 'setup'], { env })
if (prepared !== 0) {
  await programs.stop()
  process.exit(prepared)
}
console.log(
  `\n  Mailbox   ${(env as Record<string, string>).MAILBOX_URL ?? 'your own mail server'}\n`
)
programs.start('shop', [join(ROOT, 'ace.js'), 'serve', '--hmr', '--no-clear'], env)
