import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Config } from '@japa/runner/types'

export const plugins: Config['plugins'] = [assert(), apiClient(), pluginAdonisJS(app)]

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [],
  teardown: [],
}

/** Units need nothing; functional tests a database and a server; browser journeys start a whole shop. */
export const configureSuite: Config['configureSuite'] = (suite) => {
  if (suite.name === 'browser') {
    suite.setup(async () => {
      const { startBrowser } = await import('#tests/helpers/bezoeker')
      return startBrowser()
    })
    suite.setup(async () => {
      const { openEchteWinkel } = await import('#tests/helpers/echte_winkel')
      return openEchteWinkel()
    })
  }
  if (suite.name !== 'functional') return
  suite.setup(async () => {
    const { maakDatabase } = await import('#tests/helpers/database')
    const stop = await testUtils.httpServer().start()
    await maakDatabase()
    return stop
  })
}
