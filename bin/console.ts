/** Entry point of the Ace commands: `node ace list` shows them. */
import 'reflect-metadata'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { EXIT, refusalOf } from '../app/core/guard/exit_codes.js'

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
    app.listenIf(app.managedByPm2, 'SIGINT', () => app.terminate())
  })
  .ace()
  .handle(process.argv.splice(2))
  .catch((error) => {
    const refusal = refusalOf(error)
    process.exitCode = refusal ? EXIT.refused : 1
    if (refusal) console.error(refusal)
    else void prettyPrintError(error)
  })
