import { setTimeout } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { keepSchedule } from '#app/core/jobs/schedules'
import Reconcile from '#app/shop/payments/reconcile_job'
import { planSchedules } from '#start/schedules'

const ID = 'kept-schedule'
const plan = () => Reconcile.schedule({}).id(ID).every('1h')

/** Whoever drains the queue after these tests would run what is due on the clock as well. */
const nothingPlanned = async () => void (await db.from('queue_schedules').delete())

test.group('Schedules over a restart', (group) => {
  group.each.teardown(nothingPlanned)

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
    assert.isAbove(await next(), Date.now() + 59 * 60_000)
    const soon = new Date(Date.now() + 5 * 60_000)
    await db.from('queue_schedules').where({ id: ID }).update({ next_run_at: soon })
    await keepSchedule(ID, plan())
    assert.equal(await next(), soon.getTime())
  })

  test('two processes that start at nearly the same time do not push the next run forward either', async ({
    assert,
  }) => {
    await keepSchedule(ID, plan())
    const soon = new Date(Date.now() + 5 * 60_000)
    await db.from('queue_schedules').where({ id: ID }).update({ next_run_at: soon })
    for (const quarters of Array(60).keys()) {
      const other = setTimeout(quarters / 4).then(() => keepSchedule(ID, plan()))
      await Promise.all([keepSchedule(ID, plan()), other])
      assert.equal(await next(), soon.getTime(), `${quarters / 4} ms later`)
    }
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

  test('a job that runs at each start is due at once', async ({ assert }) => {
    await keepSchedule(ID, plan())
    await keepSchedule(ID, plan(), true)
    assert.isAtMost(await next(), Date.now())
  })
})

test.group('The jobs on the clock', (group) => {
  group.each.teardown(nothingPlanned)

  test('each job of a live shop runs as often as the documents say', async ({ assert }) => {
    await planSchedules(false)
    const rows = (await db.from('queue_schedules').orderBy('id')) as {
      id: string
      every_ms: number | string | null
      cron_expression: string | null
      timezone: string
    }[]
    assert.deepEqual(
      rows.map(({ id, every_ms: ms, cron_expression: cron, timezone }) =>
        cron === null ? `${id}: each ${Number(ms) / 60_000} min` : `${id}: ${cron} ${timezone}`
      ),
      [
        'daily-digest: 0 7-21 * * * Europe/Amsterdam',
        'enforce-retention: 30 3 * * * Europe/Amsterdam',
        'find-late-payments: 50 3 * * * Europe/Amsterdam',
        'find-unknown-payments: each 60 min',
        'follow-bookings: each 60 min',
        'follow-labels: each 5 min',
        'follow-settlements: 10 6 * * * Europe/Amsterdam',
        'link-expiring: 15 * * * * UTC',
        'read-mailbox: each 10 min',
        'reconcile: each 1 min',
        'remind-of-payment: each 5 min',
        'send-gifts: each 5 min',
      ]
    )
  })

  test('a shop that starts reconciles at once, and its other jobs keep their turn', async ({
    assert,
  }) => {
    await planSchedules(false)
    const inAnHour = new Date(Date.now() + 3_600_000)
    await db.from('queue_schedules').update({ next_run_at: inAnHour })
    await planSchedules(false)
    const rows = (await db.from('queue_schedules')) as {
      id: string
      next_run_at: string | number | Date
    }[]
    const due = rows.filter((row) => new Date(row.next_run_at).getTime() <= Date.now())
    assert.deepEqual(
      due.map(({ id }) => id),
      ['reconcile']
    )
  })
})
