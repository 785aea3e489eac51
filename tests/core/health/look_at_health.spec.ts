import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { OutboxCheck } from '#app/core/health/outbox_check'
import { QueueCheck } from '#app/core/health/queue_check'
import { ReconcilerCheck } from '#app/core/health/reconciler_check'
import { recordSuccess } from '#app/core/jobs/one_at_a_time'
import { emptyShop } from '#tests/helpers/database'
import { findIn } from '#tests/helpers/present'
import { until } from '#tests/helpers/standalone_shop'
import env from '#start/env'
import Mail from '#models/shop/mail'

type Part = { naam: string; status: string; melding: string }

const waitingMail = (createdAt: DateTime) =>
  Mail.create({
    ...{ kind: 'levering', sequenceNumber: 1, email: 'noor@example.nl', status: 'wachtrij' },
    ...{ internetMessageId: '<health@test>', attempts: 0, createdAt },
  })

test.group('The health page', (group) => {
  group.each.setup(() => emptyShop())

  test('a stranger learns only whether the shop is well', async ({ client }) => {
    for (const header of ['', 'Bearer something-else', `Basic ${env.healthToken}`]) {
      const answer = await client.get('/gezond').header('authorization', header)
      answer.assertStatus(200)
      answer.assertBody({ gezond: true })
    }
  })

  test(
    'what waits is told in time: jobs after {queue}, mails after {outbox}, the reconciler after {reconciler} minutes'
  )
    .with([
      { queue: 4, outbox: 14, reconciler: 9, statuses: ['ok', 'ok', 'ok'] },
      { queue: 6, outbox: 16, reconciler: 11, statuses: ['error', 'warning', 'warning'] },
    ])
    .run(async ({ assert }, { queue, outbox, reconciler, statuses }) => {
      const ago = (minutes: number) => DateTime.utc().minus({ minutes })
      await recordSuccess('reconcile')
      await db.from('turns').update({ succeeded_at: asColumn(ago(reconciler)) })
      await waitingMail(ago(outbox))
      const job = { id: 'health', name: 'Reconcile', payload: {}, attempts: 0 }
      const data = JSON.stringify({ ...job, createdAt: ago(queue).toMillis() })
      await db
        .table('queue_jobs')
        .insert({ id: 'health', queue: 'other', status: 'pending', data, score: 1 })
      const parts = [new QueueCheck(), new OutboxCheck(), new ReconcilerCheck()]
      const seen = await Promise.all(parts.map((part) => part.run()))
      await db.from('queue_jobs').where('id', 'health').delete()
      assert.deepEqual(
        seen.map(({ status }) => status),
        statuses
      )
    })

  test('a caller with the token learns about each part', async ({ client, assert }) => {
    await recordSuccess('reconcile')
    await recordSuccess('reconcile')
    await waitingMail(DateTime.utc().minus({ minutes: 20 }))
    /** Some parts are looked at only once in five seconds, whoever asks. */
    const { onderdelen: parts, modus: mode } = await until(async () => {
      const answer = await client
        .get('/gezond')
        .header('authorization', `Bearer ${env.healthToken}`)
      answer.assertStatus(200)
      const body = answer.body() as { onderdelen: Part[]; modus: string }
      const told = body.onderdelen.map(({ melding: notice }) => notice).join()
      return told.includes('0 minutes ago') && told.includes('1 mails wait') && body
    }, 'the news of the reconciler and the outbox')
    const part = (name: string) => findIn(parts, (one) => one.naam === name)
    assert.equal(mode, 'demo')
    assert.equal(part('reconciler').status, 'ok')
    assert.equal(part('outbox').status, 'warning')
    assert.match(part('sockets').melding, /^\d+ of 5000 sockets .* of 200$/)
    for (const name of ['process', 'database', 'writes', 'queue', 'disk'])
      assert.oneOf(part(name).status, ['ok', 'warning'], name)
  })
})
