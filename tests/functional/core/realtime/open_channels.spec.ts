import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type Pusher from 'pusher-js'
import { Broadcaster, type NewMember } from '#app/core/realtime/broadcaster'
import { type EmbeddedBroadcaster } from '#app/core/realtime/embedded_broadcaster'
import { PusherBroadcaster } from '#app/core/realtime/pusher_broadcaster'
import {
  bezoek,
  KaleSocket,
  koppelRealtime,
  luister,
  luisterendLog,
  totdat,
} from '#tests/helpers/realtime'
import env from '#start/env'

const STATUS = 'private-spellenfabriek.status.1'
const AANWEZIG = 'presence-spellenfabriek.1'
const ROOD: NewMember = { id: 'team-1', info: { naam: 'Rood' } }

test.group('Realtime channels of the shop', (group) => {
  let broadcaster: EmbeddedBroadcaster
  const clients: Pusher[] = []
  const kom = (member?: NewMember) => {
    const client = bezoek(env.port, broadcaster, member)
    clients.push(client)
    return client
  }

  group.setup(async () => {
    broadcaster = await koppelRealtime()
  })
  group.each.teardown(async () => {
    clients.splice(0).forEach((client) => client.disconnect())
    await totdat(() => broadcaster.hub.size.connections === 0, 'everybody to be gone')
  })

  test('are carried by the shop itself, unless it is told otherwise', async ({ assert }) => {
    const gekozen = await app.container.make(Broadcaster)
    assert.strictEqual(gekozen, broadcaster)
    assert.equal(env.realtime.driver, 'embedded')
    assert.deepEqual(gekozen.clientOptions(), { driver: 'embedded', key: env.realtime.key })
  })

  test('bring what is published to who listens, on the port of the pages', async ({ assert }) => {
    const { events } = await luister(kom(ROOD), STATUS)
    const presence = await luister(kom(ROOD), AANWEZIG)
    await broadcaster.publish([STATUS, AANWEZIG], 'SpellenFabriekStatus', { version: 3 })
    await totdat(() => events().length + presence.events().length === 2, 'both events')
    assert.deepEqual(events(), [{ event: 'SpellenFabriekStatus', data: { version: 3 } }])
    assert.deepEqual(await broadcaster.members(AANWEZIG), [ROOD])
  })

  test('are published to by another process, through the signed calls', async ({ assert }) => {
    const { regels, log } = luisterendLog()
    const ander = new PusherBroadcaster(
      { ...env.realtime, host: '127.0.0.1', port: env.port, tls: false },
      log
    )
    const { events } = await luister(kom(), STATUS)
    await luister(kom(ROOD), AANWEZIG)
    await ander.publish([STATUS], 'SpellenFabriekStatus', { version: 4, naam: 'Zoë' })
    await totdat(() => events().length === 1, 'the event')
    assert.deepEqual(events()[0]!.data, { version: 4, naam: 'Zoë' })
    assert.deepEqual(await ander.members(AANWEZIG), [{ id: 'team-1', info: null }])
    assert.isEmpty(regels)
  })

  test('are published to by nobody else', async ({ client, assert }) => {
    const { appId, key } = env.realtime
    const zonder = await client.post(`/apps/${appId}/events`).json({ name: 'x' })
    zonder.assertStatus(401)
    const vals = await client
      .post(`/apps/${appId}/events?auth_key=${key}&auth_version=1.0&auth_signature=00`)
      .json({ name: 'x', data: '{}', channels: [STATUS] })
    vals.assertStatus(401)
    const elders = await client.get('/apps/42/channels')
    elders.assertStatus(404)
    assert.equal(elders.header('cache-control'), 'no-store')
  })

  test('leave pages as they are', async ({ client, assert }) => {
    const pagina = await client.get('/')
    pagina.assertStatus(200)
    const opwaardering = new KaleSocket(env.port, '/')
    assert.equal(await totdat(() => opwaardering.status, 'an ordinary answer'), 200)
  })
})
