import { mock } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { test } from '@japa/runner'
import { startWatch } from '#app/shop/alarms/watch'

test.group('Who watches the shop', () => {
  test('alarms are mailed within ten seconds, and each minute the outside watch hears of a shop that is well', async ({
    assert,
    cleanup,
  }) => {
    mock.timers.enable({ apis: ['setTimeout'] })
    cleanup(() => mock.timers.reset())
    const done = { tellAlarms: 0, tellOutage: 0, lookAround: 0 }
    const stop = startWatch({
      tellAlarms: async () => void done.tellAlarms++,
      tellOutage: async () => void done.tellOutage++,
      lookAround: async () => void done.lookAround++,
    })
    const letPass = async (seconds: number) => {
      for (let second = 0; second < seconds; second++) {
        mock.timers.tick(1_000)
        await turn()
      }
    }
    await letPass(9)
    assert.deepEqual(done, { tellAlarms: 0, tellOutage: 0, lookAround: 0 })
    await letPass(1)
    assert.deepEqual(done, { tellAlarms: 1, tellOutage: 1, lookAround: 0 })
    await letPass(50)
    assert.deepEqual(done, { tellAlarms: 6, tellOutage: 6, lookAround: 1 })
    stop()
    await letPass(60)
    assert.deepEqual(done, { tellAlarms: 6, tellOutage: 6, lookAround: 1 })
  })
})
