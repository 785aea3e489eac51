/**
 * `npm run pictures` compares screens and covers with the pictures in `tests/pictures/`; `--
 * --update` stores them as they are now.
 */
import { join } from 'node:path'
import { buildWhenNeeded } from './lib/build.ts'
import { ensureChromium, NO_CHROMIUM } from './lib/chromium.ts'
import { ROOT, runNode } from './lib/run.ts'

const chromium = await ensureChromium()
if (!chromium) {
  console.error(NO_CHROMIUM)
  process.exit(1)
}
await buildWhenNeeded()

const env = {
  CHROMIUM_PATH: chromium,
  TEST_BUILT: '1',
  ...(process.argv.includes('--update') && { PICTURES_TO: join(ROOT, 'tests/pictures') }),
}
const files = ['--files', 'tests/core/pictures/*']
const covers = await runNode(['ace.js', 'test', 'unit', ...files], { env })
const screens = await runNode(['ace.js', 'test', 'browser', ...files], { env })
process.exit(covers || screens)
