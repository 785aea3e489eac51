import { mock } from 'node:test'
import { test } from '@japa/runner'
import { leaveInTime } from '#app/core/guard/leave_in_time'

test.group('A process that is asked to stop', (group) => {
  group.each.setup(() => {
    mock.timers.enable({ apis: ['setTimeout'] })
    return () => mock.timers.reset()
  })

  test('is gone once all that it does has ended', async ({ assert }) => {
    const work = Promise.withResolvers<void>()
    let gone = 0
    const leaving = leaveInTime(
      () => work.promise,
      () => gone++
    )
    mock.timers.tick(5_000)
    assert.equal(gone, 0)
    work.resolve()
    await leaving
    assert.equal(gone, 1)
  })

  test('is gone after fifteen seconds, whatever hangs', ({ assert }) => {
    let gone = 0
    void leaveInTime(
      () => new Promise(() => {}),
      () => gone++
    )
    mock.timers.tick(14_999)
    assert.equal(gone, 0)
    mock.timers.tick(1)
    assert.equal(gone, 1)
  })
})
