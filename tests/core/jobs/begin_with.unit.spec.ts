import { test } from '@japa/runner'
import { beginWith } from '#app/core/jobs/begin_with'

class Away extends Error {}

const SOON = { everyMs: 1, passes: (error: unknown) => error instanceof Away }

/** Work that fails a number of times, and tells when it succeeds. */
function failing(times: number, failure: Error) {
  const { promise: done, resolve } = Promise.withResolvers<void>()
  const tries: number[] = []
  const work = async () => {
    tries.push(tries.length + 1)
    if (tries.length <= times) throw failure
    resolve()
  }
  return { work, done, tries }
}

test.group('Work with which the shop begins', () => {
  test('the first work is done once when nothing is in the way', async ({ assert }) => {
    const { work, tries } = failing(0, new Away())
    const stop = await beginWith(work, { ...SOON, onError: () => {} })
    await stop()
    assert.deepEqual(tries, [1])
  })

  test('the first work is tried again while the database is away, once more when it is back, and then no more', async ({
    assert,
  }) => {
    const errors: unknown[] = []
    const { work, done, tries } = failing(3, new Away())
    const stop = await beginWith(work, { ...SOON, onError: (error) => errors.push(error) })
    await done
    await stop()
    assert.deepEqual(tries, [1, 2, 3, 4])
    assert.lengthOf(errors, 3)
  })

  test('the first work is given up when the shop stops', async ({ assert }) => {
    const { work, tries } = failing(Infinity, new Away())
    const stop = await beginWith(work, { ...SOON, onError: () => {} })
    await stop()
    const { length } = tries
    await new Promise((resolve) => setTimeout(resolve, 20))
    assert.lengthOf(tries, length)
  })

  test('the first work ends the shop when it fails for another reason', async ({ assert }) => {
    const { work, tries } = failing(1, new Error('a fault of ours'))
    await assert.rejects(() => beginWith(work, { ...SOON, onError: () => {} }), 'a fault of ours')
    assert.deepEqual(tries, [1])
  })
})
