import type { Adapter, QueueManagerConfig } from '@adonisjs/queue/types'

type Wrapper = NonNullable<QueueManagerConfig['executionWrapper']>

/**
 * The jobs that this process took from the queue and has not finished. The worker of the library
 * loses sight of a job that comes out of the queue while it is asked to stop: nobody waits for it,
 * and the database closes while it is being done.
 */
export class JobsAtHand {
  readonly #taken = new Set<string>()
  readonly #running = new Set<string>()
  #taking = 0
  #leaving = false
  #idle: (() => void)[] = []

  /** The same adapter, which also remembers what came out of the queue. */
  follow<A extends Pick<Adapter, 'popFrom' | 'failJob'>>(adapter: A): A {
    const popFrom = adapter.popFrom.bind(adapter)
    const failJob = adapter.failJob.bind(adapter)
    adapter.popFrom = async (queue) => {
      if (this.#leaving) return null
      this.#taking++
      try {
        const job = await popFrom(queue)
        if (job) this.#taken.add(job.id)
        return job
      } finally {
        this.#taking--
        this.#look()
      }
    }
    /** A job that could not even begin. */
    adapter.failJob = async (id, ...rest) => {
      await failJob(id, ...rest).finally(() => {
        if (!this.#running.has(id)) this.#done(id)
      })
    }
    return adapter
  }

  /** Wraps each job, including what is written about its end. */
  readonly wrapper: Wrapper = async (run, { id }) => {
    this.#running.add(id)
    try {
      return await run()
    } finally {
      this.#running.delete(id)
      this.#done(id)
    }
  }

  /** Takes nothing more from the queue, and waits until everything that was taken is done. */
  leave(): Promise<void> {
    this.#leaving = true
    return this.#isIdle ? Promise.resolve() : new Promise((done) => void this.#idle.push(done))
  }

  get #isIdle() {
    return this.#taken.size + this.#taking === 0
  }

  #done(id: string) {
    this.#taken.delete(id)
    this.#look()
  }

  #look() {
    if (this.#isIdle) this.#idle.splice(0).forEach((done) => done())
  }
}

/** The one instance of this process. */
export const jobsAtHand = new JobsAtHand()
