import { configProvider } from '@adonisjs/core'
import { errors, type LimiterResponse } from '@adonisjs/limiter'
import LimiterMemoryStore from '@adonisjs/limiter/stores/memory'
import LimiterRedisStore from '@adonisjs/limiter/stores/redis'
import type { LimiterConsumptionOptions, LimiterStoreContract } from '@adonisjs/limiter/types'
import { redisLine, type RedisLine } from '#app/core/rate_limits/redis_line'

type Key = string | number

/**
 * Counters that several processes share through Redis. While Redis gives no answer each process
 * counts for itself, because a limit that is too wide for a while harms less than a closed shop.
 */
export class SharedCounters implements LimiterStoreContract {
  readonly name = 'redis'

  constructor(
    protected readonly shared: LimiterStoreContract,
    protected readonly own: LimiterStoreContract,
    protected readonly line: RedisLine = redisLine
  ) {}

  get requests() {
    return this.own.requests
  }

  get duration() {
    return this.own.duration
  }

  get blockDuration() {
    return this.own.blockDuration
  }

  consume(key: Key, amount?: number) {
    return this.#either((store) => store.consume(key, amount))
  }

  increment(key: Key, amount?: number) {
    return this.#either((store) => store.increment(key, amount))
  }

  decrement(key: Key, amount?: number) {
    return this.#either((store) => store.decrement(key, amount))
  }

  block(key: Key, duration: string | number) {
    return this.#either((store) => store.block(key, duration))
  }

  set(key: Key, requests: number, duration?: string | number) {
    return this.#either((store) => store.set(key, requests, duration))
  }

  /** Forgets a key in both, as it may have been counted in both. */
  async delete(key: Key) {
    const deleted = await this.own.delete(key)
    return (await this.line.ask(() => this.shared.delete(key)))?.answer ?? deleted
  }

  deleteInMemoryBlockedKeys() {
    this.shared.deleteInMemoryBlockedKeys?.()
  }

  async clear() {
    await this.own.clear()
    await this.line.ask(() => this.shared.clear())
  }

  get(key: Key): Promise<LimiterResponse | null> {
    return this.#either((store) => store.get(key))
  }

  async #either<T>(count: (store: LimiterStoreContract) => Promise<T>): Promise<T> {
    const shared = await this.line.ask(
      () => count(this.shared),
      (error) => error instanceof errors.E_TOO_MANY_REQUESTS
    )
    return shared ? shared.answer : count(this.own)
  }
}

/** The store of `config/limiter.ts` for a shop with REDIS_URL. */
export const sharedCounters = ({ keyPrefix }: { readonly keyPrefix: string }) =>
  configProvider.create(async (app) => {
    const redis = await app.container.make('redis')
    /** The connection is made with the first counter, so a shop without REDIS_URL makes none. */
    let connection: ReturnType<typeof redis.connection> | undefined
    const connected = () => {
      if (connection) return connection
      redis.doNotLogErrors()
      connection = redis.connection()
      /**
       * Each failed attempt to connect is such an error, and is not logged; `redisLine` logs that
       * Redis is away.
       */
      connection.on('error', () => {})
      return connection
    }
    return (options: LimiterConsumptionOptions) =>
      new SharedCounters(
        new LimiterRedisStore(connected(), { keyPrefix, ...options }),
        new LimiterMemoryStore({ keyPrefix, ...options })
      )
  })
