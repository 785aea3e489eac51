/** Entry point of the Ace commands: `node ace list` shows them. */
import 'reflect-metadata'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { EXIT, refusalOf } from '../app/core/guard/exit_codes.js'
import { renamedCommand } from './renamed_commands.js'

const APP_ROOT = new URL('../', import.meta.url)

const IMPORTER = (filePath: string) => {
  if (filePath.startsWith('./') || filePath.startsWith('../')) {
    return import(new URL(filePath, APP_ROOT).href)
  }
  return import(filePath)
}

const words = process.argv.slice(2)
const renamed = renamedCommand(words)
if (renamed) {
  console.error(renamed)
  process.exit(1)
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
  .handle(words)
  .catch((error) => {
    const refusal = refusalOf(error)
    process.exitCode = refusal ? EXIT.refused : 1
    if (refusal) console.error(refusal)
    else void prettyPrintError(error)
  })
