import { test } from '@japa/runner'
import {
  CREDENTIALS,
  BareSocket,
  startHub,
  until,
  type TestHub,
} from '#tests/helpers/core/realtime'
import { firstOf, lastOf } from '#tests/helpers/present'

const { key } = CREDENTIALS

test.group('A socket', (group) => {
  let hub: TestHub

  group.each.setup(async () => {
    hub = await startHub({ limits: { subscriptionsPerSocket: 3, messagesPerBeat: 20 } })
    return () => hub.stop()
  })

  test('a socket of protocol {$self} is welcomed with an id and a time limit')
    .with(['5', '6', '7'])
    .run(async ({ assert }, version) => {
      const socket = new BareSocket(
        hub.port,
        `/app/${key}?client=js&version=8.6.0&protocol=${version}`
      )
      const { data } = await socket.message('pusher:connection_established')
      assert.match(data.socket_id as string, /^\d+\.\d+$/)
      assert.isAbove(data.activity_timeout as number, 0)
    })

  test('a socket at {path} is closed with {code}')
    .with([
      { path: '/app/onbekend?protocol=7', code: 4001 },
      { path: '/app/?protocol=7', code: 4001 },
      { path: `/app/${key}/meer?protocol=7`, code: 4001 },
      { path: `/app/${key}?protocol=zeven`, code: 4006 },
      { path: `/app/${key}?protocol=4`, code: 4007 },
      { path: `/app/${key}?protocol=8`, code: 4007 },
      { path: `/app/${key}`, code: 4008 },
    ])
    .run(async ({ assert }, { path, code }) => {
      const socket = new BareSocket(hub.port, path)
      assert.equal(await socket.closed(), code)
      assert.equal(firstOf(socket.messages).data.code, code)
      assert.lengthOf(socket.messages, 1)
      assert.deepEqual(hub.hub.size, { connections: 0, addresses: 0, channels: 0 })
    })

  test('a socket from a page of {origin} is {consequence}')
    .with([
      { origin: 'https://winkel.example.nl', consequence: 'welcomed' },
      { origin: 'http://127.0.0.1', consequence: 'refused' },
      { origin: 'https://elders.example.nl', consequence: 'refused' },
      { origin: 'null', consequence: 'refused' },
      { origin: 'rommel', consequence: 'refused' },
    ] as const)
    .run(async ({ assert }, { origin, consequence }) => {
      const socket = new BareSocket(hub.port, undefined, { headers: { origin } })
      if (consequence === 'welcomed') return void (await socket.welcome())
      assert.equal(await until(() => socket.status, 'the refusal'), 403)
      assert.isEmpty(socket.messages)
    })

  test('a socket from a page of the requested host is welcomed', async () => {
    const headers = { origin: `http://127.0.0.1:${hub.port}` }
    await new BareSocket(hub.port, undefined, { headers }).welcome()
  })

  test('a socket that asks for a sign of life gets it', async () => {
    const socket = new BareSocket(hub.port)
    await socket.welcome()
    socket.say('pusher:ping')
    await socket.message('pusher:pong')
  })

  test('a socket that talks rubbish gets no answer, and stays', async ({ assert }) => {
    const socket = new BareSocket(hub.port)
    await socket.welcome()
    for (const rubbish of [
      ...['', '{', 'null', '[]', '"x"', '42', '{"event":42}', '{"event":"pusher:subscribe"}'],
      ...['{"event":"__proto__"}', '{"event":"pusher:unsubscribe","data":{"channel":{}}}'],
      ...['{"event":"pusher:signin","data":null}', '\u0000', Buffer.from([1, 2, 3])],
    ]) {
      socket.socket.send(rubbish)
    }
    socket.say('pusher:ping')
    await socket.message('pusher:pong')
    const errors = socket.messages.filter(({ event }) => event === 'pusher:subscription_error')
    assert.deepEqual(
      errors.map(({ data }) => data.status),
      [400]
    )
    assert.isNull(socket.closeCode)
  })

  test('a socket that sends more than 10 kB at once is closed', async ({ assert }) => {
    const socket = new BareSocket(hub.port)
    await socket.welcome()
    socket.say('pusher:subscribe', { channel: 'x'.repeat(11_000) })
    assert.equal(await socket.closed(), 1009)
    await until(() => hub.hub.size.connections === 0, 'its place to come free')
  })

  test('a socket that does not stop talking is closed', async ({ assert }) => {
    const socket = new BareSocket(hub.port)
    await socket.welcome()
    for (let i = 0; i < 21; i++) socket.say('pusher:ping')
    assert.equal(await socket.closed(), 4100)
  })

  test('a socket cannot speak to other clients', async ({ assert }) => {
    const [socket, other] = [new BareSocket(hub.port), new BareSocket(hub.port)]
    await Promise.all([socket.welcome(), other.welcome()])
    for (const one of [socket, other]) {
      one.say('pusher:subscribe', { channel: 'openbaar' })
      await one.message('pusher_internal:subscription_succeeded')
    }
    socket.socket.send('{"event":"client-typt","channel":"openbaar","data":{}}')
    await socket.message('pusher:error')
    await hub.embedded.publish(['openbaar'], 'Na', {})
    await other.message('Na')
    assert.notInclude(
      other.messages.map(({ event }) => event),
      'client-typt'
    )
  })

  test('a socket listens to a limited number of channels', async ({ assert }) => {
    const socket = new BareSocket(hub.port)
    await socket.welcome()
    for (const channel of ['a', 'b', 'c', 'd']) socket.say('pusher:subscribe', { channel })
    const { channel, data } = await socket.message('pusher:subscription_error')
    assert.equal(channel, 'd')
    assert.containSubset(data, { type: 'LimitReached', status: 403 })
    socket.say('pusher:unsubscribe', { channel: 'a' })
    socket.say('pusher:subscribe', { channel: 'd' })
    await until(
      () =>
        lastOf(socket.messages).event === 'pusher_internal:subscription_succeeded' &&
        lastOf(socket.messages).channel === 'd',
      'the place of a to be given to d'
    )
  })

  test('a socket subscribes and unsubscribes as often as it likes', async ({ assert }) => {
    const socket = new BareSocket(hub.port)
    await socket.welcome()
    for (const event of ['subscribe', 'subscribe', 'unsubscribe', 'unsubscribe', 'subscribe']) {
      socket.say(`pusher:${event}`, { channel: 'openbaar' })
    }
    await until(() => socket.messages.length === 4, 'three confirmations')
    await hub.embedded.publish(['openbaar'], 'Eens', { nummer: 1 })
    await socket.message('Eens')
    socket.say('pusher:ping')
    await socket.message('pusher:pong')
    assert.lengthOf(
      socket.messages.filter(({ event }) => event === 'Eens'),
      1
    )
  })

  test('a closed socket leaves nothing behind', async ({ assert }) => {
    const sockets = Array.from({ length: 20 }, () => new BareSocket(hub.port))
    await Promise.all(sockets.map((socket) => socket.welcome()))
    sockets.forEach((socket, i) => socket.say('pusher:subscribe', { channel: `kanaal-${i % 3}` }))
    await until(() => hub.hub.size.channels === 3, 'the channels')
    sockets.forEach(({ socket }, i) => (i % 2 ? socket.close() : socket.terminate()))
    await until(() => hub.hub.size.connections === 0, 'everybody to be gone')
    assert.deepEqual(hub.hub.size, { connections: 0, addresses: 0, channels: 0 })
  })
})

