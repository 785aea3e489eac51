import { createServer } from 'node:http'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { test } from '@japa/runner'
import OfficialPusher from 'pusher'
import Pusher from 'pusher-js'
import { RealtimeUnavailable } from '#app/core/realtime/broadcaster'
import { connectSources } from '#app/core/realtime/connect_sources'
import { PusherBroadcaster } from '#app/core/realtime/pusher_broadcaster'
import { completed } from '#app/core/realtime/realtime_setting'
import { derivedCredentials } from '#app/core/realtime/signatures'
import { resolveSettings, type SettingsError } from '#app/core/settings'
import {
  CREDENTIALS,
  listeningLog,
  pusherDriver,
  startHub,
  until,
} from '#tests/helpers/core/realtime'
import { pusherOptions } from '../../../inertia/live/channels/pusher_options.js'
import { firstOf, onlyOf } from '#tests/helpers/present'

const HOSTED = { cluster: 'eu', host: '', port: 443, tls: true, timeoutMs: 1_000 }
const PUSHER = {
  BROADCAST_DRIVER: 'pusher',
  PUSHER_APP_ID: '1',
  PUSHER_KEY: 'k',
  PUSHER_SECRET: 's',
}

const problems = (env: Record<string, string>) => {
  try {
    resolveSettings(env, '/srv')
    return []
  } catch (error) {
    return [...(error as SettingsError).problems]
  }
}

test.group('The pusher driver', () => {
  test('the pusher driver signs as the official library does', ({ assert }) => {
    const official = new OfficialPusher({ ...CREDENTIALS, cluster: 'eu' })
    const broadcaster = pusherDriver(1)
    const member = { id: 'team-1', info: { name: 'Zoë' } }
    assert.deepEqual(
      broadcaster.authorize('1.2', 'presence-a', member),
      official.authorizeChannel('1.2', 'presence-a', { user_id: 'team-1', user_info: member.info })
    )
    assert.deepEqual(
      broadcaster.authorize('1.2', 'private-a', member),
      official.authorizeChannel('1.2', 'private-a')
    )
  })

  test('the pusher driver logs that the service {name}, and goes on')
    .with([
      { name: 'is not there', run: null },
      { name: 'does not answer', run: () => {} },
      {
        name: 'refuses',
        run: (response: import('node:http').ServerResponse) => response.writeHead(401).end('nee'),
      },
      {
        name: 'stops halfway',
        run: (response: import('node:http').ServerResponse) =>
          void response.writeHead(400).write('{'),
      },
    ])
    .run(async ({ assert, cleanup }, { run }) => {
      const server = createServer((_request, response) => run?.(response)).listen(0, '127.0.0.1')
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo
      const close = () => {
        server.closeAllConnections()
        return new Promise<void>((done) => void server.close(() => done()))
      }
      if (run === null) await close()
      else cleanup(close)

      const { lines, log } = listeningLog()
      const broadcaster = pusherDriver(port, log, 100)
      await broadcaster.publish(['private-a'], 'Nieuws', {})
      assert.lengthOf(lines, 1)
      const logged = JSON.stringify(lines, (_key, value: unknown) =>
        value instanceof Error ? { ...value, message: value.message, stack: value.stack } : value
      )
      assert.notInclude(logged, 'auth_signature')
      assert.notInclude(logged, CREDENTIALS.secret)
      await assert.rejects(() => broadcaster.members('presence-a'), RealtimeUnavailable)
    })

  test('the pusher driver reaches hosted Channels in the cluster over TLS', ({ assert }) => {
    const hosted = new PusherBroadcaster({ ...CREDENTIALS, ...HOSTED }, listeningLog().log)
    const options = hosted.clientOptions()
    assert.deepEqual(options, {
      driver: 'pusher',
      key: CREDENTIALS.key,
      cluster: 'eu',
      forceTLS: true,
    })
    assert.deepEqual(connectSources(options, 'https://winkel.example.nl'), [
      'wss://ws-eu.pusher.com',
    ])
  })
})

