import { defineConfig, stores } from '@adonisjs/limiter'
import env from '#start/env'

/** Counters live in this process; with several processes REDIS_URL makes them shared. */
const limiterConfig = defineConfig({
  default: env.redisUrl ? 'redis' : 'memory',
  stores: { redis: stores.redis({ keyPrefix: 'shop_limiter' }), memory: stores.memory({}) },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
