import type { ApplicationService } from '@adonisjs/core/types'
import type { Worker } from '@adonisjs/queue'
import { jobsAtHand } from '#app/core/jobs/jobs_at_hand'
import env from '#start/env'

/**
 * Runs the jobs inside the web process (WORKER=inline), or leaves them to `node ace queue:work`
 * (WORKER=off). The schedules are written to the database in both cases.
 */
export default class WorkerProvider {
  #worker: Worker | null = null
  #running: Promise<void> | null = null

  constructor(protected app: ApplicationService) {}

  async ready() {
    const { planSchedules } = await import('#start/schedules')
    await planSchedules(env.demo)
    if (env.worker !== 'inline') return

    const { Worker } = await import('@adonisjs/queue')
    const { workerConfig } = await import('#app/core/jobs/worker_config')
    this.#worker = new Worker(await workerConfig(this.app))
    const logger = await this.app.container.make('logger')
    this.#running = this.#worker.start(['default']).catch((error) => {
      logger.fatal({ err: error }, 'the job worker stopped')
    })
    this.app.terminating(() => this.#stop())
  }

  /** Lets running jobs end before the database closes. */
  async #stop() {
    await jobsAtHand.leave()
    await this.#worker?.stop()
    await this.#running
  }
}
