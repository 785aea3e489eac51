import { test } from '@japa/runner'
import type Pusher from 'pusher-js'
import { RealtimeRefused, type Broadcaster, type NewMember } from '#app/core/realtime/broadcaster'
import { channelAuth, derivedCredentials } from '#app/core/realtime/signatures'
import {
  visit,
  CREDENTIALS,
  relay,
  BareSocket,
  listen,
  startHub,
  until,
  connected,
  type TestHub,
} from '#tests/helpers/core/realtime'

const STATUS = 'private-spellenfabriek.status.1'
const PRESENCE = 'presence-spellenfabriek.1'
const ROOD: NewMember = { id: 'team-1', info: { naam: 'Rood' } }
const BLUE: NewMember = { id: 'team-2', info: { naam: 'Blauw' } }

test.group('Private channels', (group) => {
  let hub: TestHub
  const clients: Pusher[] = []
  const join = (member?: NewMember) => {
    const client = visit(hub.port, hub.embedded, member)
    clients.push(client)
    return client
  }

  group.each.setup(async () => {
    hub = await startHub()
    return async () => {
      clients.splice(0).forEach((client) => client.disconnect())
      await hub.stop()
    }
  })

  for (const driver of ['embedded', 'pusher'] as const) {
    test(`carry events in the order of their publisher, with the ${driver} driver`, async ({
      assert,
    }) => {
      const { events } = await listen(join(), STATUS)
      const other = await listen(join(), STATUS)
      const outer = await listen(join(), 'private-spellenfabriek.status.2')
      for (let version = 1; version <= 50; version++) {
        await hub[driver].publish([STATUS], 'SpellenFabriekStatus', { version, naam: 'Zoë 🎲' })
      }
      await until(() => events().length === 50 && other.events().length === 50, 'fifty events')
      assert.deepEqual(
        events(),
        Array.from({ length: 50 }, (_, i) => ({
          event: 'SpellenFabriekStatus',
          data: { version: i + 1, naam: 'Zoë 🎲' },
        }))
      )
      assert.isEmpty(outer.events())
      assert.isEmpty(hub.regels)
    })

    test(`go together in one call, with the ${driver} driver`, async ({ assert }) => {
      const client = join()
      const names = Array.from({ length: 30 }, (_, i) => `private-kanaal.${i}`)
      const channels = await Promise.all(names.map((name) => listen(client, name)))
      await hub[driver].publish(names, 'Nieuws', { version: 1 })
      await until(() => channels.every(({ events }) => events().length === 1), 'the event on each')
      await hub[driver].publish(Array(101).fill(STATUS), 'Nieuws', {})
      await hub[driver].publish([STATUS], 'Nieuws', { tekst: 'x'.repeat(10_240) })
      await hub[driver].publish(['met spatie'], 'Nieuws', {})
      await hub[driver].publish([], 'Nieuws', {})
      assert.deepEqual(
        hub.regels.map(({ message }) => message),
        Array(4).fill('an event was not published')
      )
    })
  }

  test('refuse {naam}')
    .with([
      { naam: 'no signature', auth: (): unknown => undefined },
      { naam: 'something else than text', auth: () => ({ toString: 'nee' }) },
      { naam: 'a made up signature', auth: () => `${CREDENTIALS.key}:${'0'.repeat(64)}` },
      {
        naam: 'the signature of another socket',
        auth: (_id: string, other: string) => channelAuth(CREDENTIALS, other, STATUS),
      },
      {
        naam: 'the signature of another channel',
        auth: (id: string) => channelAuth(CREDENTIALS, id, 'private-spellenfabriek.status.2'),
      },
      {
        naam: 'the signature of another app',
        auth: (id: string) => channelAuth(derivedCredentials('elders'), id, STATUS),
      },
      {
        naam: 'a signature with member data',
        auth: (id: string) => channelAuth(CREDENTIALS, id, STATUS, '{"user_id":"team-1"}'),
      },
    ])
    .run(async ({ assert }, { auth }) => {
      const [socket, other] = [new BareSocket(hub.port), new BareSocket(hub.port)]
      const ids = await Promise.all([socket.welkom(), other.welkom()])
      socket.zeg('pusher:subscribe', { channel: STATUS, auth: auth(ids[0]!, ids[1]!) })
      const { channel, data } = await socket.bericht('pusher:subscription_error')
      assert.equal(channel, STATUS)
      assert.containSubset(data, { type: 'AuthError', status: 401 })

      await hub.embedded.publish([STATUS], 'SpellenFabriekStatus', {})
      socket.zeg('pusher:ping')
      await socket.bericht('pusher:pong')
      assert.notInclude(
        socket.berichten.map(({ event }) => event),
        'SpellenFabriekStatus'
      )
      assert.equal(hub.hub.size.channels, 0)
    })

  test('do not take a signature from before a reconnection', async ({ assert }) => {
    const atFirst = new BareSocket(hub.port)
    const auth = channelAuth(CREDENTIALS, await atFirst.welkom(), STATUS)
    atFirst.socket.close()
    const after = new BareSocket(hub.port)
    await after.welkom()
    after.zeg('pusher:subscribe', { channel: STATUS, auth })
    const { data } = await after.bericht('pusher:subscription_error')
    assert.equal(data.status, 401)
  })

  test('are signed for what looks like a socket and a channel only', ({ assert }) => {
    for (const broadcaster of [hub.embedded, hub.pusher]) {
      const refusal = (...args: Parameters<Broadcaster['authorize']>) => {
        try {
          broadcaster.authorize(...args)
        } catch (error) {
          assert.instanceOf(error, RealtimeRefused)
          return (error as RealtimeRefused).type
        }
      }
      assert.equal(refusal('1.2:private-x', STATUS), 'socket_id')
      assert.equal(refusal('', STATUS), 'socket_id')
      assert.equal(refusal('1.2', 'private-met spatie'), 'channel')
      assert.equal(refusal('1.2', `private-${'x'.repeat(200)}`), 'channel')
      assert.equal(refusal('1.2', 'private-x:{"user_id":"admin-1"}'), 'channel')
      assert.equal(refusal('1.2', 'openbaar'), 'channel')
      assert.equal(refusal('1.2', PRESENCE), 'member')
      assert.equal(refusal('1.2', PRESENCE, { id: '', info: {} }), 'member')
      assert.equal(
        refusal('1.2', PRESENCE, { id: 'team-1', info: { naam: 'x'.repeat(1_024) } }),
        'member'
      )
      assert.isUndefined(refusal('1.2', STATUS))
    }
  })
})

