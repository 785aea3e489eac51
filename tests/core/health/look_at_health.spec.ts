import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { recordSuccess } from '#app/core/jobs/one_at_a_time'
import { emptyShop } from '#tests/helpers/database'
import { findIn } from '#tests/helpers/present'
import { until } from '#tests/helpers/standalone_shop'
import env from '#start/env'
import Mail from '#models/shop/mail'

type Part = { naam: string; status: string; melding: string }

test.group('The health page', (group) => {
  group.each.setup(() => emptyShop())

  test('a stranger learns only whether the shop is well', async ({ client }) => {
    for (const header of ['', 'Bearer something-else', `Basic ${env.healthToken}`]) {
      const answer = await client.get('/gezond').header('authorization', header)
      answer.assertStatus(200)
      answer.assertBody({ gezond: true })
    }
  })

  test('who brings the token learns about each part', async ({ client, assert }) => {
    await recordSuccess('reconcile')
    await recordSuccess('reconcile')
    await Mail.create({
      kind: 'levering',
      sequenceNumber: 1,
      email: 'noor@example.nl',
      status: 'wachtrij',
      internetMessageId: '<health@test>',
      attempts: 0,
      createdAt: DateTime.utc().minus({ minutes: 20 }),
    })
    /** Some parts are looked at once in five seconds, whoever asks. */
    const { onderdelen: parts, modus } = await until(async () => {
      const answer = await client
        .get('/gezond')
        .header('authorization', `Bearer ${env.healthToken}`)
      answer.assertStatus(200)
      const body = answer.body() as { onderdelen: Part[]; modus: string }
      const told = body.onderdelen.map(({ melding }) => melding).join()
      return told.includes('0 minutes ago') && told.includes('1 mails wait') && body
    }, 'the news of the reconciler and the outbox')
    const part = (name: string) => findIn(parts, ({ naam }) => naam === name)
    assert.equal(modus, 'demo')
    assert.equal(part('reconciler').status, 'ok')
    assert.equal(part('outbox').status, 'warning')
    assert.match(part('sockets').melding, /^\d+ of 5000 sockets .* of 200$/)
    for (const name of ['process', 'database', 'writes', 'queue', 'disk'])
      assert.oneOf(part(name).status, ['ok', 'warning'], name)
  })
})
