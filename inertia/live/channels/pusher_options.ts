import type { Options } from 'pusher-js'
import type { ClientOptions, Environment } from './channel_types.js'

/** Both, and never `wss` alone: with that a page on plain http would not connect at all. */
const TRANSPORTS: Options['enabledTransports'] = ['ws', 'wss']

/**
 * How soon silence is looked into. Our own hub lets itself be heard every ten seconds; a hosted one
 * speaks only when there is something to tell, so there each check costs a message.
 */
const SILENCE_MS = { embedded: 15_000, pusher: 30_000 }
const PONG_MS = 5_000

/** How pusher-js finds the service: the page's own server, a host of our choice, or a cluster. */
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
