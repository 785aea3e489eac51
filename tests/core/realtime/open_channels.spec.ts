import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type Pusher from 'pusher-js'
import { Broadcaster, type NewMember } from '#app/core/realtime/broadcaster'
import { type EmbeddedBroadcaster } from '#app/core/realtime/embedded_broadcaster'
import { PusherBroadcaster } from '#app/core/realtime/pusher_broadcaster'
import {
  visit,
  BareSocket,
  connectRealtime,
  listen,
  listeningLog,
  until,
} from '#tests/helpers/core/realtime'
import env from '#start/env'
import { firstOf } from '#tests/helpers/present'

const PATH = `/app/${env.realtime.key}?protocol=7`
const STATUS = 'private-spellenfabriek.status.1'
const PRESENCE = 'presence-spellenfabriek.1'
const RED: NewMember = { id: 'team-1', info: { naam: 'Rood' } }

test.group('Realtime channels of the shop', (group) => {
  let broadcaster: EmbeddedBroadcaster
  const clients: Pusher[] = []
  const join = (member?: NewMember) => {
    const client = visit(env.port, broadcaster, member)
    clients.push(client)
    return client
  }

  group.setup(async () => {
    broadcaster = await connectRealtime()
  })
  group.each.teardown(async () => {
    clients.splice(0).forEach((client) => client.disconnect())
    await until(() => broadcaster.hub.size.connections === 0, 'everybody to be gone')
  })

  test('the shop carries its channels itself, unless it is told otherwise', async ({ assert }) => {
    const chosen = await app.container.make(Broadcaster)
    assert.strictEqual(chosen, broadcaster)
    assert.equal(env.realtime.driver, 'embedded')
    assert.deepEqual(chosen.clientOptions(), { driver: 'embedded', key: env.realtime.key })
  })

  test('a listener on the port of the pages hears what is published', async ({ assert }) => {
    const { events } = await listen(join(RED), STATUS)
    const presence = await listen(join(RED), PRESENCE)
    await broadcaster.publish([STATUS, PRESENCE], 'SpellenFabriekStatus', { version: 3 })
    await until(() => events().length + presence.events().length === 2, 'both events')
    assert.deepEqual(events(), [{ event: 'SpellenFabriekStatus', data: { version: 3 } }])
    assert.deepEqual(await broadcaster.members(PRESENCE), [RED])
  })

  test('a socket is gone once the code that let it in has ended, and is not let in again', async ({
    assert,
  }) => {
    const [old, other] = [new BareSocket(env.port, PATH), new BareSocket(env.port, PATH)]
    const [oldId, otherId] = [await old.welcome(), await other.welcome()]
    const { auth } = broadcaster.authorize(oldId, STATUS, undefined, 'old code')
    old.say('pusher:subscribe', { channel: STATUS, auth })
    await old.message('pusher_internal:subscription_succeeded')
    broadcaster.authorize(otherId, STATUS, undefined, 'new code')

    broadcaster.endAccess('old code')
    assert.equal(await old.closed(), 4009)
    await broadcaster.publish([STATUS], 'SpellenFabriekStatus', { version: 4 })
    assert.notInclude(
      old.messages.map(({ event }) => event),
      'SpellenFabriekStatus'
    )

    const late = new BareSocket(env.port, PATH)
    broadcaster.authorize(await late.welcome(), STATUS, undefined, 'old code')
    assert.equal(await late.closed(), 4009)
    assert.isNull(other.closeCode)
    other.socket.close()
  })

  test('another process publishes through the signed calls', async ({ assert }) => {
    const { lines, log } = listeningLog()
    const other = new PusherBroadcaster(
      { ...env.realtime, host: '127.0.0.1', port: env.port, tls: false },
      log
    )
    const { events } = await listen(join(), STATUS)
    await listen(join(RED), PRESENCE)
    await other.publish([STATUS], 'SpellenFabriekStatus', { version: 4, naam: 'Zoë' })
    await until(() => events().length === 1, 'the event')
    assert.deepEqual(firstOf(events()).data, { version: 4, naam: 'Zoë' })
    assert.deepEqual(await other.members(PRESENCE), [{ id: 'team-1', info: null }])
    assert.isEmpty(lines)
  })

  test('a stranger publishes nothing', async ({ client, assert }) => {
    const { appId, key } = env.realtime
    const without = await client.post(`/apps/${appId}/events`).json({ name: 'x' })
    without.assertStatus(401)
    const forged = await client
      .post(`/apps/${appId}/events?auth_key=${key}&auth_version=1.0&auth_signature=00`)
      .json({ name: 'x', data: '{}', channels: [STATUS] })
    forged.assertStatus(401)
    const elsewhere = await client.get('/apps/42/channels')
    elsewhere.assertStatus(404)
    assert.equal(elsewhere.header('cache-control'), 'no-store')
  })

  test('pages stay as they are beside the channels', async ({ client, assert }) => {
    const page = await client.get('/')
    page.assertStatus(200)
    const upgrade = new BareSocket(env.port, '/')
    assert.equal(await until(() => upgrade.status, 'an ordinary answer'), 200)
  })
})
