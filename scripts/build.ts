/** `npm run build`: always builds. */
import { build } from './lib/build.ts'

await build()
console.log('Built into build/')
