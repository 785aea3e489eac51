import type { Options } from 'pusher-js'
import type { ClientOptions } from '#domain/realtime'
import type { Environment } from './channel_settings.js'

/** Both are needed: with only `wss` a page on plain http would not connect at all. */
const TRANSPORTS: Options['enabledTransports'] = ['ws', 'wss']

/**
 * The silence after which the connection is checked. Our own hub sends something every ten seconds.
 * A hosted one sends only events, so there each check costs a message.
 */
const SILENCE_MS = { embedded: 15_000, pusher: 30_000 }
const PONG_MS = 5_000

/** How pusher-js finds the service: the page's own server, a chosen host, or a cluster. */
export function pusherOptions(
  options: ClientOptions,
  { protocol, hostname, port }: Environment['location']
): Options {
  const shared = {
    enabledTransports: TRANSPORTS,
    activityTimeout: SILENCE_MS[options.driver],
    pongTimeout: PONG_MS,
  }
  if (options.driver === 'embedded') {
    return {
      ...shared,
      cluster: '',
      wsHost: hostname,
      wsPort: Number(port) || 80,
      wssPort: Number(port) || 443,
      forceTLS: protocol === 'https:',
    }
  }
  const { cluster, host, port: servicePort, forceTLS } = options
  if (host === undefined) return { ...shared, cluster, forceTLS }
  return { ...shared, cluster, forceTLS, wsHost: host, wsPort: servicePort, wssPort: servicePort }
}
