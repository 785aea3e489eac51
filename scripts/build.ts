/** `npm run build`: always builds; `--when-needed` only when the sources changed since. */
import { build, buildWhenNeeded } from './lib/build.ts'

await (process.argv.includes('--when-needed') ? buildWhenNeeded() : build())
console.log('Built into build/')
