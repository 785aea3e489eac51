import { defineConfig, stores } from '@adonisjs/limiter'
import { sharedCounters } from '#app/core/rate_limits/counters'
import env from '#start/env'

/**
 * The counters live in this process. REDIS_URL makes several processes share them, for as long as
 * Redis answers.
 */
const limiterConfig = defineConfig({
  default: env.redisUrl ? 'redis' : 'memory',
  stores: { redis: sharedCounters({ keyPrefix: 'shop_limiter' }), memory: stores.memory({}) },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
