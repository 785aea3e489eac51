import { errors } from '@adonisjs/limiter'
import LimiterMemoryStore from '@adonisjs/limiter/stores/memory'
import type { LimiterStoreContract } from '@adonisjs/limiter/types'
import { test } from '@japa/runner'
import { SharedCounters } from '#app/core/rate_limits/counters'
import { RedisLine } from '#app/core/rate_limits/redis_line'
import { ended, heldClock } from '#tests/helpers/core/held_clock'

const LIMIT = { requests: 2, duration: '1 minute' } as const

/** Counters that answer, refuse, or hang, as the Redis behind them does. */
function sharedStore(state: { now: 'well' | 'gone' | 'frozen' }) {
  const kept = new LimiterMemoryStore({ keyPrefix: 'shared', ...LIMIT })
  const calls = { count: 0 }
  const consume = async (key: string | number) => {
    calls.count++
    if (state.now === 'gone') throw new Error('Connection is closed.')
    if (state.now === 'frozen') return new Promise<never>(() => {})
    return kept.consume(key)
  }
  return { calls, store: Object.assign(Object.create(kept), { consume }) as LimiterStoreContract }
}

function counters(state: { now: 'well' | 'gone' | 'frozen' }) {
  const clock = { ms: 0 }
  const { calls, store } = sharedStore(state)
  const line = new RedisLine(20, () => clock.ms)
  const own = new LimiterMemoryStore({ keyPrefix: 'own', ...LIMIT })
  return { clock, calls, line, limiter: new SharedCounters(store, own, line) }
}

test.group('Rate limits without Redis', () => {
  test('a visitor is counted in memory while Redis is {$self}, and refused above the limit')
    .with(['gone', 'frozen'] as const)
    .run(async ({ assert }, now) => {
      const { limiter, line } = counters({ now })
      await limiter.consume('noor')
      await limiter.consume('noor')
      assert.isTrue(line.isDown)
      await assert.rejects(() => limiter.consume('noor'), errors.E_TOO_MANY_REQUESTS)
    })

  test('one visitor waits for a frozen Redis, and the next ones do not', async ({ assert }) => {
    const { limiter, calls } = counters({ now: 'frozen' })
    for (const name of ['noor', 'tim', 'sam', 'kim']) await limiter.consume(name)
    assert.equal(calls.count, 1)
  })

  test('Redis has a quarter of a second, and after that nobody asks it for two seconds', async ({
    assert,
    cleanup,
  }) => {
    const clock = heldClock()
    cleanup(() => clock.release())
    const line = new RedisLine()
    let asked = 0
    const ask = () => ended(line.ask(() => new Promise<never>(() => void asked++)))
    const first = ask()
    await clock.pass(249)
    assert.isFalse(first.yet)
    await clock.pass(1)
    assert.isTrue(first.yet)
    await clock.pass(1_999)
    ask()
    assert.equal(asked, 1)
    await clock.pass(1)
    ask()
    assert.equal(asked, 2)
  })

  test('counters are shared again once Redis answers', async ({ assert }) => {
    const state = { now: 'gone' as 'gone' | 'well' }
    const { limiter, line, clock, calls } = counters(state)
    await limiter.consume('noor')
    state.now = 'well'
    clock.ms += 5_000
    await limiter.consume('noor')
    assert.isFalse(line.isDown)
    assert.equal(calls.count, 2)
  })

  test('a refusal of Redis is a refusal, and no fault', async ({ assert }) => {
    const { limiter, line } = counters({ now: 'well' })
    await limiter.consume('noor')
    await limiter.consume('noor')
    await assert.rejects(() => limiter.consume('noor'), errors.E_TOO_MANY_REQUESTS)
    assert.isFalse(line.isDown)
  })
})
