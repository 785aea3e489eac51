/** Entry point of the web process. `npm start` prepares its environment, see scripts/start.ts. */
import 'reflect-metadata'
import { Ignitor, prettyPrintError } from '@adonisjs/core'

const APP_ROOT = new URL('../', import.meta.url)

const IMPORTER = (filePath: string) => {
  if (filePath.startsWith('./') || filePath.startsWith('../')) {
    return import(new URL(filePath, APP_ROOT).href)
  }
  return import(filePath)
}

new Ignitor(APP_ROOT, { importer: IMPORTER })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    app.listen('SIGTERM', () => app.terminate())
    app.listen('SIGINT', () => app.terminate())
    /** Started by `npm start`: when that is gone, so are we. */
    process.once('disconnect', () => void app.terminate())
    process.channel?.unref()
  })
  .httpServer()
  .start()
  .catch((error) => {
    process.exitCode = 1
    void prettyPrintError(error)
  })
