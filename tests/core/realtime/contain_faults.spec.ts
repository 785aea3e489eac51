import { test } from '@japa/runner'
import { WebSocket } from 'ws'
import { type EmbeddedBroadcaster } from '#app/core/realtime/embedded_broadcaster'
import { failures } from '#app/core/guard/failures'
import { Roster } from '#app/core/realtime/roster'
import { BareSocket, connectRealtime, until } from '#tests/helpers/core/realtime'
import { emptyShop } from '#tests/helpers/database'
import env from '#start/env'

const PATH = `/app/${env.realtime.key}?protocol=7`
const PRESENCE = 'presence-spellenfabriek.1'
const STATUS = 'private-spellenfabriek.status.1'
const EVENT = 'SpellenFabriekStatus'
/** Cut off at once. A socket that misses its heartbeat is told so instead, with 4201. */
const CUT_OFF = 1006

type Planted = { undo(): void; readonly struck: number }

/** Lets a method throw once for each `this` and first argument that `meets` is true for. */
function plant<Target extends object, Name extends keyof Target>(
  target: Target,
  name: Name,
  meets: (self: unknown, first: unknown) => boolean
): Planted {
  const before = target[name] as (...args: unknown[]) => unknown
  const planted = { struck: 0, undo: () => void (target[name] = before as Target[Name]) }
  target[name] = function (this: unknown, ...args: unknown[]) {
    if (planted.struck === 0 && meets(this, args[0])) {
      planted.struck++
      throw new Error('planted')
    }
    return before.apply(this, args)
  } as Target[Name]
  return planted
}

test.group('A fault in the work for one socket', (group) => {
  let broadcaster: EmbeddedBroadcaster

  group.each.setup(async () => {
    await emptyShop()
    failures.forget()
    broadcaster = await connectRealtime()
  })

  const join = async (id: string) => {
    const socket = new BareSocket(env.port, PATH)
    const auth = broadcaster.authorize(await socket.welcome(), PRESENCE, { id, info: {} })
    socket.say('pusher:subscribe', { channel: PRESENCE, ...auth })
    return socket
  }
  const joined = async (id: string) => {
    const socket = await join(id)
    await socket.message('pusher_internal:subscription_succeeded')
    return socket
  }
  const connections = () => broadcaster.hub.size.connections
  const listenersOf = (channel: string) =>
    broadcaster.hub.occupied().find(({ name }) => name === channel)?.connections ?? 0

  test('a team that subscribes at a fault loses its socket, and another team hears on', async ({
    assert,
    cleanup,
  }) => {
    const other = await joined('team-2')
    const planted = plant(Roster.prototype, 'join', (_self, id) => id === 'team-1')
    cleanup(planted.undo)
    const hit = await join('team-1')
    assert.equal(await hit.closed(), CUT_OFF)
    assert.equal(planted.struck, 1)
    await broadcaster.publish([PRESENCE], EVENT, {})
    await other.message(EVENT)
    other.socket.close()
    await until(() => connections() === 0, 'everybody to be gone')
  })

  test('a team that leaves a channel at a fault leaves its other channels too, and another team hears on', async ({
    assert,
    cleanup,
  }) => {
    const [leaving, other] = [await joined('team-1'), await joined('team-2')]
    const { auth } = broadcaster.authorize(await leaving.welcome(), STATUS)
    leaving.say('pusher:subscribe', { channel: STATUS, auth })
    await until(() => listenersOf(STATUS) === 1, 'the other channel')
    const planted = plant(Roster.prototype, 'leave', (_self, id) => id === 'team-1')
    cleanup(planted.undo)
    leaving.socket.terminate()
    await until(() => planted.struck === 1, 'the fault')
    await until(() => connections() === 1, 'the socket to be gone')
    assert.deepEqual([listenersOf(PRESENCE), listenersOf(STATUS)], [1, 0])
    await broadcaster.publish([PRESENCE], EVENT, {})
    await other.message(EVENT)
    other.socket.close()
    await until(() => connections() === 0, 'everybody to be gone')
    assert.equal(broadcaster.hub.size.addresses, 0)
  })

  test('a socket that nothing can be sent to is cut off, and those after it hear the event', async ({
    assert,
    cleanup,
  }) => {
    const [first, second] = [await joined('team-1'), await joined('team-2')]
    const planted = plant(WebSocket.prototype, 'send', (_self, data) =>
      String(data).includes(EVENT)
    )
    cleanup(planted.undo)
    await broadcaster.publish([PRESENCE], EVENT, {})
    const [code] = await Promise.all([first.closed(), second.message(EVENT)])
    assert.equal(code, CUT_OFF)
    assert.equal(planted.struck, 1)
    second.socket.close()
    await until(() => connections() === 0, 'everybody to be gone')
  })
})
