import { test } from '@japa/runner'
import { Coalesced } from '#app/core/jobs/coalesced'
import { fewAtOnce } from '#app/core/jobs/few_at_once'
import { inParallel } from '#app/core/jobs/in_parallel'
import { heldClock } from '#tests/helpers/core/held_clock'
import { itemAt } from '#tests/helpers/present'

test.group('Work that many ask for at once', () => {
  test('shared work is done twice for a hundred who ask: once for the first, once for all who came meanwhile', async ({
    assert,
  }) => {
    const work = new Coalesced<number>(1)
    let runs = 0
    const look = async () => {
      const run = ++runs
      await new Promise((resolve) => setImmediate(resolve))
      return run
    }
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => work.run('a', look)))
    assert.deepEqual(outcomes, [1, ...Array.from({ length: 99 }, () => 2)])
    assert.equal(await work.run('a', look), 3)
  })

  test('somebody who asks while it runs sees what changed meanwhile', async ({ assert }) => {
    const work = new Coalesced<string>(1)
    let state = 'open'
    const { promise: answer, resolve } = Promise.withResolvers<void>()
    const first = work.run('a', async () => {
      const seen = state
      await answer
      return seen
    })
    state = 'paid'
    const second = work.run('a', async () => state)
    resolve()
    assert.deepEqual(await Promise.all([first, second]), ['open', 'paid'])
  })

  test('a burst is gathered for a fifth of a second', async ({ assert, cleanup }) => {
    const clock = heldClock()
    cleanup(() => clock.release())
    const work = new Coalesced<number>()
    let runs = 0
    const ask = () => work.run('a', async () => ++runs)
    void ask()
    void ask()
    await clock.settle()
    await clock.pass(199)
    assert.equal(runs, 1)
    await clock.pass(1)
    assert.equal(runs, 2)
  })

  test('a failure reaches those who asked for that run, and the next run works', async ({
    assert,
  }) => {
    const work = new Coalesced<string>(1)
    const failing = work.run('a', () => Promise.reject(new Error('away')))
    const next = work.run('a', async () => 'well')
    await assert.rejects(() => failing, 'away')
    assert.equal(await next, 'well')
    assert.equal(await work.run('b', async () => 'other'), 'other')
  })
})

test.group('Work that costs much', () => {
  test('costly work runs a few times at once, in the order in which it was asked for', async ({
    assert,
  }) => {
    const inTurn = fewAtOnce(2)
    const began: number[] = []
    const gates = Array.from({ length: 5 }, () => Promise.withResolvers<number>())
    const all = gates.map(({ promise }, index) =>
      inTurn(() => {
        began.push(index)
        return promise
      })
    )
    const passed = () => new Promise((resolve) => setImmediate(resolve))
    await passed()
    assert.deepEqual(began, [0, 1])
    gates[1]?.resolve(10)
    gates[2]?.reject(new Error('broken'))
    await assert.rejects(() => itemAt(all, 2), 'broken')
    await passed()
    assert.deepEqual(began, [0, 1, 2, 3])
    for (const { resolve } of gates) resolve(20)
    assert.deepEqual(await Promise.all([all[0], all[1], all[3], all[4]]), [20, 10, 20, 20])
    assert.equal(await inTurn(() => Promise.resolve(30)), 30, 'and whoever comes later')
  })
})

test.group('Work in parallel', () => {
  test('parallel work is all done, never more at once than allowed', async ({ assert }) => {
    let now = 0
    let most = 0
    const done: number[] = []
    await inParallel([...Array(20).keys()], 4, async (item) => {
      most = Math.max(most, ++now)
      await new Promise((resolve) => setImmediate(resolve))
      now--
      done.push(item)
      return true
    })
    assert.lengthOf(done, 20)
    assert.equal(most, 4)
  })

  test('parallel work leaves the rest when it is told to', async ({ assert }) => {
    const done: number[] = []
    await inParallel([...Array(20).keys()], 1, async (item) => done.push(item) < 3)
    assert.lengthOf(done, 3)
  })
})
