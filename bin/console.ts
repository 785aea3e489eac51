/** Entry point of the Ace commands: `node ace list` shows them. */
import 'reflect-metadata'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { EXIT, refusalOf } from '../app/core/guard/exit_codes.js'
import { leaveInTime } from '../app/core/guard/leave_in_time.js'
import { keepFilesPrivate } from '../app/core/safety/private_files.js'
import { renamedCommand } from './renamed_commands.js'

const APP_ROOT = new URL('../', import.meta.url)

const IMPORTER = (filePath: string) => {
  if (filePath.startsWith('./') || filePath.startsWith('../')) {
    return import(new URL(filePath, APP_ROOT).href)
  }
  return import(filePath)
}

const words = process.argv.slice(2)
/** What the build makes is no secret, and another user may run the shop. */
const BUILDS = ['build', 'booklet', 'booklets', 'parties', 'preview']
const command = words.find((word) => !word.startsWith('-')) ?? ''
if (!BUILDS.includes(command)) keepFilesPrivate()
const renamed = renamedCommand(words)
if (renamed) {
  console.error(renamed)
  process.exit(1)
}

const isWorker = command === 'queue:work'

new Ignitor(APP_ROOT, { importer: IMPORTER })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    const leave = () => app.terminate()
    app.listen('SIGTERM', () => void (isWorker ? leaveInTime(leave) : leave()))
    app.listenIf(app.managedByPm2, 'SIGINT', () => app.terminate())
  })
  .ace()
  .configure(async (app) => {
    const kernel = await app.container.make('ace')
    const { errorHandler } = kernel
    const render = errorHandler.render.bind(errorHandler)
    errorHandler.render = async (error, of) => {
      if (refuses(error)) kernel.exitCode = EXIT.refused
      else await render(error, of)
    }
  })
  .handle(words)
  .catch((error) => {
    if (refuses(error)) return
    process.exitCode = 1
    void prettyPrintError(error)
  })

/** Says why in one sentence, whether a command met the refusal or the start before it. */
function refuses(error: unknown): boolean {
  const refusal = refusalOf(error)
  if (refusal === null) return false
  console.error(refusal)
  process.exitCode = EXIT.refused
  return true
}
