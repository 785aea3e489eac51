import { test } from '@japa/runner'
import Pusher from 'pusher'
import { Hub } from '#app/core/realtime/hub'
import { RestApi } from '#app/core/realtime/rest'
import { CREDENTIALS, BareSocket, startHub, type TestHub } from '#tests/helpers/core/realtime'

const official = new Pusher({ ...CREDENTIALS, cluster: 'eu' })
const EVENT = { name: 'Nieuws', data: '{}', channels: ['private-a'] }

/** A call signed by the official library. */
function requested(
  method: string,
  endpointPath: string,
  content?: unknown,
  params?: Record<string, string>
) {
  const path = `/apps/${CREDENTIALS.appId}${endpointPath}`
  const body = content === undefined ? '' : JSON.stringify(content)
  const query = official.createSignedQueryString({
    method,
    path,
    ...(body && { body }),
    ...(params && { params }),
  })
  return { method, url: `${path}?${query}`, body }
}

const without = (url: string, name: string) => url.replace(new RegExp(`${name}=[^&]*&?`), '')

test.group('The calls of other servers', () => {
  const rest = new RestApi(new Hub(CREDENTIALS), CREDENTIALS)
  const status = (request: ReturnType<typeof requested>) => rest.answer(request).status

  test('are answered when the official library signs them', ({ assert }) => {
    assert.deepEqual(rest.answer(requested('POST', '/events', EVENT)), { status: 200, body: {} })
    assert.equal(status(requested('GET', '/channels')), 200)
  })

  test('with {naam} are refused with {status}')
    .with([
      { naam: 'another body', status: 401, maak: (r) => ({ ...r, body: `${r.body} ` }) },
      { naam: 'no body', status: 401, maak: (r) => ({ ...r, body: '' }) },
      {
        naam: 'another path',
        status: 401,
        maak: (r) => ({ ...r, url: r.url.replace('/events', '/batch_events') }),
      },
      { naam: 'another method', status: 401, maak: (r) => ({ ...r, method: 'PUT' }) },
      {
        naam: 'an unknown key',
        status: 401,
        maak: (r) => ({ ...r, url: r.url.replace(CREDENTIALS.key, 'x') }),
      },
      { naam: 'an extra parameter', status: 401, maak: (r) => ({ ...r, url: `${r.url}&info=x` }) },
      {
        naam: 'no signature',
        status: 401,
        maak: (r) => ({ ...r, url: without(r.url, 'auth_signature') }),
      },
      { naam: 'no query', status: 401, maak: (r) => ({ ...r, url: r.url.split('?')[0]! }) },
      {
        naam: 'no body_md5',
        status: 401,
        maak: (r) => ({ ...r, url: without(r.url, 'body_md5') }),
      },
      {
        naam: 'another app',
        status: 404,
        maak: (r) => ({ ...r, url: r.url.replace(CREDENTIALS.appId, '42') }),
      },
      { naam: 'no app', status: 404, maak: (r) => ({ ...r, url: '/apps/' }) },
    ] as {
      naam: string
      status: number
      maak(r: ReturnType<typeof requested>): ReturnType<typeof requested>
    }[])
    .run(({ assert }, { maak: make, status: expected }) => {
      assert.equal(status(make(requested('POST', '/events', EVENT))), expected)
    })

  test('of {seconden} seconds ago are answered with {status}')
    .with([
      { seconden: 599, status: 200 },
      { seconden: -599, status: 200 },
      { seconden: 602, status: 401 },
      { seconden: -602, status: 401 },
    ])
    .run(({ assert }, { seconden: seconds, status: expected }) => {
      const later = new RestApi(
        new Hub(CREDENTIALS),
        CREDENTIALS,
        () => Date.now() + seconds * 1000
      )
      assert.equal(later.answer(requested('POST', '/events', EVENT)).status, expected)
    })

  test('to publish {naam} are answered with {status}')
    .with([
      {
        naam: 'at the limits',
        status: 200,
        event: { name: 'n'.repeat(200), data: 'x'.repeat(10_240), channels: Array(100).fill('a') },
      },
      { naam: 'on one channel', status: 200, event: { name: 'n', data: '', channel: 'a' } },
      { naam: 'with a socket to leave out', status: 200, event: { ...EVENT, socket_id: '1.2' } },
      { naam: 'more than 10 kB', status: 413, event: { ...EVENT, data: 'é'.repeat(5_121) } },
      { naam: 'on 101 channels', status: 400, event: { ...EVENT, channels: Array(101).fill('a') } },
      { naam: 'on no channel', status: 400, event: { ...EVENT, channels: [] } },
      { naam: 'without a channel', status: 400, event: { name: 'n', data: '' } },
      { naam: 'on a channel that cannot be', status: 400, event: { ...EVENT, channels: ['a b'] } },
      { naam: 'with a name too long', status: 400, event: { ...EVENT, name: 'n'.repeat(201) } },
      {
        naam: 'with a name of the protocol',
        status: 400,
        event: { ...EVENT, name: 'pusher_internal:member_added' },
      },
      { naam: 'without a name', status: 400, event: { data: '{}', channels: ['a'] } },
      { naam: 'with data that is no text', status: 400, event: { ...EVENT, data: {} } },
      { naam: 'with a wrong socket', status: 400, event: { ...EVENT, socket_id: 'x' } },
      { naam: 'nothing', status: 400, event: null },
      { naam: 'a list', status: 400, event: [] },
    ])
    .run(({ assert }, { event, status: expected }) => {
      assert.equal(status(requested('POST', '/events', event)), expected)
    })

  test('to publish {naam} together are answered with {status}')
    .with([
      { naam: 'ten', status: 200, batch: Array(10).fill({ name: 'n', data: '', channel: 'a' }) },
      { naam: 'eleven', status: 400, batch: Array(11).fill({ name: 'n', data: '', channel: 'a' }) },
      { naam: 'none', status: 400, batch: [] },
      { naam: 'something else', status: 400, batch: 'x' },
      { naam: 'one that is wrong', status: 400, batch: [EVENT, { name: 'n', data: '' }] },
    ])
    .run(({ assert }, { batch, status: expected }) => {
      assert.equal(status(requested('POST', '/batch_events', { batch })), expected)
    })

  test('{method} {pad} is answered with {status}')
    .with([
      { method: 'GET', pad: '/events', status: 404 },
      { method: 'POST', pad: '/channels', status: 404 },
      { method: 'GET', pad: '/channels/private-a/users', status: 400 },
      { method: 'GET', pad: '/channels/a%20b', status: 400 },
      { method: 'GET', pad: '/channels/%zz', status: 400 },
      { method: 'GET', pad: '/channels/presence-a/meer', status: 404 },
      { method: 'POST', pad: '/users/1/terminate_connections', status: 404 },
    ])
    .run(({ assert }, { method, pad: endpointPath, status: expected }) => {
      assert.equal(
        status(requested(method, endpointPath, method === 'POST' ? EVENT : undefined)),
        expected
      )
    })
})

