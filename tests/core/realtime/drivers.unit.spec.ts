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
  test('signs as the official library does', ({ assert }) => {
    const official = new OfficialPusher({ ...CREDENTIALS, cluster: 'eu' })
    const broadcaster = pusherDriver(1)
    const member = { id: 'team-1', info: { naam: 'Zoë' } }
    assert.deepEqual(
      broadcaster.authorize('1.2', 'presence-a', member),
      official.authorizeChannel('1.2', 'presence-a', { user_id: 'team-1', user_info: member.info })
    )
    assert.deepEqual(
      broadcaster.authorize('1.2', 'private-a', member),
      official.authorizeChannel('1.2', 'private-a')
    )
  })

  test('logs that the service {naam}, and goes on')
    .with([
      { naam: 'is not there', doe: null },
      { naam: 'does not answer', doe: () => {} },
      {
        naam: 'refuses',
        doe: (response: import('node:http').ServerResponse) => response.writeHead(401).end('nee'),
      },
      {
        naam: 'stops halfway',
        doe: (response: import('node:http').ServerResponse) =>
          void response.writeHead(400).write('{'),
      },
    ])
    .run(async ({ assert, cleanup }, { doe: run }) => {
      const server = createServer((_request, response) => run?.(response)).listen(0, '127.0.0.1')
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo
      const close = () => {
        server.closeAllConnections()
        return new Promise<void>((done) => void server.close(() => done()))
      }
      if (run === null) await close()
      else cleanup(close)

      const { regels: lines, log } = listeningLog()
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

  test('reaches hosted Channels in the cluster over TLS', ({ assert }) => {
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

  test('find the embedded hub where the page is', ({ assert }) => {
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

  test('find another service at its host, with TLS or without', ({ assert }) => {
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

  test('with forceTLS speak TLS and nothing else', async ({ assert, cleanup }) => {
    const firstBytes: number[] = []
    const server = createTcpServer((socket) => {
      socket.once('data', (data) => {
        firstBytes.push(data[0]!)
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

  test('on plain http connect without TLS', async ({ cleanup }) => {
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
  test('are none for the demo', ({ assert }) => {
    const { realtime } = resolveSettings({}, '/srv')
    assert.containSubset(realtime, { driver: 'embedded', cluster: 'eu', tls: true, host: '' })
    const derived = derivedCredentials('a')
    assert.containSubset(completed(realtime, derived), derived)
    assert.notEqual(derived.secret, derivedCredentials('b').secret)
    assert.lengthOf(new Set(Object.values(derived)), 3)
  })

  test('that are given go before what is derived', ({ assert }) => {
    const { realtime } = resolveSettings({ PUSHER_KEY: 'eigen' }, '/srv')
    const filled = completed(realtime, derivedCredentials('a'))
    assert.equal(filled.key, 'eigen')
    assert.equal(filled.secret, derivedCredentials('a').secret)
  })

  test('of another service have a port that follows from its TLS', ({ assert }) => {
    const including = (extra: Record<string, string>) =>
      resolveSettings({ ...PUSHER, PUSHER_HOST: 'ws.example.nl', ...extra }, '/srv').realtime
    assert.containSubset(including({}), { port: 443, tls: true })
    assert.containSubset(including({ PUSHER_TLS: 'off' }), { port: 80, tls: false })
    assert.containSubset(including({ PUSHER_TLS: 'off', PUSHER_PORT: '6001' }), { port: 6001 })
  })

  test('that are missing for a service are told at once', ({ assert }) => {
    assert.deepEqual(
      problems({ BROADCAST_DRIVER: 'pusher' }).map((problem) => problem.split(' ')[0]),
      ['PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET']
    )
    assert.isEmpty(problems(PUSHER))
  })

  test('{naam}={waarde} is refused with what to do')
    .with([
      { naam: 'BROADCAST_DRIVER', waarde: 'ably' },
      { naam: 'PUSHER_TLS', waarde: 'soms' },
      { naam: 'PUSHER_PORT', waarde: 'poort' },
      { naam: 'PUSHER_HOST', waarde: 'https://ws.example.nl' },
      { naam: 'PUSHER_CLUSTER', waarde: 'eu.elders.nl/' },
      { naam: 'PUSHER_KEY', waarde: 'a/b' },
    ])
    .run(({ assert }, { naam: name, waarde: value }) => {
      const found = problems({ ...PUSHER, [name]: value })
      assert.lengthOf(found, 1)
      assert.include(found[0]!, name)
    })
})
