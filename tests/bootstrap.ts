import { createServer } from 'node:http'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import { spec } from '@japa/runner/reporters'
import type { Config } from '@japa/runner/types'
import { keepWire, writeShard } from '../scripts/lib/golden.js'
import { nameLooseFailures } from '#tests/helpers/loose_failures'
import { reportTo } from '#tests/helpers/report'
import { present } from '#tests/helpers/present'

/** Whether all tests run; a part of them sees only a part of the wire. */
const WHOLE = !process.argv.some((argument) => /^--(files|tests|groups|tags|failed)/.test(argument))

export const plugins: Config['plugins'] = [
  assert(),
  apiClient(),
  pluginAdonisJS(app),
  ({ runner, emitter }) => nameLooseFailures(runner, emitter),
]

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [],
  teardown: [],
}

/** `npm test` reads what came of each test. */
const report = process.env.TEST_REPORT
export const reporters: Config['reporters'] = report
  ? { activated: ['spec', 'report'], list: [spec(), reportTo(report)] }
  : undefined

/** Units need nothing; functional tests a database and a server; browser journeys start a whole shop. */
export const configureSuite: Config['configureSuite'] = (suite) => {
  if (suite.name === 'browser') {
    suite.setup(async () => {
      const { startBrowser } = await import('#tests/helpers/visitor')
      return startBrowser()
    })
    suite.setup(async () => {
      const { openRealShop } = await import('#tests/helpers/real_shop')
      return openRealShop()
    })
  }
  if (suite.name !== 'functional') return
  suite.setup(async () => {
    const { createDatabase } = await import('#tests/helpers/database')
    const { guarded } = await import('#app/core/guard/request_guard')
    const stop = await testUtils.httpServer().start((handle) => createServer(guarded(handle)))
    await createDatabase()
    const { makeMiddlewareOnce } = await import('#start/kernel')
    await makeMiddlewareOnce()
    const { recordWire } = await import('#tests/helpers/wire')
    await recordWire()
    return stop
  })
  suite.teardown(async () => {
    const { seen } = await import('#tests/helpers/wire')
    const shared = process.env.GOLDEN_SHARDS
    const folder =
      shared ?? join(present(process.env.STORAGE_DIR, 'process.env.STORAGE_DIR'), 'golden')
    writeShard(folder, seen)
    if (!shared) keepWire(folder, WHOLE)
  })
}
