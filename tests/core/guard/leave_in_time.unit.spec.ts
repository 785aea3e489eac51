import { test } from '@japa/runner'
import { leaveInTime } from '#app/core/guard/leave_in_time'
import { heldClock } from '#tests/helpers/core/held_clock'

test.group('A process that is asked to stop', (group) => {
  let clock: ReturnType<typeof heldClock>
  group.each.setup(() => {
    clock = heldClock()
    return () => clock.release()
  })

  test('a process is gone once all that it does has ended', async ({ assert }) => {
    const work = Promise.withResolvers<void>()
    let gone = 0
    const leaving = leaveInTime(
      () => work.promise,
      () => gone++
    )
    await clock.pass(5_000)
    assert.equal(gone, 0)
    work.resolve()
    await leaving
    assert.equal(gone, 1)
  })

  test('a process is gone after fifteen seconds, whatever hangs', async ({ assert }) => {
    let gone = 0
    void leaveInTime(
      () => new Promise(() => {}),
      () => gone++
    )
    await clock.pass(14_999)
    assert.equal(gone, 0)
    await clock.pass(1)
    assert.equal(gone, 1)
  })
})
