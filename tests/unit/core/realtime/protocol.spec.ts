import { test } from '@japa/runner'
import { CREDENTIALS, KaleSocket, startHub, totdat, type TestHub } from '#tests/helpers/realtime'

const { key } = CREDENTIALS

test.group('A socket', (group) => {
  let hub: TestHub

  group.each.setup(async () => {
    hub = await startHub({ limits: { subscriptionsPerSocket: 3, messagesPerBeat: 20 } })
    return () => hub.stop()
  })

  test('of protocol {$self} is welcomed with an id and a time limit')
    .with(['5', '6', '7'])
    .run(async ({ assert }, versie) => {
      const socket = new KaleSocket(
        hub.port,
        `/app/${key}?client=js&version=8.6.0&protocol=${versie}`
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
    .run(async ({ assert }, { pad, code }) => {
      const socket = new KaleSocket(hub.port, pad)
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
    .run(async ({ assert }, { origin, gevolg }) => {
      const socket = new KaleSocket(hub.port, undefined, { headers: { origin } })
      if (gevolg === 'welcomed') return void (await socket.welkom())
      assert.equal(await totdat(() => socket.status, 'the refusal'), 403)
      assert.isEmpty(socket.berichten)
    })

  test('from a page of the host that was asked for is welcomed', async () => {
    const headers = { origin: `http://127.0.0.1:${hub.port}` }
    await new KaleSocket(hub.port, undefined, { headers }).welkom()
  })

  test('that asks for a sign of life gets it', async () => {
    const socket = new KaleSocket(hub.port)
    await socket.welkom()
    socket.zeg('pusher:ping')
    await socket.bericht('pusher:pong')
  })

  test('that talks rubbish is not answered, and stays', async ({ assert }) => {
    const socket = new KaleSocket(hub.port)
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
    const fouten = socket.berichten.filter(({ event }) => event === 'pusher:subscription_error')
    assert.deepEqual(
      fouten.map(({ data }) => data.status),
      [400]
    )
    assert.isNull(socket.sluiting)
  })

  test('that sends more than 10 kB at once is closed', async ({ assert }) => {
    const socket = new KaleSocket(hub.port)
    await socket.welkom()
    socket.zeg('pusher:subscribe', { channel: 'x'.repeat(11_000) })
    assert.equal(await socket.dicht(), 1009)
    await totdat(() => hub.hub.size.connections === 0, 'its place to come free')
  })

  test('that does not stop talking is closed', async ({ assert }) => {
    const socket = new KaleSocket(hub.port)
    await socket.welkom()
    for (let i = 0; i < 21; i++) socket.zeg('pusher:ping')
    assert.equal(await socket.dicht(), 4100)
  })

  test('cannot speak to other clients', async ({ assert }) => {
    const [socket, ander] = [new KaleSocket(hub.port), new KaleSocket(hub.port)]
    await Promise.all([socket.welkom(), ander.welkom()])
    for (const een of [socket, ander]) {
      een.zeg('pusher:subscribe', { channel: 'openbaar' })
      await een.bericht('pusher_internal:subscription_succeeded')
    }
    socket.socket.send('{"event":"client-typt","channel":"openbaar","data":{}}')
    await socket.bericht('pusher:error')
    await hub.embedded.publish(['openbaar'], 'Na', {})
    await ander.bericht('Na')
    assert.notInclude(
      ander.berichten.map(({ event }) => event),
      'client-typt'
    )
  })

  test('listens to a limited number of channels', async ({ assert }) => {
    const socket = new KaleSocket(hub.port)
    await socket.welkom()
    for (const channel of ['a', 'b', 'c', 'd']) socket.zeg('pusher:subscribe', { channel })
    const { channel, data } = await socket.bericht('pusher:subscription_error')
    assert.equal(channel, 'd')
    assert.containSubset(data, { type: 'LimitReached', status: 403 })
    socket.zeg('pusher:unsubscribe', { channel: 'a' })
    socket.zeg('pusher:subscribe', { channel: 'd' })
    await totdat(
      () =>
        socket.berichten.at(-1)!.event === 'pusher_internal:subscription_succeeded' &&
        socket.berichten.at(-1)!.channel === 'd',
      'the place of a to be given to d'
    )
  })

  test('subscribes and unsubscribes as often as it likes', async ({ assert }) => {
    const socket = new KaleSocket(hub.port)
    await socket.welkom()
    for (const event of ['subscribe', 'subscribe', 'unsubscribe', 'unsubscribe', 'subscribe']) {
      socket.zeg(`pusher:${event}`, { channel: 'openbaar' })
    }
    await totdat(() => socket.berichten.length === 4, 'three confirmations')
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
    const sockets = Array.from({ length: 20 }, () => new KaleSocket(hub.port))
    await Promise.all(sockets.map((socket) => socket.welkom()))
    sockets.forEach((socket, i) => socket.zeg('pusher:subscribe', { channel: `kanaal-${i % 3}` }))
    await totdat(() => hub.hub.size.channels === 3, 'the channels')
    sockets.forEach(({ socket }, i) => (i % 2 ? socket.close() : socket.terminate()))
    await totdat(() => hub.hub.size.connections === 0, 'everybody to be gone')
    assert.deepEqual(hub.hub.size, { connections: 0, addresses: 0, channels: 0 })
  })
})

test.group('The door', () => {
  test('closes when there are too many sockets from one address', async ({ assert, cleanup }) => {
    const hub = await startHub({ limits: { socketsPerAddress: 2 }, proxyHops: 1 })
    cleanup(() => hub.stop())
    const van = (adres: string) =>
      new KaleSocket(hub.port, undefined, { headers: { 'x-forwarded-for': adres } })

    const [eerste] = [van('10.0.0.1'), van('10.0.0.1')]
    await totdat(() => hub.hub.size.connections === 2, 'two sockets')
    assert.equal(await van('10.0.0.1').dicht(), 4100)
    await van('10.0.0.2').welkom()
    await van('10.0.0.1, 10.0.0.3').welkom()

    eerste!.socket.close()
    await totdat(() => hub.hub.size.connections === 3, 'a place to come free')
    await van('10.0.0.1').welkom()

    await van('2001:db8::1').welkom()
    await van('2001:db8:0:0:ffff::2').welkom()
    assert.equal(await van('2001:db8::3').dicht(), 4100)
    await van('2001:db8:0:1::3').welkom()
  })

  test('closes when there are too many sockets at all', async ({ assert, cleanup }) => {
    const hub = await startHub({ limits: { sockets: 3 } })
    cleanup(() => hub.stop())
    await Promise.all([1, 2, 3].map(() => new KaleSocket(hub.port).welkom()))
    assert.equal(await new KaleSocket(hub.port).dicht(), 4100)
  })

  test('leaves other upgrades to whoever listens for them', async ({ assert, cleanup }) => {
    const hub = await startHub()
    cleanup(() => hub.stop())
    const vraag = () =>
      fetch(`http://127.0.0.1:${hub.port}/apps/x/channels`).then(({ status }) => status)

    assert.equal(await vraag(), 404)
    /** Nobody else listens: an ordinary request, as curl --http2 sends it. */
    const gewoon = new KaleSocket(hub.port, '/elders')
    const antwoord = await totdat(() => gewoon.status, 'the ordinary answer')
    assert.equal(antwoord, 404)

    hub.server.on('upgrade', (request, socket) => {
      if (request.url === '/vite') socket.end('HTTP/1.1 418 Vite\r\nconnection: close\r\n\r\n')
    })
    const vite = new KaleSocket(hub.port, '/vite')
    assert.equal(await totdat(() => vite.status, 'the answer of Vite'), 418)
  })
})
