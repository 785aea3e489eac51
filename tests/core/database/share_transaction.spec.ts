import { setTimeout } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { inSharedTransaction } from '#app/core/database/shared_transaction'
import { CommitFailed } from '#app/core/database/transaction'
import { writes } from '#app/core/database/writes'
import { onPostgres, trapCommits } from '#tests/helpers/core/commit_trap'
import { emptyShop } from '#tests/helpers/database'

const store = (task: string) =>
  inSharedTransaction(async (trx) => {
    await db.table('turns').useTransaction(trx).insert({ task, until: '2026-11-23 12:00:00' })
    return task
  })

const names = (count: number) => Array.from({ length: count }, (_, index) => `task ${index}`)

async function stored(): Promise<string[]> {
  const rows = (await db.from('turns').where('task', 'like', 'task %').orderBy('task')) as {
    task: string
  }[]
  return rows.map(({ task }) => task)
}

/** Counts the commits of this process until the returned function stops counting. */
function countCommits() {
  const knex = db.connection().getWriteClient()
  let commits = 0
  const note = ({ sql }: { sql: string }) => void (commits += /^COMMIT/i.test(sql) ? 1 : 0)
  knex.on('query', note)
  return () => {
    knex.removeListener('query', note)
    return commits
  }
}

test.group('Small writes that arrive together', (group) => {
  group.each.setup(() => emptyShop())
  group.each.setup(() => {
    writes.forget()
    return () => writes.forget()
  })

  test('each write has its own outcome; on SQLite they are committed at once', async ({
    assert,
  }) => {
    const tasks = names(20)
    const counted = countCommits()
    const outcomes = await Promise.all(tasks.map(store))
    assert.equal(counted(), onPostgres() ? 20 : 1)
    assert.deepEqual(outcomes, tasks)
    assert.sameMembers(await stored(), tasks)
  })

  test('requests that came in during a commit are committed at once, though they are read one after the other', async ({
    assert,
  }) => {
    const counted = countCommits()
    const each = names(20).map((task) => setTimeout(1).then(() => store(task)))
    const until = performance.now() + 10
    while (performance.now() < until);
    await Promise.all(each)
    assert.equal(counted(), onPostgres() ? 20 : 1)
  })

  test('a write that comes while others are committed is committed next, and one alone by itself', async ({
    assert,
  }) => {
    await store('task 0')
    assert.deepEqual(await stored(), ['task 0'])
    await Promise.all([store('task 1'), store('task 2').then(() => store('task 3'))])
    assert.deepEqual(await stored(), ['task 0', 'task 1', 'task 2', 'task 3'])
  })

  test('a write that fails leaves nothing behind, and the others do not notice', async ({
    assert,
  }) => {
    await store('task 0')
    const half = inSharedTransaction(async (trx) => {
      await db.table('turns').useTransaction(trx).insert({ task: 'task half', until: '2026-11-23' })
      throw new Error('halfway')
    })
    const outcomes = await Promise.allSettled([
      store('task 1'),
      half,
      store('task 0'),
      store('task 2'),
    ])
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'rejected', 'rejected', 'fulfilled']
    )
    await store('task 3')
    assert.deepEqual(await stored(), ['task 0', 'task 1', 'task 2', 'task 3'])
  })

  test('nobody is told that a write was saved when its commit fails, and later ones are', async ({
    assert,
  }) => {
    const release = await trapCommits('turns')
    const failed = await Promise.allSettled(names(5).map(store))
    await release()
    for (const outcome of failed)
      assert.instanceOf(outcome.status === 'rejected' && outcome.reason, CommitFailed)
    assert.deepEqual(await stored(), [])
    await Promise.all(names(5).map(store))
    assert.deepEqual(await stored(), names(5))
  })
})
