import type { ClientOptions } from '#app/core/realtime/broadcaster'

/**
 * Where the browser connects to besides our own host, for `connect-src` of the content security
 * policy. Our own host needs its scheme said: older Safari does not count sockets as 'self'.
 */
export function connectSources(options: ClientOptions, appUrl: string): string[] {
  if (options.driver === 'embedded') return [appUrl.replace(/^http/, 'ws')]
  const { host, port, tls, cluster } = options
  if (host === undefined) return [`wss://ws-${cluster}.pusher.com`]
  return [`${tls ? 'wss' : 'ws'}://${host}:${port}`]
}
