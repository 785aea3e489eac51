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
import { firstOf, itemAt, lastOf } from '#tests/helpers/present'

const STATUS = 'private-spellenfabriek.status.1'
const PRESENCE = 'presence-spellenfabriek.1'
const RED: NewMember = { id: 'team-1', info: { naam: 'Rood' } }
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
    test(`a channel carries events in the order of their publisher, with the ${driver} driver`, async ({
      assert,
    }) => {
      const { events } = await listen(join(), STATUS)
      const other = await listen(join(), STATUS)
      const outer = await listen(join(), 'private-spellenfabriek.status.2')
      for (let version = 1; version <= 50; version++) {
        await hub[driver].publish([STATUS], 'SpellenFabriekStatus', {
          versie: version,
          naam: 'Zoë 🎲',
        })
      }
      await until(() => events().length === 50 && other.events().length === 50, 'fifty events')
      assert.deepEqual(
        events(),
        Array.from({ length: 50 }, (_, i) => ({
          event: 'SpellenFabriekStatus',
          data: { versie: i + 1, naam: 'Zoë 🎲' },
        }))
      )
      assert.isEmpty(outer.events())
      assert.isEmpty(hub.lines)
    })

    test(`events for several channels go in one call, with the ${driver} driver`, async ({
      assert,
    }) => {
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
        hub.lines.map(({ message }) => message),
        Array(4).fill('an event was not published')
      )
    })
  }

  test('a private channel refuses {name}')
    .with([
      { name: 'no signature', auth: (): unknown => undefined },
      { name: 'something else than text', auth: () => ({ toString: 'nee' }) },
      { name: 'a made up signature', auth: () => `${CREDENTIALS.key}:${'0'.repeat(64)}` },
      {
        name: 'the signature of another socket',
        auth: (_id: string, other: string) => channelAuth(CREDENTIALS, other, STATUS),
      },
      {
        name: 'the signature of another channel',
        auth: (id: string) => channelAuth(CREDENTIALS, id, 'private-spellenfabriek.status.2'),
      },
      {
        name: 'the signature of another app',
        auth: (id: string) => channelAuth(derivedCredentials('elders'), id, STATUS),
      },
      {
        name: 'a signature with member data',
        auth: (id: string) => channelAuth(CREDENTIALS, id, STATUS, '{"user_id":"team-1"}'),
      },
    ])
    .run(async ({ assert }, { auth }) => {
      const [socket, other] = [new BareSocket(hub.port), new BareSocket(hub.port)]
      const ids = await Promise.all([socket.welcome(), other.welcome()])
      socket.say('pusher:subscribe', { channel: STATUS, auth: auth(ids[0], ids[1]) })
      const { channel, data } = await socket.message('pusher:subscription_error')
      assert.equal(channel, STATUS)
      assert.containSubset(data, { type: 'AuthError', status: 401 })

      await hub.embedded.publish([STATUS], 'SpellenFabriekStatus', {})
      socket.say('pusher:ping')
      await socket.message('pusher:pong')
      assert.notInclude(
        socket.messages.map(({ event }) => event),
        'SpellenFabriekStatus'
      )
      assert.equal(hub.hub.size.channels, 0)
    })

  test('a private channel refuses a signature from before a reconnection', async ({ assert }) => {
    const atFirst = new BareSocket(hub.port)
    const auth = channelAuth(CREDENTIALS, await atFirst.welcome(), STATUS)
    atFirst.socket.close()
    const after = new BareSocket(hub.port)
    await after.welcome()
    after.say('pusher:subscribe', { channel: STATUS, auth })
    const { data } = await after.message('pusher:subscription_error')
    assert.equal(data.status, 401)
  })

  test('a channel is signed only for what looks like a socket and a channel', ({ assert }) => {
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
    hub = await startHub({ timings: { absenceMs: 400 } })
    return async () => {
      clients.splice(0).forEach((client) => client.disconnect())
      await hub.stop()
    }
  })

  test('a presence channel tells who is there, and who comes and goes', async ({ assert }) => {
    const red = await listen(join(RED), PRESENCE)
    const client = join(BLUE)
    const blue = await listen(client, PRESENCE)
    const { members } = blue.channel as unknown as { members: { count: number; members: object } }
    assert.equal(members.count, 2)
    assert.deepEqual(members.members, { 'team-1': { naam: 'Rood' }, 'team-2': { naam: 'Blauw' } })
    await until(() => red.heard.some(({ event }) => event === 'pusher:member_added'), 'blauw')

    client.disconnect()
    await until(() => red.heard.some(({ event }) => event === 'pusher:member_removed'), 'gone')
    assert.deepEqual(red.heard.slice(1), [
      { event: 'pusher:member_added', data: BLUE },
      { event: 'pusher:member_removed', data: BLUE },
    ])
    assert.isEmpty(blue.heard.filter(({ event }) => event.startsWith('pusher:member')))
  })

  test('a presence channel counts a member with three sockets once', async ({ assert }) => {
    const spectator = await listen(join(BLUE), PRESENCE)
    const three = [join(RED), join(RED), join(RED)]
    for (const client of three) await listen(client, PRESENCE)
    assert.deepEqual(await ids(), ['team-2', 'team-1'])
    assert.deepEqual(await hub.pusher.members(PRESENCE), [
      { id: 'team-2', info: null },
      { id: 'team-1', info: null },
    ])

    firstOf(three).disconnect()
    itemAt(three, 1).unsubscribe(PRESENCE)
    await until(() => hub.hub.size.connections === 3, 'one to be gone')
    await until(
      () => hub.hub.occupied().find(({ name }) => name === PRESENCE)?.connections === 2,
      'another to stop listening'
    )
    assert.deepEqual(await ids(), ['team-2', 'team-1'])

    itemAt(three, 2).disconnect()
    await until(async () => (await ids()).length === 1, 'the last to be gone')
    const heard = () => spectator.heard.slice(1).map(({ event }) => event)
    await until(() => heard().includes('pusher:member_removed'), 'the spectator to hear of it')
    assert.deepEqual(heard(), ['pusher:member_added', 'pusher:member_removed'])
  })

  test('a presence channel keeps a sleeping member for a while', async ({ assert }) => {
    const spectator = await listen(join(BLUE), PRESENCE)
    const phone = async () => {
      const socket = new BareSocket(hub.port)
      const auth = hub.embedded.authorize(await socket.welcome(), PRESENCE, RED)
      socket.say('pusher:subscribe', { channel: PRESENCE, ...auth })
      await socket.message('pusher_internal:subscription_succeeded')
      return socket
    }
    const gone = (socket: BareSocket) => {
      socket.socket.terminate()
      return until(() => hub.hub.size.connections === 1, 'the connection to be lost')
    }

    await gone(await phone())
    assert.include(await ids(), 'team-1')
    const back = await phone()
    const names = () => spectator.heard.slice(1).map(({ event }) => event)
    assert.deepEqual(names(), ['pusher:member_added'])

    const departure = Date.now()
    await gone(back)
    await until(() => names().includes('pusher:member_removed'), 'the removal')
    assert.isAtLeast(Date.now() - departure, 380)
    assert.deepEqual(names(), ['pusher:member_added', 'pusher:member_removed'])
  })

  test('a presence channel forgets everything after its last member', async ({ assert }) => {
    const socket = new BareSocket(hub.port)
    const auth = hub.embedded.authorize(await socket.welcome(), PRESENCE, RED)
    socket.say('pusher:subscribe', { channel: PRESENCE, ...auth })
    await socket.message('pusher_internal:subscription_succeeded')
    socket.socket.terminate()
    await until(() => hub.hub.size.connections === 0, 'the connection to be lost')
    assert.equal(hub.hub.size.channels, 1)
    await until(() => hub.hub.size.channels === 0, 'the channel to be forgotten')
  })

  test('a presence channel refuses {name}')
    .with([
      { name: 'member data that was changed', data: '{"user_id":"admin-1","user_info":{}}' },
      { name: 'no member data', data: undefined },
    ])
    .run(async ({ assert }, { data: channelData }) => {
      const socket = new BareSocket(hub.port)
      const { auth } = hub.embedded.authorize(await socket.welcome(), PRESENCE, RED)
      socket.say('pusher:subscribe', { channel: PRESENCE, auth, channel_data: channelData })
      const { data } = await socket.message('pusher:subscription_error')
      assert.containSubset(data, { type: 'AuthError', status: 401 })
      assert.isEmpty(await ids())
    })

  test('a presence channel refuses signed member data without a member')
    .with(['{}', 'null', '[]', '"team-1"', '{"user_id":""}', '{"user_id":{}}', 'rommel'])
    .run(async ({ assert }, channelData) => {
      const socket = new BareSocket(hub.port)
      const auth = channelAuth(CREDENTIALS, await socket.welcome(), PRESENCE, channelData)
      socket.say('pusher:subscribe', { channel: PRESENCE, auth, channel_data: channelData })
      const { data } = await socket.message('pusher:subscription_error')
      assert.equal(data.status, 400)
      assert.isEmpty(await ids())
    })

  test('only presence channels have members', async ({ assert }) => {
    await assert.rejects(() => hub.embedded.members(STATUS))
    await assert.rejects(() => hub.pusher.members('presence-../../x'))
  })
})

