import { test } from '@japa/runner'
import { startWatch } from '#app/shop/alarms/watch'
import { heldClock } from '#tests/helpers/core/held_clock'

test.group('The watch over the shop', () => {
  test('alarms are mailed within ten seconds, and each minute the outside watch hears of a shop that is well', async ({
    assert,
    cleanup,
  }) => {
    const clock = heldClock()
    cleanup(() => clock.release())
    const done = { tellAlarms: 0, tellOutage: 0, lookAround: 0 }
    const stop = startWatch({
      tellAlarms: async () => void done.tellAlarms++,
      tellOutage: async () => void done.tellOutage++,
      lookAround: async () => void done.lookAround++,
    })
    const letPass = (seconds: number) => clock.pass(seconds * 1_000, 1_000)
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
