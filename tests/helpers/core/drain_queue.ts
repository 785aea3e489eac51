import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { Worker } from '@adonisjs/queue'
import { workerConfig } from '#app/core/jobs/worker_config'

/** Runs every job that is ready, as the worker would, and returns when there is nothing left to do. */
export async function drainQueue() {
  const config = await workerConfig(app)
  const manager = await app.container.make('queue.manager')
  await manager.loadJobs()
  /**
   * While a job runs, the worker would look for more each moment, and then trips over the end of a job
   * that took longer than that: it waits for the end here.
   */
  const worker = new Worker({ ...config, worker: { ...config.worker, idleDelay: '1m' } })
  for (;;) {
    const cycle = await worker.processCycle(['default'])
    if (cycle === null || cycle.type === 'idle') break
    if (cycle.type === 'error') throw cycle.error
  }
  await worker.stop()
}

/** Lets the waiting between two tries pass. */
export async function letWaitTimePass() {
  await db.from('queue_jobs').where('status', 'delayed').update({ execute_at: 0 })
  await db.from('mails').update({ retry_at: null })
}
