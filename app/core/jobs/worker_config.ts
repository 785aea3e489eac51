import type { ApplicationService } from '@adonisjs/core/types'
import type { Job } from '@adonisjs/queue'
import type { JobClass, QueueManagerConfig } from '@adonisjs/queue/types'
import queueConfig from '#config/queue'
import { present } from '#domain/present'

/**
 * The settings of a worker inside this process: those of the queue, with jobs made by the
 * container.
 */
export async function workerConfig(app: ApplicationService): Promise<QueueManagerConfig> {
  const adapter = present(queueConfig.adapters.database, 'the queue in the database')
  const resolved = typeof adapter === 'function' ? adapter : await adapter.resolver(app)
  return {
    ...queueConfig,
    autoLoadJobs: false,
    /** The process handles the signals itself, and stops the worker in its turn. */
    worker: { ...queueConfig.worker, gracefulShutdown: false },
    adapters: { database: resolved },
    logger: (await app.container.make('logger')) as never,
    jobFactory: (jobClass: JobClass) => app.container.make(jobClass as never) as Promise<Job>,
  }
}
