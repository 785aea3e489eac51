import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { channelAuth, derivedCredentials } from '#app/core/realtime/signatures'
import { CREDENTIALS, relay, startHub, until, type TestHub } from '#tests/helpers/core/realtime'
import { openChannels, type Channels } from '../../../inertia/live/channels/channels.js'
import type { Member } from '#domain/realtime'
import type { Settings, Connection } from '../../../inertia/live/channels/channel_settings.js'
import { firstOf, present } from '#tests/helpers/present'

const STATUS = 'private-spellenfabriek.status.1'
const ROOM = 'private-spellenfabriek.room.1'
const PRESENCE = 'presence-spellenfabriek.1'

/** A busy machine answers in this time. */
const PATIENCE_MS = 5_000
/** Waits that a test has time for. One that has to run out is shortened in its test. */
const QUICK = {
  awayMs: 3_000,
  authorizationMs: PATIENCE_MS,
  authorizationPauseMs: 5,
  pingMs: PATIENCE_MS,
  attemptsMs: [60, 60, 100],
  refusedMs: 60_000,
  retryMs: 60,
}

type Reply = (
  authRequest: { socketId: string; channel: string; times: number; headers: object },
  response: ServerResponse
) => void

/** The authorisation of the shop: lets everybody in as team 1, unless a test says otherwise. */
async function startAuthorization() {
  const requested: string[] = []
  const headers: Record<string, unknown>[] = []
  let reply: Reply | null = null
  const letIn: Reply = ({ socketId, channel }, response) => {
    const data = JSON.stringify({ user_id: 'team-1', user_info: { name: 'Rood' } })
    const presence = channel.startsWith('presence-')
    const auth = channelAuth(CREDENTIALS, socketId, channel, presence ? data : undefined)
    response.end(JSON.stringify({ auth, ...(presence && { channel_data: data }) }))
  }
  const server = createServer(async (request, response) => {
    const fields = new URLSearchParams(await text(request))
    const [socketId, channel] = [
      present(fields.get('socket_id'), 'the socket_id'),
      present(fields.get('channel_name'), 'the channel_name'),
    ]
    requested.push(channel)
    headers.push(request.headers)
    const authRequest = { socketId, channel, times: requested.length, headers: request.headers }
    ;(reply ?? letIn)(authRequest, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    requested,
    headers,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/broadcasting/auth`,
    letIn,
    answerWith(different: Reply | null) {
      reply = different
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

test.group('The channels of a page', (group) => {
  let hub: TestHub
  let authorization: Awaited<ReturnType<typeof startAuthorization>>
  let open: Channels[]

  group.each.setup(async () => {
    hub = await startHub()
    authorization = await startAuthorization()
    open = []
    return async () => {
      open.forEach((channels) => channels.close())
      authorization.stop()
      await hub.stop()
    }
  })

  function page(port: number, timeLimits: Settings['timeLimits'] = {}) {
    const window = new EventTarget()
    const document = Object.assign(new EventTarget(), {
      visibilityState: 'visible' as DocumentVisibilityState,
    })
    const gang: Connection[] = []
    const tally = { refreshed: 0 }
    const channels = openChannels(hub.embedded.clientOptions(), {
      authEndpoint: authorization.url,
      authHeaders: () => ({ authorization: 'Bearer geheim' }),
      onRefresh: () => void tally.refreshed++,
      timeLimits: { ...QUICK, ...timeLimits },
      environment: {
        location: { protocol: 'http:', hostname: '127.0.0.1', port: String(port) },
        window,
        document,
      },
    })
    channels.onConnection((connection) => void gang.push(connection))
    open.push(channels)
    return { channels, gang, tally, window, document }
  }

  const isConnected = (channels: Channels) =>
    until(() => channels.connection === 'connected', 'the connection')

  test('the page hears its channels, and fetches once for all of them', async ({ assert }) => {
    const { channels, gang, tally } = page(hub.port)
    const heard: unknown[] = []
    let subscribed = 0
    for (const name of [STATUS, ROOM, PRESENCE]) {
      channels.subscribe(name, {
        events: { SpellenFabriekStatus: (data) => void heard.push(data) },
        onSubscribed: () => void subscribed++,
      })
    }
    assert.equal(channels.connection, 'connecting')
    await isConnected(channels)
    await until(() => tally.refreshed > 0, 'the page to fetch')
    assert.deepEqual(gang, ['connected'])
    assert.equal(subscribed, 3)
    assert.equal(tally.refreshed, 1)
    assert.equal(firstOf(authorization.headers).authorization, 'Bearer geheim')

    await hub.embedded.publish([STATUS], 'SpellenFabriekStatus', { version: 7 })
    await until(() => heard.length === 1, 'the event')
    assert.deepEqual(heard, [{ version: 7 }])
  })

  test('the channels come back after a restart, showing the last known members meanwhile', async ({
    assert,
    cleanup,
  }) => {
    const { channels, gang, tally } = page(hub.port)
    const members: (readonly Member[])[] = []
    let subscribed = 0
    channels.subscribe(PRESENCE, {
      onMembers: (list) => void members.push(list),
      onSubscribed: () => void subscribed++,
    })
    await isConnected(channels)
    await until(() => tally.refreshed === 1, 'the first fetch')
    await hub.stop()
    await until(() => channels.connection === 'connecting', 'the loss to be noticed')
    await new Promise((resolve) => setTimeout(resolve, 150))

    const successor = await startHub({ port: hub.port })
    cleanup(() => successor.stop())
    await isConnected(channels)
    await until(() => tally.refreshed === 2, 'the page to fetch again')
    assert.equal(subscribed, 2)
    assert.deepEqual(gang, ['connected', 'connecting', 'connected'])
    const red = [{ id: 'team-1', info: { name: 'Rood' } }]
    assert.deepEqual(members, [red, red])
  })

  test('the channels tell who comes and goes', async ({ assert }) => {
    const { channels } = page(hub.port)
    let members: readonly string[] = []
    channels.subscribe(PRESENCE, { onMembers: (list) => (members = list.map(({ id }) => id)) })
    await isConnected(channels)

    authorization.answerWith(({ socketId, channel }, response) => {
      const admin = { id: 'admin-1', info: {} }
      response.end(JSON.stringify(hub.embedded.authorize(socketId, channel, admin)))
    })
    const { channels: other } = page(hub.port)
    other.subscribe(PRESENCE, {})
    await until(() => members.length === 2, 'the game master')
    assert.deepEqual(members, ['team-1', 'admin-1'])
    other.close()
    await until(() => members.length === 1, 'the game master to leave')
    assert.deepEqual(members, ['team-1'])
  })

  test('the channels are gone when the service stays away, and come back by themselves', async ({
    assert,
    cleanup,
  }) => {
    await hub.stop()
    const { channels, gang } = page(hub.port, { awayMs: 50 })
    channels.subscribe(STATUS, {})
    await until(() => channels.connection === 'away', 'the badge to say so')
    const successor = await startHub({ port: hub.port })
    cleanup(() => successor.stop())
    await isConnected(channels)
    assert.deepEqual(gang, ['away', 'connected'])
  })

  test('the channels are gone when the service is full, although pusher-js keeps connecting', async ({
    assert,
    cleanup,
  }) => {
    const fullHub = await startHub({ limits: { sockets: 1 } })
    cleanup(() => fullHub.stop())
    const first = page(fullHub.port)
    await isConnected(first.channels)
    const { channels } = page(fullHub.port, { awayMs: 80 })
    await until(() => channels.connection === 'away', 'the badge to say so')
    first.channels.close()
    await isConnected(channels)
    assert.equal(fullHub.hub.size.connections, 1)
  })

  test('the channels try again when the service refused for good, as during an update', async ({
    assert,
    cleanup,
  }) => {
    const previous = await startHub({ key: 'een-andere-sleutel' })
    const wire = await relay(previous.port)
    cleanup(async () => {
      await wire.stop()
      await previous.stop()
    })
    const { channels, gang } = page(wire.port, { awayMs: 100 })
    await until(() => channels.connection === 'away', 'the badge to say so')
    wire.leadTo(hub.port)
    await isConnected(channels)
    assert.deepEqual(gang, ['away', 'connected'])
  })

  test('the channels are authorised again when the server fails or falls silent', async ({
    assert,
  }) => {
    authorization.answerWith((authRequest, response) => {
      if (authRequest.times === 1) response.writeHead(503).end()
      else if (authRequest.times > 2) authorization.letIn(authRequest, response)
    })
    const { channels } = page(hub.port, { authorizationMs: 500 })
    channels.subscribe(STATUS, {})
    await isConnected(channels)
    assert.lengthOf(authorization.requested, 3)
  })

  test('the channels are tried again later when the server keeps failing', async ({ assert }) => {
    authorization.answerWith((authRequest, response) => {
      if (authRequest.times <= 4) response.writeHead(500).end()
      else authorization.letIn(authRequest, response)
    })
    const refused: number[] = []
    const { channels } = page(hub.port)
    channels.subscribe(STATUS, { onRefused: (status) => void refused.push(status) })
    await isConnected(channels)
    assert.deepEqual(refused, [500])
  })

  test('the channels tell the page when it may not listen, and ask again when it wakes up', async ({
    assert,
  }) => {
    authorization.answerWith((_request, response) => response.writeHead(403).end())
    const refused: number[] = []
    const { channels, document } = page(hub.port, { awayMs: 60 })
    channels.subscribe(STATUS, { onRefused: (status) => void refused.push(status) })
    await until(() => refused.length > 0, 'the refusal')
    await until(() => channels.connection === 'away', 'the badge to say so')
    assert.deepEqual(refused, [403])
    assert.lengthOf(authorization.requested, 1)

    authorization.answerWith(null)
    document.dispatchEvent(new Event('visibilitychange'))
    await isConnected(channels)
  })

  test('the channels come back after the service closed a connection on which they might not listen', async ({
    assert,
    cleanup,
  }) => {
    const short = await startHub({ timings: { unusedMs: 500 } })
    cleanup(() => short.stop())
    authorization.answerWith((_request, response) => response.writeHead(403).end())
    const { channels } = page(short.port)
    channels.subscribe(STATUS, { onRefused: () => authorization.answerWith(null) })
    await isConnected(channels)
    assert.lengthOf(authorization.requested, 2)
    assert.equal(short.hub.size.connections, 1)
  })

  test('the channels survive a signature that the service does not accept', async ({ assert }) => {
    authorization.answerWith(({ socketId, channel }, response) => {
      response.end(
        JSON.stringify({ auth: channelAuth(derivedCredentials('x'), socketId, channel) })
      )
    })
    const refused: number[] = []
    const { channels } = page(hub.port, { refusedMs: 40 })
    channels.subscribe(STATUS, {
      onRefused(status) {
        refused.push(status)
        authorization.answerWith(null)
      },
    })
    await isConnected(channels)
    assert.deepEqual(refused, [401])
  })

  test('the channels do not use a permission for a connection that is gone', async ({ assert }) => {
    const late: (() => void)[] = []
    authorization.answerWith((authRequest, response) => {
      if (authRequest.times === 1) late.push(() => authorization.letIn(authRequest, response))
      else authorization.letIn(authRequest, response)
    })
    const wire = await relay(hub.port)
    const refused: number[] = []
    const { channels } = page(wire.port, { pingMs: 60 })
    channels.subscribe(STATUS, { onRefused: (status) => void refused.push(status) })
    await until(() => late.length === 1, 'the first question')
    wire.freeze()
    channels.wake()
    await isConnected(channels)
    firstOf(late)()
    const { gang, channels: later } = page(hub.port)
    later.subscribe(STATUS, {})
    await isConnected(later)
    assert.deepEqual(gang, ['connected'])
    assert.isEmpty(refused)
    assert.equal(channels.connection, 'connected')
    await wire.stop()
  })

  test('the channels notice at waking up that the connection died', async ({ assert, cleanup }) => {
    const wire = await relay(hub.port)
    const { channels, tally, document } = page(wire.port, { pingMs: 60 })
    cleanup(() => wire.stop())
    const heard: unknown[] = []
    channels.subscribe(STATUS, { events: { Nieuws: (data) => void heard.push(data) } })
    await isConnected(channels)
    await until(() => tally.refreshed === 1, 'the first fetch')

    wire.freeze()
    document.visibilityState = 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
    document.visibilityState = 'visible'
    const awake = Date.now()
    document.dispatchEvent(new Event('visibilitychange'))
    await until(() => tally.refreshed === 2, 'the page to fetch')
    assert.isBelow(Date.now() - awake, PATIENCE_MS)
    await hub.embedded.publish([STATUS], 'Nieuws', { version: 2 })
    await until(() => heard.length === 1, 'news over the new connection')
  })

  test('the channels stay as they are at waking up when the connection lives, but the page fetches')
    .with(['visibilitychange', 'online', 'pageshow'])
    .run(async ({ assert }, eventType) => {
      const { channels, tally, gang, window, document } = page(hub.port)
      channels.subscribe(STATUS, {})
      await isConnected(channels)
      await until(() => tally.refreshed === 1, 'the first fetch')
      const event = Object.assign(new Event(eventType), { persisted: true })
      for (const source of [window, document]) source.dispatchEvent(event)
      await until(() => tally.refreshed === 2, 'the page to fetch')
      assert.deepEqual(gang, ['connected'])
      assert.lengthOf(authorization.requested, 1)
    })

  test('the channels may be left and joined again at once, as React does', async ({ assert }) => {
    const { channels } = page(hub.port)
    const heard: string[] = []
    const stop = channels.subscribe(STATUS, { events: { Nieuws: () => void heard.push('een') } })
    stop()
    const stopTwo = channels.subscribe(STATUS, {
      events: { Nieuws: () => void heard.push('twee') },
    })
    await isConnected(channels)
    stopTwo()
    channels.subscribe(STATUS, { events: { Nieuws: () => void heard.push('drie') } })
    await until(() => hub.hub.occupied()[0]?.connections === 1, 'the last subscription')
    await isConnected(channels)
    await until(async () => {
      await hub.embedded.publish([STATUS], 'Nieuws', {})
      return heard.length > 0
    }, 'the event')
    assert.deepEqual([...new Set(heard)], ['drie'])
  })

  test('the channels leave nothing behind when they close', async ({ assert }) => {
    const { channels, gang } = page(hub.port)
    channels.subscribe(PRESENCE, {})
    await isConnected(channels)
    channels.close()
    channels.close()
    channels.wake()
    await until(() => hub.hub.size.connections === 0, 'the connection to be closed')
    assert.equal(hub.hub.size.channels, 0)
    assert.deepEqual(gang, ['connected'])

    const { channels: atOnce } = page(hub.port)
    atOnce.subscribe(PRESENCE, {})
    atOnce.close()
  })
})
