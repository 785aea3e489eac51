import { test } from '@japa/runner'
import {
  CREDENTIALS,
  BareSocket,
  startHub,
  until,
  type TestHub,
} from '#tests/helpers/core/realtime'

const { key } = CREDENTIALS

test.group('A socket', (group) => {
  let hub: TestHub

  group.each.setup(async () => {
    hub = await startHub({ limits: { subscriptionsPerSocket: 3, messagesPerBeat: 20 } })
    return () => hub.stop()
  })

  test('of protocol {$self} is welcomed with an id and a time limit')
    .with(['5', '6', '7'])
    .run(async ({ assert }, version) => {
      const socket = new BareSocket(
        hub.port,
        `/app/${key}?client=js&version=8.6.0&protocol=${version}`
      )
      const { data } = await socket.bericht('pusher:connection_established')
      assert.match(data.socket_id as string, /^\d+\.\d+$/)
      assert.isAbove(data.activity_timeout as number, 0)
    })

  test('{pad} is closed with {code}')
    .with([
      { pad: '/app/onbekend?protocol=7', code: 4001 },
      { pad: '/app/?protocol=7', code: 4001 },
      { pad: `/app/${key}/meer?protocol=7`, code: 4001 },
      { pad: `/app/${key}?protocol=zeven`, code: 4006 },
      { pad: `/app/${key}?protocol=4`, code: 4007 },
      { pad: `/app/${key}?protocol=8`, code: 4007 },
      { pad: `/app/${key}`, code: 4008 },
    ])
    .run(async ({ assert }, { pad: path, code }) => {
      const socket = new BareSocket(hub.port, path)
      assert.equal(await socket.dicht(), code)
      assert.equal(socket.berichten[0]!.data.code, code)
      assert.lengthOf(socket.berichten, 1)
      assert.deepEqual(hub.hub.size, { connections: 0, addresses: 0, channels: 0 })
    })

  test('from a page of {origin} is {gevolg}')
    .with([
      { origin: 'https://winkel.example.nl', gevolg: 'welcomed' },
      { origin: 'http://127.0.0.1', gevolg: 'refused' },
      { origin: 'https://elders.example.nl', gevolg: 'refused' },
      { origin: 'null', gevolg: 'refused' },
      { origin: 'rommel', gevolg: 'refused' },
    ] as const)
    .run(async ({ assert }, { origin, gevolg: consequence }) => {
      const socket = new BareSocket(hub.port, undefined, { headers: { origin } })
      if (consequence === 'welcomed') return void (await socket.welkom())
      assert.equal(await until(() => socket.status, 'the refusal'), 403)
      assert.isEmpty(socket.berichten)
    })

  test('from a page of the host that was asked for is welcomed', async () => {
    const headers = { origin: `http://127.0.0.1:${hub.port}` }
    await new BareSocket(hub.port, undefined, { headers }).welkom()
  })

  test('that asks for a sign of life gets it', async () => {
    const socket = new BareSocket(hub.port)
    await socket.welkom()
    socket.zeg('pusher:ping')
    await socket.bericht('pusher:pong')
  })

  test('that talks rubbish is not answered, and stays', async ({ assert }) => {
    const socket = new BareSocket(hub.port)
    await socket.welkom()
    for (const rommel of [
      ...['', '{', 'null', '[]', '"x"', '42', '{"event":42}', '{"event":"pusher:subscribe"}'],
      ...['{"event":"__proto__"}', '{"event":"pusher:unsubscribe","data":{"channel":{}}}'],
      ...['{"event":"pusher:signin","data":null}', '\u0000', Buffer.from([1, 2, 3])],
    ]) {
      socket.socket.send(rommel)
    }
    socket.zeg('pusher:ping')
    await socket.bericht('pusher:pong')
    const errors = socket.berichten.filter(({ event }) => event === 'pusher:subscription_error')
    assert.deepEqual(
      errors.map(({ data }) => data.status),
      [400]
    )
    assert.isNull(socket.sluiting)
  })

  test('that sends more than 10 kB at once is closed', async ({ assert }) => {
    const socket = new BareSocket(hub.port)
    await socket.welkom()
    socket.zeg('pusher:subscribe', { channel: 'x'.repeat(11_000) })
    assert.equal(await socket.dicht(), 1009)
    await until(() => hub.hub.size.connections === 0, 'its place to come free')
  })

  test('that does not stop talking is closed', async ({ assert }) => {
    const socket = new BareSocket(hub.port)
    await socket.welkom()
    for (let i = 0; i < 21; i++) socket.zeg('pusher:ping')
    assert.equal(await socket.dicht(), 4100)
  })

  test('cannot speak to other clients', async ({ assert }) => {
    const [socket, other] = [new BareSocket(hub.port), new BareSocket(hub.port)]
    await Promise.all([socket.welkom(), other.welkom()])
    for (const one of [socket, other]) {
      one.zeg('pusher:subscribe', { channel: 'openbaar' })
      await one.bericht('pusher_internal:subscription_succeeded')
    }
    socket.socket.send('{"event":"client-typt","channel":"openbaar","data":{}}')
    await socket.bericht('pusher:error')
    await hub.embedded.publish(['openbaar'], 'Na', {})
    await other.bericht('Na')
    assert.notInclude(
      other.berichten.map(({ event }) => event),
      'client-typt'
    )
  })

  test('listens to a limited number of channels', async ({ assert }) => {
    const socket = new BareSocket(hub.port)
    await socket.welkom()
    for (const channel of ['a', 'b', 'c', 'd']) socket.zeg('pusher:subscribe', { channel })
    const { channel, data } = await socket.bericht('pusher:subscription_error')
    assert.equal(channel, 'd')
    assert.containSubset(data, { type: 'LimitReached', status: 403 })
    socket.zeg('pusher:unsubscribe', { channel: 'a' })
    socket.zeg('pusher:subscribe', { channel: 'd' })
    await until(
      () =>
        socket.berichten.at(-1)!.event === 'pusher_internal:subscription_succeeded' &&
        socket.berichten.at(-1)!.channel === 'd',
      'the place of a to be given to d'
    )
  })

  test('subscribes and unsubscribes as often as it likes', async ({ assert }) => {
    const socket = new BareSocket(hub.port)
    await socket.welkom()
    for (const event of ['subscribe', 'subscribe', 'unsubscribe', 'unsubscribe', 'subscribe']) {
      socket.zeg(`pusher:${event}`, { channel: 'openbaar' })
    }
    await until(() => socket.berichten.length === 4, 'three confirmations')
    await hub.embedded.publish(['openbaar'], 'Eens', { nummer: 1 })
    await socket.bericht('Eens')
    socket.zeg('pusher:ping')
    await socket.bericht('pusher:pong')
    assert.lengthOf(
      socket.berichten.filter(({ event }) => event === 'Eens'),
      1
    )
  })

  test('leaves nothing behind', async ({ assert }) => {
    const sockets = Array.from({ length: 20 }, () => new BareSocket(hub.port))
    await Promise.all(sockets.map((socket) => socket.welkom()))
    sockets.forEach((socket, i) => socket.zeg('pusher:subscribe', { channel: `kanaal-${i % 3}` }))
    await until(() => hub.hub.size.channels === 3, 'the channels')
    sockets.forEach(({ socket }, i) => (i % 2 ? socket.close() : socket.terminate()))
    await until(() => hub.hub.size.connections === 0, 'everybody to be gone')
    assert.deepEqual(hub.hub.size, { connections: 0, addresses: 0, channels: 0 })
  })
})

