import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import AuditEntry from '#models/admin/audit_entry'
import ContactMessage from '#models/shop/contact_message'
import { loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'

const ALL = '/api/dashboard/berichten/afgehandeld'

const receive = (name: string, fields: object = {}) =>
  ContactMessage.create({
    name,
    email: 'tim@example.nl',
    phone: null,
    message: 'Past de stoel?',
    ...fields,
  })

const handled = async () =>
  (await ContactMessage.query().whereNotNull('handled_at').orderBy('id')).map(({ name }) => name)

test.group('Handling several messages at once', (group) => {
  group.each.setup(() => emptyShop())

  test('an owner ticks off messages that need no answer, and each is in the log', async ({
    client,
    assert,
  }) => {
    const [tim, noor] = [await receive('Tim'), await receive('Noor')]
    await receive('Sam')
    const owner = await loggedIn(client)
    const reply = await owner.post(ALL, { ids: [noor.id, tim.id] })
    reply.assertStatus(200)
    reply.assertBody({ aantal: 2 })
    assert.deepEqual(await handled(), ['Tim', 'Noor'])
    const entries = await AuditEntry.query().where('what', 'message_handled').orderBy('id')
    assert.deepEqual(
      entries.map(({ subject }) => subject),
      [`bericht ${tim.id}`, `bericht ${noor.id}`]
    )
  })

  test('a message that was answered meanwhile, and one that does not exist, are left alone', async ({
    client,
    assert,
  }) => {
    const tim = await receive('Tim', { answeredAt: DateTime.utc() })
    const reply = await (await loggedIn(client)).post(ALL, { ids: [tim.id, 987_654] })
    reply.assertBody({ aantal: 0 })
    assert.deepEqual(await handled(), [])
  })

  test('each message is handled once by presses at the same moment', async ({ client, assert }) => {
    const messages = await Promise.all(['Tim', 'Noor', 'Sam'].map((name) => receive(name)))
    const ids = messages.map(({ id }) => id)
    const owner = await loggedIn(client)
    const replies = await Promise.all(
      [ids, [...ids].reverse(), ids].map((chosen) => owner.copy().post(ALL, { ids: chosen }))
    )
    for (const reply of replies) reply.assertStatus(200)
    assert.lengthOf(await AuditEntry.query().where('what', 'message_handled'), 3)
  })

  test('an owner who ticks nothing, or sends anything else, reads what to do: {title}')
    .with([
      { title: 'nothing', body: {}, field: 'ids' },
      { title: 'an empty list', body: { ids: [] }, field: 'ids' },
      {
        title: 'too many',
        body: { ids: Array.from({ length: 101 }, (_, n) => n + 1) },
        field: 'ids',
      },
      { title: 'a word', body: { ids: ['een'] }, field: 'ids.0' },
    ])
    .run(async ({ client, assert }, { body, field }) => {
      const reply = await (await loggedIn(client)).post(ALL, body)
      reply.assertStatus(422)
      assert.deepEqual(Object.keys(reply.body().errors), [field])
    })
})
