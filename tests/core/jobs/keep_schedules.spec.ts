import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { keepSchedule } from '#app/core/jobs/schedules'
import Reconcile from '#app/shop/payments/reconcile_job'

const ID = 'kept-schedule'
const plan = () => Reconcile.schedule({}).id(ID).every('1h')

test.group('Schedules over a restart', (group) => {
  group.each.teardown(
    async () => void (await db.from('queue_schedules').where({ id: ID }).delete())
  )

  const next = async () => {
    const row = (await db.from('queue_schedules').where({ id: ID }).first()) as {
      next_run_at: string | number | Date
    }
    return new Date(row.next_run_at).getTime()
  }

  test('a process that starts again and again does not push the next run forward', async ({
    assert,
  }) => {
    await keepSchedule(ID, plan())
    const first = await next()
    assert.isAbove(first, Date.now() + 59 * 60_000)
    await new Promise((resolve) => setTimeout(resolve, 20))
    await Promise.all([keepSchedule(ID, plan()), keepSchedule(ID, plan())])
    assert.equal(await next(), first)
  })

  test('a run that was missed while the shop was closed is made up for', async ({ assert }) => {
    await keepSchedule(ID, plan())
    const missed = new Date(Date.now() - 5_000)
    await db.from('queue_schedules').where({ id: ID }).update({ next_run_at: missed })
    await keepSchedule(ID, plan())
    assert.isAtMost(await next(), Date.now())
  })

  test('a schedule that became shorter does not wait for the old one', async ({ assert }) => {
    await keepSchedule(ID, plan())
    await keepSchedule(ID, Reconcile.schedule({}).id(ID).every('1m'))
    assert.isBelow(await next(), Date.now() + 61_000)
  })

  test('what runs at each start is due at once', async ({ assert }) => {
    await keepSchedule(ID, plan())
    await keepSchedule(ID, plan(), true)
    assert.isAtMost(await next(), Date.now())
  })
})
