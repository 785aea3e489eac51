/** The console for development: `node ace`. Loads TypeScript on the fly; the build has its own. */
import './bin/typescript.ts'

await import('./bin/console.js')
