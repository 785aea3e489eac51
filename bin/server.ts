/** Entry point of the web process. `npm start` prepares its environment, see scripts/start.ts. */
import 'reflect-metadata'
import { createServer, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { exitCodeFor, refusalOf } from '../app/core/guard/exit_codes.js'
import type { departure } from '../app/core/guard/departure.js'
import { leaveInTime } from '../app/core/guard/leave_in_time.js'
import { closeFiles, keepFilesPrivate } from '../app/core/safety/private_files.js'
import { onPassedSocket } from '../app/core/guard/passed_socket.js'
import { REQUEST_BOUNDS } from '../app/core/guard/request_bounds.js'
import type { guarded } from '../app/core/guard/request_guard.js'

keepFilesPrivate()

const APP_ROOT = new URL('../', import.meta.url)

const IMPORTER = (filePath: string) => {
  if (filePath.startsWith('./') || filePath.startsWith('../')) {
    return import(new URL(filePath, APP_ROOT).href)
  }
  return import(filePath)
}

/** The guard is loaded after the settings, which may refuse. */
let guard: typeof guarded
let visitors: typeof departure
let server: Server

new Ignitor(APP_ROOT, { importer: IMPORTER })
  .tap((app) => {
    app.booting(async () => {
      closeFiles((await import('#start/env')).default)
      const { LastResort } = await import('#app/core/guard/last_resort')
      new LastResort(app).listen()
      guard = (await import('#app/core/guard/request_guard')).guarded
      visitors = (await import('#app/core/guard/departure')).departure
    })
    /**
     * Phones may be connected before the last job is planned, so a stop waits until the app is
     * ready and can tell them.
     */
    const leave = async () => {
      while (!app.isReady) await wait(50)
      await visitors.leave(server)
      await app.terminate()
    }
    const stop = () => void leaveInTime(leave)
    app.listen('SIGTERM', stop)
    app.listen('SIGINT', stop)
    /** A process that `npm start` started stops when `npm start` is gone. */
    process.once('disconnect', stop)
    process.channel?.unref()
  })
  .httpServer()
  .start((handle) => (server = onPassedSocket(createServer(REQUEST_BOUNDS, guard(handle)))))
  .catch(async (error) => {
    const refusal = refusalOf(error)
    if (refusal) console.error(refusal)
    else await prettyPrintError(error)
    process.exit(exitCodeFor(error))
  })
