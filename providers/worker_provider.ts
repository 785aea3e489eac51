import { setTimeout as wait } from 'node:timers/promises'
import type { ApplicationService } from '@adonisjs/core/types'
import type { Worker } from '@adonisjs/queue'
import { jobsAtHand } from '#app/core/jobs/jobs_at_hand'
import env from '#start/env'

/** The rest between two tries to plan the jobs, in milliseconds. */
const AGAIN_MS = 2_000
/** This is longer than the loop of an idle worker rests. */
const LOOP_ENDS_MS = 1_000

/**
 * Runs the jobs inside the web process (WORKER=inline), or leaves them to `node ace queue:work`
 * (WORKER=off). The schedules are written to the database in both cases.
 */
export default class WorkerProvider {
  #worker: Worker | null = null
  #running: Promise<void> | null = null

  constructor(protected app: ApplicationService) {}

  /**
   * The process serves visitors by now, so a database that is away for a moment does not end it.
   */
  async ready() {
    const { beginWith } = await import('#app/core/jobs/begin_with')
    const { isDatabaseUnavailable } = await import('#app/core/database/dialect')
    const logger = await this.app.container.make('logger')
    const stopBeginning = await beginWith(() => this.#begin(), {
      everyMs: AGAIN_MS,
      passes: isDatabaseUnavailable,
      onError: (error) => logger.error({ err: error }, 'the jobs could not be planned yet'),
    })
    this.app.terminating(async () => {
      await stopBeginning()
      await this.#stop()
    })
  }

  async #begin() {
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
  }

  /**
   * Lets running jobs end before the database closes. Nobody waits for the five seconds that the
   * worker's loop rests after an error, because no job runs then.
   */
  async #stop() {
    await jobsAtHand.leave()
    await this.#worker?.stop()
    await Promise.race([this.#running, wait(LOOP_ENDS_MS, undefined, { ref: false })])
  }
}
