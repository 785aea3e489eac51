import { configProvider } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import { defineConfig, drivers, exponentialBackoff } from '@adonisjs/queue'
import { jobsAtHand } from '#app/core/jobs/jobs_at_hand'

const database = drivers.database({ connectionName: 'main' })

/**
 * Jobs live in the shop's own database. A job is written in the same transaction as the change that
 * causes it, so that both exist or neither does.
 */
export default defineConfig({
  default: 'database',
  adapters: {
    database: configProvider.create(async (application) => {
      const make = await database.resolver(application)
      return () => jobsAtHand.follow(make())
    }),
  },
  executionWrapper: jobsAtHand.wrapper,
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