test.group('The door', () => {
  test('closes when there are too many sockets from one address', async ({ assert, cleanup }) => {
    const hub = await startHub({ limits: { socketsPerAddress: 2 }, proxyHops: 1 })
    cleanup(() => hub.stop())
    const from = (address: string) =>
      new BareSocket(hub.port, undefined, { headers: { 'x-forwarded-for': address } })

    const [first] = [from('10.0.0.1'), from('10.0.0.1')]
    await until(() => hub.hub.size.connections === 2, 'two sockets')
    assert.equal(await from('10.0.0.1').dicht(), 4100)
    await from('10.0.0.2').welkom()
    await from('10.0.0.1, 10.0.0.3').welkom()

    first!.socket.close()
    await until(() => hub.hub.size.connections === 3, 'a place to come free')
    await from('10.0.0.1').welkom()

    await from('2001:db8::1').welkom()
    await from('2001:db8:0:0:ffff::2').welkom()
    assert.equal(await from('2001:db8::3').dicht(), 4100)
    await from('2001:db8:0:1::3').welkom()
  })

  test('closes when there are too many sockets at all', async ({ assert, cleanup }) => {
    const hub = await startHub({ limits: { sockets: 3 } })
    cleanup(() => hub.stop())
    await Promise.all([1, 2, 3].map(() => new BareSocket(hub.port).welkom()))
    assert.equal(await new BareSocket(hub.port).dicht(), 4100)
  })

  test('leaves other upgrades to whoever listens for them', async ({ assert, cleanup }) => {
    const hub = await startHub()
    cleanup(() => hub.stop())
    const request = () =>
      fetch(`http://127.0.0.1:${hub.port}/apps/x/channels`).then(({ status }) => status)

    assert.equal(await request(), 404)
    /** Nobody else listens: an ordinary request, as curl --http2 sends it. */
    const plain = new BareSocket(hub.port, '/elders')
    const reply = await until(() => plain.status, 'the ordinary answer')
    assert.equal(reply, 404)

    hub.server.on('upgrade', (incoming, socket) => {
      if (incoming.url === '/vite') socket.end('HTTP/1.1 418 Vite\r\nconnection: close\r\n\r\n')
    })
    const vite = new BareSocket(hub.port, '/vite')
    assert.equal(await until(() => vite.status, 'the answer of Vite'), 418)
  })
})