test.group('Browsers', () => {
  const options = { location: { protocol: 'http:', hostname: 'zaal.local', port: '3333' } }
  const secure = { protocol: 'https:', hostname: 'winkel.example.nl', port: '' }

  test('a browser finds the embedded hub at the address of the page', ({ assert }) => {
    const embedded = { driver: 'embedded' as const, key: 'k' }
    assert.containSubset(pusherOptions(embedded, options.location), {
      wsHost: 'zaal.local',
      wsPort: 3333,
      wssPort: 3333,
      forceTLS: false,
      enabledTransports: ['ws', 'wss'],
    })
    assert.containSubset(pusherOptions(embedded, secure), {
      wsHost: 'winkel.example.nl',
      wssPort: 443,
      forceTLS: true,
    })
    assert.deepEqual(connectSources(embedded, 'https://winkel.example.nl'), [
      'wss://winkel.example.nl',
    ])
  })

  test('a browser finds another service at its host, with or without TLS', ({ assert }) => {
    const service = { driver: 'pusher' as const, key: 'k', cluster: 'eu', host: 'ws.example.nl' }
    const tls = { ...service, forceTLS: true, port: 443, tls: true }
    assert.containSubset(pusherOptions(tls, secure), {
      wsHost: 'ws.example.nl',
      wssPort: 443,
      forceTLS: true,
    })
    assert.deepEqual(connectSources(tls, 'https://x'), ['wss://ws.example.nl:443'])
    const open = { ...service, forceTLS: false, port: 6001, tls: false }
    assert.containSubset(pusherOptions(open, options.location), { wsPort: 6001, forceTLS: false })
    assert.deepEqual(connectSources(open, 'http://x'), ['ws://ws.example.nl:6001'])
  })

  test('a browser with forceTLS speaks TLS only', async ({ assert, cleanup }) => {
    const firstBytes: number[] = []
    const server = createTcpServer((socket) => {
      socket.once('data', (data) => {
        firstBytes.push(firstOf(data))
        socket.destroy()
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const client = new Pusher('k', {
      ...pusherOptions(
        {
          driver: 'pusher',
          key: 'k',
          cluster: 'eu',
          forceTLS: true,
          host: '127.0.0.1',
          port,
          tls: true,
        },
        options.location
      ),
    })
    client.connection.bind('error', () => {})
    cleanup(() => {
      client.disconnect()
      server.close()
    })
    await until(() => firstBytes.length > 0, 'a first attempt')
    assert.deepEqual([...new Set(firstBytes)], [0x16])
  })

  test('a browser on plain http connects without TLS', async ({ cleanup }) => {
    const hub = await startHub()
    const client = new Pusher(CREDENTIALS.key, {
      ...pusherOptions(hub.embedded.clientOptions(), {
        protocol: 'http:',
        hostname: '127.0.0.1',
        port: String(hub.port),
      }),
    })
    cleanup(async () => {
      client.disconnect()
      await hub.stop()
    })
    await until(() => client.connection.state === 'connected', 'the connection')
  })
})

test.group('Realtime settings', () => {
  test('the demo needs no realtime settings', ({ assert }) => {
    const { realtime } = resolveSettings({}, '/srv')
    assert.containSubset(realtime, { driver: 'embedded', cluster: 'eu', tls: true, host: '' })
    const derived = derivedCredentials('a')
    assert.containSubset(completed(realtime, derived), derived)
    assert.notEqual(derived.secret, derivedCredentials('b').secret)
    assert.lengthOf(new Set(Object.values(derived)), 3)
  })

  test('the limits on sockets are settings, and have to be whole numbers', ({ assert }) => {
    const { realtime } = resolveSettings({ SOCKETS: '20000', SOCKETS_PER_ADDRESS: '600' }, '/srv')
    assert.containSubset(realtime, { sockets: 20_000, socketsPerAddress: 600 })
    assert.containSubset(resolveSettings({}, '/srv').realtime, {
      sockets: 5_000,
      socketsPerAddress: 200,
    })
    for (const SOCKETS of ['0', '1.5', 'many', '2000000'])
      assert.throws(() => resolveSettings({ SOCKETS }, '/srv'), /SOCKETS is .* whole number/)
  })

  test('a given realtime setting goes before a derived one', ({ assert }) => {
    const { realtime } = resolveSettings({ PUSHER_KEY: 'eigen' }, '/srv')
    const filled = completed(realtime, derivedCredentials('a'))
    assert.equal(filled.key, 'eigen')
    assert.equal(filled.secret, derivedCredentials('a').secret)
  })

  test('the port of another service follows from its TLS setting', ({ assert }) => {
    const including = (extra: Record<string, string>) =>
      resolveSettings({ ...PUSHER, PUSHER_HOST: 'ws.example.nl', ...extra }, '/srv').realtime
    assert.containSubset(including({}), { port: 443, tls: true })
    assert.containSubset(including({ PUSHER_TLS: 'off' }), { port: 80, tls: false })
    assert.containSubset(including({ PUSHER_TLS: 'off', PUSHER_PORT: '6001' }), { port: 6001 })
  })

  test('settings that a service lacks are told at once', ({ assert }) => {
    assert.deepEqual(
      problems({ BROADCAST_DRIVER: 'pusher' }).map((problem) => problem.split(' ')[0]),
      ['PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET']
    )
    assert.isEmpty(problems(PUSHER))
  })

  test('the setting {name}={value} is refused with what to do')
    .with([
      { name: 'BROADCAST_DRIVER', value: 'ably' },
      { name: 'PUSHER_TLS', value: 'soms' },
      { name: 'PUSHER_PORT', value: 'poort' },
      { name: 'PUSHER_HOST', value: 'https://ws.example.nl' },
      { name: 'PUSHER_CLUSTER', value: 'eu.elders.nl/' },
      { name: 'PUSHER_KEY', value: 'a/b' },
    ])
    .run(({ assert }, { name, value }) => {
      const found = problems({ ...PUSHER, [name]: value })
      assert.include(onlyOf(found), name)
    })
})