test.group('Presence channels', (group) => {
  let hub: TestHub
  const clients: Pusher[] = []
  const join = (member: NewMember) => {
    const client = visit(hub.port, hub.embedded, member)
    clients.push(client)
    return client
  }
  const ids = async () => {
    const members = await hub.embedded.members(PRESENCE)
    return members.map(({ id }) => id)
  }

  group.each.setup(async () => {
    hub = await startHub({ timings: { absenceMs: 60 } })
    return async () => {
      clients.splice(0).forEach((client) => client.disconnect())
      await hub.stop()
    }
  })

  test('tell who is there, and who comes and goes', async ({ assert }) => {
    const rood = await listen(join(ROOD), PRESENCE)
    const client = join(BLUE)
    const blue = await listen(client, PRESENCE)
    const { members } = blue.channel as unknown as { members: { count: number; members: object } }
    assert.equal(members.count, 2)
    assert.deepEqual(members.members, { 'team-1': { naam: 'Rood' }, 'team-2': { naam: 'Blauw' } })
    await until(() => rood.gehoord.some(({ event }) => event === 'pusher:member_added'), 'blauw')

    client.disconnect()
    await until(() => rood.gehoord.some(({ event }) => event === 'pusher:member_removed'), 'gone')
    assert.deepEqual(rood.gehoord.slice(1), [
      { event: 'pusher:member_added', data: BLUE },
      { event: 'pusher:member_removed', data: BLUE },
    ])
    assert.isEmpty(blue.gehoord.filter(({ event }) => event.startsWith('pusher:member')))
  })

  test('count a member with three sockets once', async ({ assert }) => {
    const spectator = await listen(join(BLUE), PRESENCE)
    const three = [join(ROOD), join(ROOD), join(ROOD)]
    for (const client of three) await listen(client, PRESENCE)
    assert.deepEqual(await ids(), ['team-2', 'team-1'])
    assert.deepEqual(await hub.pusher.members(PRESENCE), [
      { id: 'team-2', info: null },
      { id: 'team-1', info: null },
    ])

    three[0]!.disconnect()
    three[1]!.unsubscribe(PRESENCE)
    await until(() => hub.hub.size.connections === 3, 'one to be gone')
    await until(
      () => hub.hub.occupied().find(({ name }) => name === PRESENCE)?.connections === 2,
      'another to stop listening'
    )
    assert.deepEqual(await ids(), ['team-2', 'team-1'])

    three[2]!.disconnect()
    await until(async () => (await ids()).length === 1, 'the last to be gone')
    assert.deepEqual(
      spectator.gehoord.slice(1).map(({ event }) => event),
      ['pusher:member_added', 'pusher:member_removed']
    )
  })

  test('keep who fell asleep for a while', async ({ assert }) => {
    const spectator = await listen(join(BLUE), PRESENCE)
    const phone = async () => {
      const socket = new BareSocket(hub.port)
      const auth = hub.embedded.authorize(await socket.welkom(), PRESENCE, ROOD)
      socket.zeg('pusher:subscribe', { channel: PRESENCE, ...auth })
      await socket.bericht('pusher_internal:subscription_succeeded')
      return socket
    }
    const gone = (socket: BareSocket) => {
      socket.socket.terminate()
      return until(() => hub.hub.size.connections === 1, 'the connection to be lost')
    }

    await gone(await phone())
    assert.include(await ids(), 'team-1')
    const back = await phone()
    const names = () => spectator.gehoord.slice(1).map(({ event }) => event)
    assert.deepEqual(names(), ['pusher:member_added'])

    const departure = Date.now()
    await gone(back)
    await until(() => names().includes('pusher:member_removed'), 'the removal')
    assert.isAtLeast(Date.now() - departure, 55)
    assert.deepEqual(names(), ['pusher:member_added', 'pusher:member_removed'])
  })

  test('forget everything after the last member', async ({ assert }) => {
    const socket = new BareSocket(hub.port)
    const auth = hub.embedded.authorize(await socket.welkom(), PRESENCE, ROOD)
    socket.zeg('pusher:subscribe', { channel: PRESENCE, ...auth })
    await socket.bericht('pusher_internal:subscription_succeeded')
    socket.socket.terminate()
    await until(() => hub.hub.size.connections === 0, 'the connection to be lost')
    assert.equal(hub.hub.size.channels, 1)
    await until(() => hub.hub.size.channels === 0, 'the channel to be forgotten')
  })

  test('refuse {naam}')
    .with([
      { naam: 'member data that was changed', data: '{"user_id":"admin-1","user_info":{}}' },
      { naam: 'no member data', data: undefined },
    ])
    .run(async ({ assert }, { data: channelData }) => {
      const socket = new BareSocket(hub.port)
      const { auth } = hub.embedded.authorize(await socket.welkom(), PRESENCE, ROOD)
      socket.zeg('pusher:subscribe', { channel: PRESENCE, auth, channel_data: channelData })
      const { data } = await socket.bericht('pusher:subscription_error')
      assert.containSubset(data, { type: 'AuthError', status: 401 })
      assert.isEmpty(await ids())
    })

  test('refuse signed member data without a member')
    .with(['{}', 'null', '[]', '"team-1"', '{"user_id":""}', '{"user_id":{}}', 'rommel'])
    .run(async ({ assert }, channelData) => {
      const socket = new BareSocket(hub.port)
      const auth = channelAuth(CREDENTIALS, await socket.welkom(), PRESENCE, channelData)
      socket.zeg('pusher:subscribe', { channel: PRESENCE, auth, channel_data: channelData })
      const { data } = await socket.bericht('pusher:subscription_error')
      assert.equal(data.status, 400)
      assert.isEmpty(await ids())
    })

  test('have members, other channels do not', async ({ assert }) => {
    await assert.rejects(() => hub.embedded.members(STATUS))
    await assert.rejects(() => hub.pusher.members('presence-../../x'))
  })
})