test.group('What servers hear and tell', (group) => {
  let hub: TestHub
  let socket: BareSocket
  let id: string
  let client: Pusher

  group.each.setup(async () => {
    hub = await startHub()
    client = new Pusher({
      ...CREDENTIALS,
      host: '127.0.0.1',
      port: String(hub.port),
      timeout: 2_000,
    })
    socket = new BareSocket(hub.port)
    id = await socket.welkom()
    for (const channel of ['presence-a', 'private-a']) {
      const auth = hub.embedded.authorize(id, channel, { id: 'team-1', info: {} })
      socket.zeg('pusher:subscribe', { channel, ...auth })
    }
    await socket.bericht('pusher_internal:subscription_succeeded')
    socket.zeg('pusher:ping')
    await socket.bericht('pusher:pong')
    return () => hub.stop()
  })

  const json = async (path: string, params?: Record<string, string>) => {
    const response = await client.get({ path, ...(params && { params }) })
    return (await response.json()) as unknown
  }

  test('is who is where', async ({ assert }) => {
    assert.deepEqual(await json('/channels'), { channels: { 'presence-a': {}, 'private-a': {} } })
    assert.deepEqual(
      await json('/channels', { filter_by_prefix: 'presence-', info: 'user_count' }),
      { channels: { 'presence-a': { user_count: 1 } } }
    )
    assert.deepEqual(
      await json('/channels/presence-a', { info: 'user_count,subscription_count' }),
      { occupied: true, user_count: 1, subscription_count: 1 }
    )
    assert.deepEqual(await json('/channels/private-b'), { occupied: false })
    assert.deepEqual(await json('/channels/presence-a/users'), { users: [{ id: 'team-1' }] })
    await assert.rejects(() => json('/channels', { info: 'user_count' }), /400/)
    await assert.rejects(() => json('/channels/private-a', { info: 'user_count' }), /400/)
  })

  test('is events, one and several, but not for the socket that is left out', async ({
    assert,
  }) => {
    await client.trigger('private-a', 'Overgeslagen', {}, { socket_id: id })
    await client.trigger(['private-a'], 'Eén', { nummer: 1 })
    await client.triggerBatch([
      { channel: 'private-a', name: 'Twee', data: { nummer: 2 } },
      { channel: 'presence-a', name: 'Drie', data: 'gewone tekst in JSON'.length },
    ])
    await socket.bericht('Drie')
    assert.deepEqual(
      socket.berichten.slice(-3).map(({ event, channel, data }) => [event, channel, data]),
      [
        ['Eén', 'private-a', { nummer: 1 }],
        ['Twee', 'private-a', { nummer: 2 }],
        ['Drie', 'presence-a', 20],
      ] as unknown[]
    )
  })
})
