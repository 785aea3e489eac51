import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { channelAuth, derivedCredentials } from '#app/core/realtime/signatures'
import { CREDENTIALS, relay, startHub, until, type TestHub } from '#tests/helpers/core/realtime'
import { openKanalen, type Channels } from '../../../inertia/live/channels/channels.js'
import type { Settings, Member, Connection } from '../../../inertia/live/channels/channel_types.js'

const STATUS = 'private-spellenfabriek.status.1'
const ROOM = 'private-spellenfabriek.room.1'
const PRESENCE = 'presence-spellenfabriek.1'

/** Waits that a test has time for. */
const QUICK = {
  wegMs: 3_000,
  autorisatieMs: 100,
  autorisatiePauzeMs: 5,
  pingMs: 60,
  pogingenMs: [60, 60, 100],
  geweigerdMs: 60_000,
  opnieuwMs: 60,
}

type Reply = (
  authRequest: { socketId: string; channel: string; keer: number; headers: object },
  response: ServerResponse
) => void

/** The authorisation of the shop: lets everybody in as team 1, unless a test says otherwise. */
async function startAuthorization() {
  const requested: string[] = []
  const headers: Record<string, unknown>[] = []
  let reply: Reply | null = null
  const letIn: Reply = ({ socketId, channel }, response) => {
    const data = JSON.stringify({ user_id: 'team-1', user_info: { naam: 'Rood' } })
    const presence = channel.startsWith('presence-')
    const auth = channelAuth(CREDENTIALS, socketId, channel, presence ? data : undefined)
    response.end(JSON.stringify({ auth, ...(presence && { channel_data: data }) }))
  }
  const server = createServer(async (request, response) => {
    const fields = new URLSearchParams(await text(request))
    const [socketId, channel] = [fields.get('socket_id')!, fields.get('channel_name')!]
    requested.push(channel)
    headers.push(request.headers)
    const authRequest = { socketId, channel, keer: requested.length, headers: request.headers }
    ;(reply ?? letIn)(authRequest, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    gevraagd: requested,
    headers,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/broadcasting/auth`,
    laatBinnen: letIn,
    antwoordZo(different: Reply | null) {
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

  function page(port: number, timeLimits: Settings['termijnen'] = {}) {
    const window = new EventTarget()
    const document = Object.assign(new EventTarget(), {
      visibilityState: 'visible' as DocumentVisibilityState,
    })
    const gang: Connection[] = []
    const tally = { ververst: 0 }
    const channels = openKanalen(hub.embedded.clientOptions(), {
      authEndpoint: authorization.url,
      authHeaders: () => ({ authorization: 'Bearer geheim' }),
      onVerversen: () => void tally.ververst++,
      termijnen: { ...QUICK, ...timeLimits },
      omgeving: {
        location: { protocol: 'http:', hostname: '127.0.0.1', port: String(port) },
        venster: window,
        document,
      },
    })
    channels.onVerbinding((connection) => void gang.push(connection))
    open.push(channels)
    return { kanalen: channels, gang, telling: tally, venster: window, document }
  }

  const isConnected = (channels: Channels) =>
    until(() => channels.verbinding === 'verbonden', 'the connection')

  test('are heard, and the page fetches once for all of them', async ({ assert }) => {
    const { kanalen: channels, gang, telling: tally } = page(hub.port)
    const heard: unknown[] = []
    let subscribed = 0
    for (const name of [STATUS, ROOM, PRESENCE]) {
      channels.subscribe(name, {
        events: { SpellenFabriekStatus: (data) => void heard.push(data) },
        onSubscribed: () => void subscribed++,
      })
    }
    assert.equal(channels.verbinding, 'verbinden')
    await isConnected(channels)
    await until(() => tally.ververst > 0, 'the page to fetch')
    assert.deepEqual(gang, ['verbonden'])
    assert.equal(subscribed, 3)
    assert.equal(tally.ververst, 1)
    assert.equal(authorization.headers[0]!.authorization, 'Bearer geheim')

    await hub.embedded.publish([STATUS], 'SpellenFabriekStatus', { version: 7 })
    await until(() => heard.length === 1, 'the event')
    assert.deepEqual(heard, [{ version: 7 }])
  })

  test('come back after a restart, showing the last known members meanwhile', async ({
    assert,
    cleanup,
  }) => {
    const { kanalen: channels, gang, telling: tally } = page(hub.port)
    const members: (readonly Member[])[] = []
    let subscribed = 0
    channels.subscribe(PRESENCE, {
      onLeden: (list) => void members.push(list),
      onSubscribed: () => void subscribed++,
    })
    await isConnected(channels)
    await until(() => tally.ververst === 1, 'the first fetch')
    await hub.stop()
    await until(() => channels.verbinding === 'verbinden', 'the loss to be noticed')
    await new Promise((resolve) => setTimeout(resolve, 150))

    const successor = await startHub({ port: hub.port })
    cleanup(() => successor.stop())
    await isConnected(channels)
    await until(() => tally.ververst === 2, 'the page to fetch again')
    assert.equal(subscribed, 2)
    assert.deepEqual(gang, ['verbonden', 'verbinden', 'verbonden'])
    const rood = [{ id: 'team-1', info: { naam: 'Rood' } }]
    assert.deepEqual(members, [rood, rood])
  })

  test('tell who comes and goes', async ({ assert }) => {
    const { kanalen: channels } = page(hub.port)
    let members: readonly string[] = []
    channels.subscribe(PRESENCE, { onLeden: (list) => (members = list.map(({ id }) => id)) })
    await isConnected(channels)

    authorization.antwoordZo(({ socketId, channel }, response) => {
      const admin = { id: 'admin-1', info: {} }
      response.end(JSON.stringify(hub.embedded.authorize(socketId, channel, admin)))
    })
    const { kanalen: other } = page(hub.port)
    other.subscribe(PRESENCE, {})
    await until(() => members.length === 2, 'the game master')
    assert.deepEqual(members, ['team-1', 'admin-1'])
    other.close()
    await until(() => members.length === 1, 'the game master to leave')
    assert.deepEqual(members, ['team-1'])
  })

  test('are gone when the service stays away, and come back by themselves', async ({
    assert,
    cleanup,
  }) => {
    await hub.stop()
    const { kanalen: channels, gang } = page(hub.port, { wegMs: 50 })
    channels.subscribe(STATUS, {})
    await until(() => channels.verbinding === 'weg', 'the badge to say so')
    const successor = await startHub({ port: hub.port })
    cleanup(() => successor.stop())
    await isConnected(channels)
    assert.deepEqual(gang, ['weg', 'verbonden'])
  })

  test('are gone when the house is full, although pusher-js keeps connecting', async ({
    assert,
    cleanup,
  }) => {
    const vol = await startHub({ limits: { sockets: 1 } })
    cleanup(() => vol.stop())
    const first = page(vol.port)
    await isConnected(first.kanalen)
    const { kanalen: channels } = page(vol.port, { wegMs: 80 })
    await until(() => channels.verbinding === 'weg', 'the badge to say so')
    first.kanalen.close()
    await isConnected(channels)
    assert.equal(vol.hub.size.connections, 1)
  })

  test('try again when the service refused for good, as during an update', async ({
    assert,
    cleanup,
  }) => {
    const previous = await startHub({ key: 'een-andere-sleutel' })
    const wire = await relay(previous.port)
    cleanup(async () => {
      await wire.stop()
      await previous.stop()
    })
    const { kanalen: channels, gang } = page(wire.port, { wegMs: 100 })
    await until(() => channels.verbinding === 'weg', 'the badge to say so')
    wire.leidNaar(hub.port)
    await isConnected(channels)
    assert.deepEqual(gang, ['weg', 'verbonden'])
  })

  test('are authorised again when the server fails or falls silent', async ({ assert }) => {
    authorization.antwoordZo((authRequest, response) => {
      if (authRequest.keer === 1) response.writeHead(503).end()
      else if (authRequest.keer > 2) authorization.laatBinnen(authRequest, response)
    })
    const { kanalen: channels } = page(hub.port)
    channels.subscribe(STATUS, {})
    await isConnected(channels)
    assert.lengthOf(authorization.gevraagd, 3)
  })

  test('are tried again later when the server keeps failing', async ({ assert }) => {
    authorization.antwoordZo((authRequest, response) => {
      if (authRequest.keer <= 4) response.writeHead(500).end()
      else authorization.laatBinnen(authRequest, response)
    })
    const refused: number[] = []
    const { kanalen: channels } = page(hub.port)
    channels.subscribe(STATUS, { onGeweigerd: (status) => void refused.push(status) })
    await isConnected(channels)
    assert.deepEqual(refused, [500])
  })

  test('tell the page when it may not listen, and ask again when it wakes up', async ({
    assert,
  }) => {
    authorization.antwoordZo((_request, response) => response.writeHead(403).end())
    const refused: number[] = []
    const { kanalen: channels, document } = page(hub.port, { wegMs: 60 })
    channels.subscribe(STATUS, { onGeweigerd: (status) => void refused.push(status) })
    await until(() => refused.length > 0, 'the refusal')
    await until(() => channels.verbinding === 'weg', 'the badge to say so')
    assert.deepEqual(refused, [403])
    assert.lengthOf(authorization.gevraagd, 1)

    authorization.antwoordZo(null)
    document.dispatchEvent(new Event('visibilitychange'))
    await isConnected(channels)
  })

  test('come back after the service closed a connection on which they might not listen', async ({
    assert,
    cleanup,
  }) => {
    const short = await startHub({ timings: { unusedMs: 100 } })
    cleanup(() => short.stop())
    authorization.antwoordZo((_request, response) => response.writeHead(403).end())
    const { kanalen: channels } = page(short.port)
    channels.subscribe(STATUS, { onGeweigerd: () => authorization.antwoordZo(null) })
    await isConnected(channels)
    assert.lengthOf(authorization.gevraagd, 2)
    assert.equal(short.hub.size.connections, 1)
  })

  test('survive a signature that the service does not accept', async ({ assert }) => {
    authorization.antwoordZo(({ socketId, channel }, response) => {
      response.end(
        JSON.stringify({ auth: channelAuth(derivedCredentials('x'), socketId, channel) })
      )
    })
    const refused: number[] = []
    const { kanalen: channels } = page(hub.port, { geweigerdMs: 40 })
    channels.subscribe(STATUS, {
      onGeweigerd(status) {
        refused.push(status)
        authorization.antwoordZo(null)
      },
    })
    await isConnected(channels)
    assert.deepEqual(refused, [401])
  })

  test('do not use a permission for a connection that is gone', async ({ assert }) => {
    const late: (() => void)[] = []
    authorization.antwoordZo((authRequest, response) => {
      if (authRequest.keer === 1) late.push(() => authorization.laatBinnen(authRequest, response))
      else authorization.laatBinnen(authRequest, response)
    })
    const wire = await relay(hub.port)
    const refused: number[] = []
    const { kanalen: channels } = page(wire.port, { autorisatieMs: 5_000 })
    channels.subscribe(STATUS, { onGeweigerd: (status) => void refused.push(status) })
    await until(() => late.length === 1, 'the first question')
    wire.bevries()
    channels.wek()
    await isConnected(channels)
    late[0]!()
    const { gang, kanalen: later } = page(hub.port)
    later.subscribe(STATUS, {})
    await isConnected(later)
    assert.deepEqual(gang, ['verbonden'])
    assert.isEmpty(refused)
    assert.equal(channels.verbinding, 'verbonden')
    await wire.stop()
  })

  test('notice at waking up that the connection died', async ({ assert, cleanup }) => {
    const wire = await relay(hub.port)
    const { kanalen: channels, telling: tally, document } = page(wire.port)
    cleanup(() => wire.stop())
    const heard: unknown[] = []
    channels.subscribe(STATUS, { events: { Nieuws: (data) => void heard.push(data) } })
    await isConnected(channels)
    await until(() => tally.ververst === 1, 'the first fetch')

    wire.bevries()
    document.visibilityState = 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
    document.visibilityState = 'visible'
    const awake = Date.now()
    document.dispatchEvent(new Event('visibilitychange'))
    await until(() => tally.ververst === 2, 'the page to fetch')
    assert.isBelow(Date.now() - awake, 1_500)
    await hub.embedded.publish([STATUS], 'Nieuws', { version: 2 })
    await until(() => heard.length === 1, 'news over the new connection')
  })

  test('stay as they are at waking up when the connection lives, but the page fetches')
    .with(['visibilitychange', 'online', 'pageshow'])
    .run(async ({ assert }, eventType) => {
      const { kanalen: channels, telling: tally, gang, venster: window, document } = page(hub.port)
      channels.subscribe(STATUS, {})
      await isConnected(channels)
      await until(() => tally.ververst === 1, 'the first fetch')
      const event = Object.assign(new Event(eventType), { persisted: true })
      for (const source of [window, document]) source.dispatchEvent(event)
      await until(() => tally.ververst === 2, 'the page to fetch')
      assert.deepEqual(gang, ['verbonden'])
      assert.lengthOf(authorization.gevraagd, 1)
    })

  test('may be left and joined again at once, as React does', async ({ assert }) => {
    const { kanalen: channels } = page(hub.port)
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

  test('leave nothing behind when they close', async ({ assert }) => {
    const { kanalen: channels, gang } = page(hub.port)
    channels.subscribe(PRESENCE, {})
    await isConnected(channels)
    channels.close()
    channels.close()
    channels.wek()
    await until(() => hub.hub.size.connections === 0, 'the connection to be closed')
    assert.equal(hub.hub.size.channels, 0)
    assert.deepEqual(gang, ['verbonden'])

    const { kanalen: atOnce } = page(hub.port)
    atOnce.subscribe(PRESENCE, {})
    atOnce.close()
  })
})
