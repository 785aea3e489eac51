import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { contained } from '#app/core/guard/contained'
import { isOurHost } from '#app/core/guard/own_host'
import type { RealtimeLog } from '#app/core/realtime/broadcaster'
import { clientAddress } from '#app/core/http/client_address'
import { refuse, type Closing } from '#app/core/realtime/connection'
import type { Hub } from '#app/core/realtime/hub'

type Door = {
  readonly hub: Hub
  /** The public key in the address to which clients connect. */
  readonly key: string
  /** The address of our pages, which are allowed beside the requested host. */
  readonly appUrl: string
  readonly proxyHops: number
  readonly log: RealtimeLog
}

/** The type of Node's server only has this as an option. */
type Upgrading = { shouldUpgradeCallback?: (request: IncomingMessage) => boolean }

const OUR_PATH = /^\/app\/([^/?]*)(?:\?|$)/
const VERSIONS = [5, 6, 7]

/**
 * Accepts clients through the upgrades of an HTTP server at `/app/{key}`. Other upgrades are left
 * to other listeners, such as Vite, or stay ordinary requests when there are none.
 *
 * @returns a function that stops accepting clients; connected clients stay
 */
export function letClientsIn(server: Server, door: Door): () => void {
  const options = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: door.hub.limits.messageBytes,
    /** The option is missing from its type. */
    closeTimeout: door.hub.timings.closeMs,
  }
  const sockets = new WebSocketServer(options)

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!isOurs(request)) return
    if (door.hub.isClosed) return turnAway(socket, '503 Service Unavailable')
    if (!isOurHost(request) || !isOwnOrigin(request, door.appUrl)) {
      door.log.info({ origin: request.headers.origin }, 'a socket from a foreign page was refused')
      return turnAway(socket, '403 Forbidden')
    }
    const address = clientAddress(request, door.proxyHops)
    sockets.handleUpgrade(request, socket, head, (client) => {
      const refusal = objection(request, door, address)
      if (refusal) refuse(client, refusal)
      else door.hub.welcome(client, address)
    })
  }

  const guardedUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    contained(
      'a socket',
      () => upgrade(request, socket, head),
      () => socket.destroy()
    )

  const upgrading = server as Upgrading
  const before = upgrading.shouldUpgradeCallback
  upgrading.shouldUpgradeCallback = (request) =>
    isOurs(request) || server.listenerCount('upgrade') > 1
  server.on('upgrade', guardedUpgrade)
  return () => {
    server.off('upgrade', guardedUpgrade)
    upgrading.shouldUpgradeCallback = before
  }
}

function isOurs({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/app/')
}

/** Whether the origin is one of our own pages. Programs send no origin; a browser always does. */
function isOwnOrigin({ headers }: IncomingMessage, appUrl: string): boolean {
  if (headers.origin === undefined) return true
  const host = URL.parse(headers.origin)?.host
  return Boolean(host) && (host === headers.host || host === URL.parse(appUrl)?.host)
}

function objection({ url = '' }: IncomingMessage, door: Door, address: string): Closing | null {
  const [, key] = OUR_PATH.exec(url) ?? []
  if (key !== door.key) return { code: 4001, reason: 'There is no app with this key' }
  const version = URL.parse(url, 'http://localhost')?.searchParams.get('protocol') ?? null
  if (version === null) return { code: 4008, reason: 'No protocol version was given' }
  if (!/^\d+$/.test(version)) return { code: 4006, reason: 'The protocol version is no number' }
  if (!VERSIONS.includes(Number(version))) {
    return { code: 4007, reason: 'This protocol version is not supported' }
  }
  return door.hub.hasRoomFor(address) ? null : { code: 4100, reason: 'Over capacity' }
}

function turnAway(socket: Duplex, status: string) {
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
