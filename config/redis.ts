import { defineConfig } from '@adonisjs/redis'
import env from '#start/env'

const url = new URL(env.redisUrl || 'redis://127.0.0.1:6379')

/** The shop connects to Redis only when REDIS_URL is set. */
const redisConfig = defineConfig({
  connection: 'main',
  connections: {
    main: {
      host: url.hostname,
      port: url.port || '6379',
      username: decodeURIComponent(url.username) || undefined,
      password: decodeURIComponent(url.password) || undefined,
      db: Number(url.pathname.slice(1) || 0),
      tls: url.protocol === 'rediss:' ? {} : undefined,
      keyPrefix: '',
      /** No call waits for a Redis that is away; a silent connection is opened anew. */
      connectTimeout: 1_000,
      socketTimeout: 2_000,
      maxRetriesPerRequest: 0,
      autoResendUnfulfilledCommands: false,
      retryStrategy: (times: number) => Math.min(times * 100, 2_000),
    },
  },
})

export default redisConfig

declare module '@adonisjs/redis/types' {
  export interface RedisConnections extends InferConnections<typeof redisConfig> {}
}
