/** Entry point of the tests: `node ace test unit` and so on. */
import 'reflect-metadata'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import type { ApplicationService } from '@adonisjs/core/types'
import { configure, processCLIArgs, run } from '@japa/runner'
import { forgetOurSettings } from '../scripts/lib/our_settings.js'
import { keepFilesPrivate } from '../app/core/safety/private_files.js'
import { freePorts } from '../scripts/lib/ports.js'

keepFilesPrivate()

const APP_ROOT = new URL('../', import.meta.url)

const IMPORTER = (filePath: string) => {
  if (filePath.startsWith('./') || filePath.startsWith('../')) {
    return import(new URL(filePath, APP_ROOT).href)
  }
  return import(filePath)
}

/**
 * The tests do not use the settings of this machine, because they empty the database that they are
 * given.
 */
forgetOurSettings()

/** Every run has a folder, a database and ports of its own, so runs do not meet. */
const storage = mkdtempSync(join(tmpdir(), 'shop-test-'))
const [port, smtp] = await freePorts(2)
Object.assign(process.env, {
  NODE_ENV: 'test',
  STORAGE_DIR: storage,
  HOST: '127.0.0.1',
  PORT: String(port),
  APP_URL: `http://127.0.0.1:${port}`,
  APP_KEY: 'test-key-test-key-test-key-test-key',
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(smtp),
  SMTP_TLS: 'off',
  MOLLIE_TIMEOUT_MS: '1500',
  HEALTH_TOKEN: 'test-health-token',
  WORKER: 'off',
  ...(process.env.TEST_DATABASE_URL && { DATABASE_URL: process.env.TEST_DATABASE_URL }),
  ...(process.env.TEST_REDIS_URL && { REDIS_URL: process.env.TEST_REDIS_URL }),
})
process.once('exit', () => rmSync(storage, { recursive: true, force: true }))

/** Tests check hundreds of passwords that belong to nobody, so checking one need not take long. */
async function makePasswordsCheap(app: ApplicationService) {
  const { defineConfig, drivers } = await import('@adonisjs/core/hash')
  const list = { scrypt: drivers.scrypt({ cost: 16, blockSize: 8, parallelization: 1 }) }
  app.config.set('hash', defineConfig({ default: 'scrypt', list }))
}

/**
 * Tests open hundreds of steps as well, so the key that an answer gives need not take long either.
 */
function makeAnswersCheap(app: ApplicationService) {
  app.config.set('play.answerRounds', 100)
}

/** Views are compiled once, as in production; nobody edits them while the tests run. */
async function keepViews() {
  const { default: edge } = await import('edge.js')
  const { keepViewParts } = await import('../app/core/http/view_parts.js')
  edge.configure({ cache: true })
  keepViewParts()
}

new Ignitor(APP_ROOT, { importer: IMPORTER })
  .tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    app.booted(() => makePasswordsCheap(app))
    app.booted(makeAnswersCheap)
    app.booted(keepViews)
    app.listen('SIGTERM', () => app.terminate())
    app.listenIf(app.managedByPm2, 'SIGINT', () => app.terminate())
  })
  .testRunner()
  .configure(async (app) => {
    const { runnerHooks, ...config } = await import('../tests/bootstrap.js')

    processCLIArgs(process.argv.splice(2))
    configure({
      ...app.rcFile.tests,
      ...config,
      setup: runnerHooks.setup,
      teardown: runnerHooks.teardown.concat([() => app.terminate()]),
    })
  })
  .run(() => run())
  .catch((error) => {
    process.exitCode = 1
    void prettyPrintError(error)
  })
