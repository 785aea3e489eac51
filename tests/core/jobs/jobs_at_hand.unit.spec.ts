import { test } from '@japa/runner'
import { JobsAtHand } from '#app/core/jobs/jobs_at_hand'

type Followed = Parameters<JobsAtHand['follow']>[0]
type Popped = Awaited<ReturnType<Followed['popFrom']>>

const job = (id: string) => ({ id }) as NonNullable<Popped>

/** A queue that answers when the test lets it, and the jobs that were failed in it. */
function queue() {
  const failed: string[] = []
  const asked: PromiseWithResolvers<Popped>[] = []
  const adapter: Followed = {
    popFrom: () => {
      const one = Promise.withResolvers<Popped>()
      asked.push(one)
      return one.promise
    },
    failJob: (id) => Promise.resolve(void failed.push(id)),
  }
  return { adapter, failed, asked }
}

/** Whether a promise is fulfilled once everything that is ready has run. */
async function isOver(promise: Promise<unknown>): Promise<boolean> {
  let over = false
  void promise.then(() => (over = true))
  await new Promise((resolve) => setImmediate(resolve))
  return over
}

test.group('A process that is asked to stop while it has jobs', () => {
  test('a stopping process waits for a job that comes out of the queue at that moment, and takes no other', async ({
    assert,
  }) => {
    const [atHand, jobs] = [new JobsAtHand(), queue()]
    const adapter = atHand.follow(jobs.adapter)
    const popped = adapter.popFrom('default')
    const left = atHand.leave()
    assert.isFalse(await isOver(left), 'a job may be on its way')
    jobs.asked[0]?.resolve(job('one'))
    assert.equal((await popped)?.id, 'one')
    assert.isFalse(await isOver(left), 'it was taken')

    const work = Promise.withResolvers<void>()
    const done = atHand.wrapper(() => work.promise, job('one'), 'default')
    assert.isNull(await adapter.popFrom('default'))
    assert.lengthOf(jobs.asked, 1)
    assert.isFalse(await isOver(left), 'it is being done')
    work.resolve()
    await done
    assert.isTrue(await isOver(left))
  })

  test('a stopping process waits for nothing when the queue is empty', async ({ assert }) => {
    const [atHand, jobs] = [new JobsAtHand(), queue()]
    const popped = atHand.follow(jobs.adapter).popFrom('default')
    jobs.asked[0]?.resolve(null)
    assert.isNull(await popped)
    assert.isTrue(await isOver(atHand.leave()))
  })

  test('a stopping process does not wait for a job that could not begin, or a queue that is away', async ({
    assert,
  }) => {
    const [atHand, jobs] = [new JobsAtHand(), queue()]
    const adapter = atHand.follow(jobs.adapter)
    const [first, second] = [adapter.popFrom('default'), adapter.popFrom('default')]
    jobs.asked[0]?.resolve(job('unknown'))
    jobs.asked[1]?.reject(new Error('the database is away'))
    await first
    await assert.rejects(() => second)
    await adapter.failJob('unknown', 'default')
    assert.deepEqual(jobs.failed, ['unknown'])
    assert.isTrue(await isOver(atHand.leave()))
  })

  test('a stopping process waits for what a job does after it failed, and passes on what it throws', async ({
    assert,
  }) => {
    const [atHand, jobs] = [new JobsAtHand(), queue()]
    const adapter = atHand.follow(jobs.adapter)
    const popped = adapter.popFrom('default')
    jobs.asked[0]?.resolve(job('one'))
    await popped
    const hook = Promise.withResolvers<void>()
    const done = atHand.wrapper(
      async () => {
        await adapter.failJob('one', 'default')
        await hook.promise
      },
      job('one'),
      'default'
    )
    const left = atHand.leave()
    assert.isFalse(await isOver(left), 'its last words are being said')
    hook.reject(new Error('they failed'))
    await assert.rejects(() => done, 'they failed')
    assert.isTrue(await isOver(left))
  })
})
