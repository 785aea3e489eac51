/**
 * `npm run build` always builds; with `--when-needed` it builds only when the sources changed since
 * the last build.
 */
import { build, isBuilt } from './lib/build.ts'

const whenNeeded = process.argv.includes('--when-needed')
if (!whenNeeded || !isBuilt()) {
  console.log('Building, which takes about a minute the first time:')
  await build((part) => console.log(`  ${part}`))
}
console.log('Built into build/')
