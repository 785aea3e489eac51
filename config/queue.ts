import app from '@adonisjs/core/services/app'
import { defineConfig, drivers, exponentialBackoff } from '@adonisjs/queue'

/**
 * Jobs live in the shop's own database. A job is written in the same transaction as the change that
 * causes it, so that both exist or neither does.
 */
export default defineConfig({
  default: 'database',
  adapters: { database: drivers.database({ connectionName: 'main' }) },
  retry: {
    maxRetries: 12,
    backoff: exponentialBackoff({ baseDelay: '2s', maxDelay: '30m', jitter: true }),
  },
  worker: {
    concurrency: 4,
    idleDelay: '500ms',
    stalledThreshold: '15s',
    stalledInterval: '5s',
    /** A job whose process was killed runs again, however often that happens. */
    maxStalledCount: 1000,
  },
  locations: [app.makePath('app/**/*_job.{js,ts}')],
})