test.group('Connections', () => {
  test('an idle connection is asked for a sign of life, and stays when it answers', async ({
    assert,
    cleanup,
  }) => {
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

  test('a connection that does not answer is closed with 4201', async ({ assert, cleanup }) => {
    const hub = await startHub({ timings: { heartbeatMs: 30, pongMs: 30 } })
    cleanup(() => hub.stop())
    const socket = new BareSocket(hub.port)
    await socket.welcome()
    assert.equal(await socket.closed(), 4201)
    assert.equal(itemAt(socket.messages, 1).event, 'pusher:ping')
  })

  test('a connection that listens to nothing is closed with 4009, and its place comes free', async ({
    assert,
    cleanup,
  }) => {
    const hub = await startHub({ timings: { unusedMs: 600 } })
    cleanup(() => hub.stop())
    const [silent, listening] = [new BareSocket(hub.port), new BareSocket(hub.port)]
    const id = await listening.welcome()
    listening.say('pusher:subscribe', {
      channel: STATUS,
      auth: channelAuth(CREDENTIALS, id, STATUS),
    })
    await listening.message('pusher_internal:subscription_succeeded')
    assert.equal(await silent.closed(), 4009)
    assert.equal(lastOf(silent.messages).event, 'pusher:error')
    /** The time of the listener is long over once a later socket is gone as well. */
    const later = new BareSocket(hub.port)
    assert.equal(await later.closed(), 4009)
    listening.say('pusher:ping')
    await listening.message('pusher:pong')
    assert.deepEqual(hub.hub.size, { connections: 1, addresses: 1, channels: 1 })
  })

  test('pusher-js does not come back by itself after listening to nothing', async ({
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

  test('a connection that answers below the protocol only, as a frozen phone does, is closed', async ({
    assert,
    cleanup,
  }) => {
    const hub = await startHub({ timings: { heartbeatMs: 40, pongMs: 60 } })
    cleanup(() => hub.stop())
    const socket = new BareSocket(hub.port)
    await socket.welcome()
    const pinging = setInterval(() => socket.socket.ping(), 5)
    cleanup(() => clearInterval(pinging))
    assert.equal(await socket.closed(), 4201)
  })

  test('a connection whose other side vanished is closed', async ({ assert, cleanup }) => {
    const hub = await startHub({ timings: { heartbeatMs: 40, pongMs: 1_000, closeMs: 40 } })
    const wire = await relay(hub.port)
    const client = visit(wire.port, hub.embedded, RED)
    cleanup(async () => {
      client.disconnect()
      await wire.stop()
      await hub.stop()
    })
    await listen(client, PRESENCE)
    wire.freeze()
    await until(() => hub.hub.size.connections === 0, 'the connection to be given up')
    await until(() => hub.hub.size.channels === 0, 'its member to be given up')
    const open = () =>
      new Promise<number>((resolve) => hub.server.getConnections((_error, n) => resolve(n)))
    await until(async () => (await open()) === 0, 'the wire itself to be given up')
    assert.equal(client.connection.state, 'connected')
  })

  test('a connection that reads too slowly is cut off, and delays nobody', async ({
    assert,
    cleanup,
  }) => {
    const hub = await startHub({ limits: { bufferBytes: 50_000 } })
    cleanup(() => hub.stop())
    const [slow, fast] = [new BareSocket(hub.port), new BareSocket(hub.port)]
    await Promise.all([slow.welcome(), fast.welcome()])
    for (const socket of [slow, fast]) {
      socket.say('pusher:subscribe', { channel: 'druk' })
      await socket.message('pusher_internal:subscription_succeeded')
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
      () => fast.messages.filter(({ event }) => event === 'Veel').length === shipped,
      'the quick one to have them all'
    )
    assert.isNull(fast.closeCode)
  })

  test('a connection is told to come back when the process stops, and does', async ({
    assert,
    cleanup,
  }) => {
    const [hub, successor] = [await startHub(), await startHub()]
    const wire = await relay(hub.port)
    const client = visit(wire.port, hub.embedded, RED)
    cleanup(async () => {
      client.disconnect()
      await successor.stop()
      await wire.stop()
    })
    const bare = new BareSocket(hub.port)
    await bare.welcome()
    const { channel, heard } = await listen(client, PRESENCE)
    const first = client.connection.socket_id
    wire.leadTo(successor.port)
    await hub.stop()
    assert.equal(await bare.closed(), 4200)

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

  test('a connection that nobody closes does not delay the stop', async ({ assert, cleanup }) => {
    const hub = await startHub({ timings: { closeMs: 50 } })
    const socket = new BareSocket(hub.port)
    await socket.welcome()
    socket.socket.pause()
    cleanup(() => socket.socket.terminate())
    await hub.stop()
    assert.equal(hub.hub.size.connections, 0)
  })
})
