import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { Worker } from '@adonisjs/queue'
import { workerConfig } from '#app/core/jobs/worker_config'

/** Runs every job that is ready, as the worker does, and returns when nothing is left to do. */
export async function drainQueue() {
  const config = await workerConfig(app)
  const manager = await app.container.make('queue.manager')
  await manager.loadJobs()
  /**
   * A worker that keeps looking for more stumbles over a job that takes longer than its pause, so
   * this one looks only when the job has ended.
   */
  const worker = new Worker({ ...config, worker: { ...config.worker, idleDelay: '1m' } })
  for (;;) {
    const cycle = await worker.processCycle(['default'])
    if (cycle === null || cycle.type === 'idle') break
    if (cycle.type === 'error') throw cycle.error
  }
  await worker.stop()
}

/** Ends the wait between two tries. */
export async function letWaitTimePass() {
  await db.from('queue_jobs').where('status', 'delayed').update({ execute_at: 0 })
  await db.from('mails').update({ retry_at: null })
}