test.group('Connections', () => {
  test('that are idle are asked, and stay when they answer', async ({ assert, cleanup }) => {
    const hub = await startHub({ timings: { heartbeatMs: 30, pongMs: 1_000 } })
    const client = visit(hub.port, hub.embedded)
    cleanup(async () => {
      client.disconnect()
      await hub.stop()
    })
    const id = await connected(client)
    let requested = 0
    client.connection.bind('message', ({ event }: { event: string }) => {
      if (event === 'pusher:ping') requested++
    })
    await until(() => requested >= 4, 'four questions')
    assert.equal(client.connection.socket_id, id)
  })

  test('that do not answer are closed with 4201', async ({ assert, cleanup }) => {
    const hub = await startHub({ timings: { heartbeatMs: 30, pongMs: 30 } })
    cleanup(() => hub.stop())
    const socket = new BareSocket(hub.port)
    await socket.welkom()
    assert.equal(await socket.dicht(), 4201)
    assert.equal(socket.berichten[1]!.event, 'pusher:ping')
  })

  test('that listen to nothing are closed with 4009, and their place comes free', async ({
    assert,
    cleanup,
  }) => {
    const hub = await startHub({ timings: { unusedMs: 250 } })
    cleanup(() => hub.stop())
    const [silent, listening] = [new BareSocket(hub.port), new BareSocket(hub.port)]
    const id = await listening.welkom()
    listening.zeg('pusher:subscribe', {
      channel: STATUS,
      auth: channelAuth(CREDENTIALS, id, STATUS),
    })
    await listening.bericht('pusher_internal:subscription_succeeded')
    assert.equal(await silent.dicht(), 4009)
    assert.equal(silent.berichten.at(-1)!.event, 'pusher:error')
    /** Once a later one is gone as well, the time of who listens is long over. */
    const later = new BareSocket(hub.port)
    assert.equal(await later.dicht(), 4009)
    listening.zeg('pusher:ping')
    await listening.bericht('pusher:pong')
    assert.deepEqual(hub.hub.size, { connections: 1, addresses: 1, channels: 1 })
  })

  test('that listen to nothing end for pusher-js: it does not come back by itself', async ({
    assert,
    cleanup,
  }) => {
    const hub = await startHub({ timings: { unusedMs: 40 } })
    const client = visit(hub.port, hub.embedded)
    cleanup(async () => {
      client.disconnect()
      await hub.stop()
    })
    const gang: string[] = []
    client.connection.bind('state_change', ({ current }: { current: string }) => gang.push(current))
    await until(() => gang.includes('disconnected'), 'the end of the connection')
    assert.deepEqual(gang.slice(gang.indexOf('connected')), ['connected', 'disconnected'])
    assert.equal(hub.hub.size.connections, 0)
  })

  test('that answer below the protocol only, as a frozen phone does, are closed', async ({
    assert,
    cleanup,
  }) => {
    const hub = await startHub({ timings: { heartbeatMs: 40, pongMs: 60 } })
    cleanup(() => hub.stop())
    const socket = new BareSocket(hub.port)
    await socket.welkom()
    const pinging = setInterval(() => socket.socket.ping(), 5)
    cleanup(() => clearInterval(pinging))
    assert.equal(await socket.dicht(), 4201)
  })

  test('whose other side vanished without a word are closed', async ({ assert, cleanup }) => {
    const hub = await startHub({ timings: { heartbeatMs: 40, pongMs: 40, closeMs: 40 } })
    const wire = await relay(hub.port)
    const client = visit(wire.port, hub.embedded, ROOD)
    cleanup(async () => {
      client.disconnect()
      await wire.stop()
      await hub.stop()
    })
    await listen(client, PRESENCE)
    wire.bevries()
    await until(() => hub.hub.size.connections === 0, 'the connection to be given up')
    await until(() => hub.hub.size.channels === 0, 'its member to be given up')
    const open = () =>
      new Promise<number>((resolve) => hub.server.getConnections((_error, n) => resolve(n)))
    await until(async () => (await open()) === 0, 'the wire itself to be given up')
    assert.equal(client.connection.state, 'connected')
  })

  test('that read too slowly are cut off, and hold nobody up', async ({ assert, cleanup }) => {
    const hub = await startHub({ limits: { bufferBytes: 50_000 } })
    cleanup(() => hub.stop())
    const [slow, fast] = [new BareSocket(hub.port), new BareSocket(hub.port)]
    await Promise.all([slow.welkom(), fast.welkom()])
    for (const socket of [slow, fast]) {
      socket.zeg('pusher:subscribe', { channel: 'druk' })
      await socket.bericht('pusher_internal:subscription_succeeded')
    }
    slow.socket.pause()
    const text = 'x'.repeat(10_000)
    let shipped = 0
    await until(async () => {
      await hub.embedded.publish(['druk'], 'Veel', { tekst: text })
      shipped++
      await new Promise((resolve) => setImmediate(resolve))
      return hub.hub.size.connections === 1
    }, 'the slow one to be cut off')
    await until(
      () => fast.berichten.filter(({ event }) => event === 'Veel').length === shipped,
      'the quick one to have them all'
    )
    assert.isNull(fast.sluiting)
  })

  test('are told to come back when the process stops, and do', async ({ assert, cleanup }) => {
    const [hub, successor] = [await startHub(), await startHub()]
    const wire = await relay(hub.port)
    const client = visit(wire.port, hub.embedded, ROOD)
    cleanup(async () => {
      client.disconnect()
      await successor.stop()
      await wire.stop()
    })
    const bare = new BareSocket(hub.port)
    await bare.welkom()
    const { channel, gehoord: heard } = await listen(client, PRESENCE)
    const first = client.connection.socket_id
    wire.leidNaar(successor.port)
    await hub.stop()
    assert.equal(await bare.dicht(), 4200)

    await until(
      () => channel.subscribed && client.connection.socket_id !== first,
      'the client to be back'
    )
    assert.lengthOf(
      heard.filter(({ event }) => event === 'pusher:subscription_succeeded'),
      2
    )
    await successor.embedded.publish([PRESENCE], 'Terug', {})
    await until(() => heard.some(({ event }) => event === 'Terug'), 'an event after the restart')
  })

  test('that nobody closes do not hold up the stop', async ({ assert, cleanup }) => {
    const hub = await startHub({ timings: { closeMs: 50 } })
    const socket = new BareSocket(hub.port)
    await socket.welkom()
    socket.socket.pause()
    cleanup(() => socket.socket.terminate())
    await hub.stop()
    assert.equal(hub.hub.size.connections, 0)
  })
})