test.group('The door', () => {
  test('the door closes at too many sockets from one address', async ({ assert, cleanup }) => {
    const hub = await startHub({ limits: { socketsPerAddress: 2 }, proxyHops: 1 })
    cleanup(() => hub.stop())
    const from = (address: string) =>
      new BareSocket(hub.port, undefined, { headers: { 'x-forwarded-for': address } })

    const first = firstOf([from('10.0.0.1'), from('10.0.0.1')])
    await until(() => hub.hub.size.connections === 2, 'two sockets')
    assert.equal(await from('10.0.0.1').closed(), 4100)
    await from('10.0.0.2').welcome()
    await from('10.0.0.1, 10.0.0.3').welcome()

    first.socket.close()
    await until(() => hub.hub.size.connections === 3, 'a place to come free')
    await from('10.0.0.1').welcome()

    await from('2001:db8::1').welcome()
    await from('2001:db8:0:0:ffff::2').welcome()
    assert.equal(await from('2001:db8::3').closed(), 4100)
    await from('2001:db8:0:1::3').welcome()
  })

  test('the door closes at too many sockets in all', async ({ assert, cleanup }) => {
    const hub = await startHub({ limits: { sockets: 3 } })
    cleanup(() => hub.stop())
    await Promise.all([1, 2, 3].map(() => new BareSocket(hub.port).welcome()))
    assert.equal(await new BareSocket(hub.port).closed(), 4100)
  })

  test('the door leaves other upgrades to their own listeners', async ({ assert, cleanup }) => {
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
