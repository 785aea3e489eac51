/** The console for development: `node ace`. Loads TypeScript on the fly; the build has its own. */
import '@poppinss/ts-exec'

await import('./bin/console.js')
