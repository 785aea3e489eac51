import { test } from '@japa/runner'
import Pusher from 'pusher'
import { Hub } from '#app/core/realtime/hub'
import { RestApi } from '#app/core/realtime/rest'
import { CREDENTIALS, BareSocket, startHub, type TestHub } from '#tests/helpers/core/realtime'
import { firstOf } from '#tests/helpers/present'

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

  test('a call signed by the official library is answered', ({ assert }) => {
    assert.deepEqual(rest.answer(requested('POST', '/events', EVENT)), { status: 200, body: {} })
    assert.equal(status(requested('GET', '/channels')), 200)
  })

  test('a call with {name} is refused with {status}')
    .with([
      { name: 'another body', status: 401, make: (r) => ({ ...r, body: `${r.body} ` }) },
      { name: 'no body', status: 401, make: (r) => ({ ...r, body: '' }) },
      {
        name: 'another path',
        status: 401,
        make: (r) => ({ ...r, url: r.url.replace('/events', '/batch_events') }),
      },
      { name: 'another method', status: 401, make: (r) => ({ ...r, method: 'PUT' }) },
      {
        name: 'an unknown key',
        status: 401,
        make: (r) => ({ ...r, url: r.url.replace(CREDENTIALS.key, 'x') }),
      },
      { name: 'an extra parameter', status: 401, make: (r) => ({ ...r, url: `${r.url}&info=x` }) },
      {
        name: 'no signature',
        status: 401,
        make: (r) => ({ ...r, url: without(r.url, 'auth_signature') }),
      },
      { name: 'no query', status: 401, make: (r) => ({ ...r, url: firstOf(r.url.split('?')) }) },
      {
        name: 'no body_md5',
        status: 401,
        make: (r) => ({ ...r, url: without(r.url, 'body_md5') }),
      },
      {
        name: 'another app',
        status: 404,
        make: (r) => ({ ...r, url: r.url.replace(CREDENTIALS.appId, '42') }),
      },
      { name: 'no app', status: 404, make: (r) => ({ ...r, url: '/apps/' }) },
    ] as {
      name: string
      status: number
      make(r: ReturnType<typeof requested>): ReturnType<typeof requested>
    }[])
    .run(({ assert }, { make, status: expected }) => {
      assert.equal(status(make(requested('POST', '/events', EVENT))), expected)
    })

  test('a call of {seconds} seconds ago is answered with {status}')
    .with([
      { seconds: 599, status: 200 },
      { seconds: -599, status: 200 },
      { seconds: 602, status: 401 },
      { seconds: -602, status: 401 },
    ])
    .run(({ assert }, { seconds, status: expected }) => {
      const later = new RestApi(
        new Hub(CREDENTIALS),
        CREDENTIALS,
        () => Date.now() + seconds * 1000
      )
      assert.equal(later.answer(requested('POST', '/events', EVENT)).status, expected)
    })

  test('a call to publish {name} is answered with {status}')
    .with([
      {
        name: 'at the limits',
        status: 200,
        event: { name: 'n'.repeat(200), data: 'x'.repeat(10_240), channels: Array(100).fill('a') },
      },
      { name: 'on one channel', status: 200, event: { name: 'n', data: '', channel: 'a' } },
      { name: 'with a socket to leave out', status: 200, event: { ...EVENT, socket_id: '1.2' } },
      { name: 'more than 10 kB', status: 413, event: { ...EVENT, data: 'é'.repeat(5_121) } },
      { name: 'on 101 channels', status: 400, event: { ...EVENT, channels: Array(101).fill('a') } },
      { name: 'on no channel', status: 400, event: { ...EVENT, channels: [] } },
      { name: 'without a channel', status: 400, event: { name: 'n', data: '' } },
      { name: 'on a channel that cannot be', status: 400, event: { ...EVENT, channels: ['a b'] } },
      { name: 'with a name too long', status: 400, event: { ...EVENT, name: 'n'.repeat(201) } },
      {
        name: 'with a name of the protocol',
        status: 400,
        event: { ...EVENT, name: 'pusher_internal:member_added' },
      },
      { name: 'without a name', status: 400, event: { data: '{}', channels: ['a'] } },
      { name: 'with data that is no text', status: 400, event: { ...EVENT, data: {} } },
      { name: 'with a wrong socket', status: 400, event: { ...EVENT, socket_id: 'x' } },
      { name: 'nothing', status: 400, event: null },
      { name: 'a list', status: 400, event: [] },
    ])
    .run(({ assert }, { event, status: expected }) => {
      assert.equal(status(requested('POST', '/events', event)), expected)
    })

  test('a call to publish {name} together is answered with {status}')
    .with([
      { name: 'ten', status: 200, batch: Array(10).fill({ name: 'n', data: '', channel: 'a' }) },
      { name: 'eleven', status: 400, batch: Array(11).fill({ name: 'n', data: '', channel: 'a' }) },
      { name: 'none', status: 400, batch: [] },
      { name: 'something else', status: 400, batch: 'x' },
      { name: 'one that is wrong', status: 400, batch: [EVENT, { name: 'n', data: '' }] },
    ])
    .run(({ assert }, { batch, status: expected }) => {
      assert.equal(status(requested('POST', '/batch_events', { batch })), expected)
    })

  test('the call {method} {endpointPath} is answered with {status}')
    .with([
      { method: 'GET', endpointPath: '/events', status: 404 },
      { method: 'POST', endpointPath: '/channels', status: 404 },
      { method: 'GET', endpointPath: '/channels/private-a/users', status: 400 },
      { method: 'GET', endpointPath: '/channels/a%20b', status: 400 },
      { method: 'GET', endpointPath: '/channels/%zz', status: 400 },
      { method: 'GET', endpointPath: '/channels/presence-a/meer', status: 404 },
      { method: 'POST', endpointPath: '/users/1/terminate_connections', status: 404 },
    ])
    .run(({ assert }, { method, endpointPath, status: expected }) => {
      assert.equal(
        status(requested(method, endpointPath, method === 'POST' ? EVENT : undefined)),
        expected
      )
    })
})

test.group('News between servers', (group) => {
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
    id = await socket.welcome()
    for (const channel of ['presence-a', 'private-a']) {
      const auth = hub.embedded.authorize(id, channel, { id: 'team-1', info: {} })
      socket.say('pusher:subscribe', { channel, ...auth })
    }
    await socket.message('pusher_internal:subscription_succeeded')
    socket.say('pusher:ping')
    await socket.message('pusher:pong')
    return () => hub.stop()
  })

  const json = async (path: string, params?: Record<string, string>) => {
    const response = await client.get({ path, ...(params && { params }) })
    return (await response.json()) as unknown
  }

  test('a server hears who is on which channel', async ({ assert }) => {
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

  test('a server publishes one event or several, but not to the excluded socket', async ({
    assert,
  }) => {
    await client.trigger('private-a', 'Overgeslagen', {}, { socket_id: id })
    await client.trigger(['private-a'], 'Eén', { nummer: 1 })
    await client.triggerBatch([
      { channel: 'private-a', name: 'Twee', data: { nummer: 2 } },
      { channel: 'presence-a', name: 'Drie', data: 'gewone tekst in JSON'.length },
    ])
    await socket.message('Drie')
    assert.deepEqual(
      socket.messages.slice(-3).map(({ event, channel, data }) => [event, channel, data]),
      [
        ['Eén', 'private-a', { nummer: 1 }],
        ['Twee', 'private-a', { nummer: 2 }],
        ['Drie', 'presence-a', 20],
      ] as unknown[]
    )
  })
})
