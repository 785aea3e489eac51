import type { ClientOptions } from '#app/core/realtime/broadcaster'

/**
 * The hosts to which the browser connects besides our own, for `connect-src` of the content
 * security policy. Our own host is named with its scheme, because older Safari does not count
 * sockets as 'self'.
 */
export function connectSources(options: ClientOptions, appUrl: string): string[] {
  if (options.driver === 'embedded') return [appUrl.replace(/^http/, 'ws')]
  const { host, port, tls, cluster } = options
  if (host === undefined) return [`wss://ws-${cluster}.pusher.com`]
  return [`${tls ? 'wss' : 'ws'}://${host}:${port}`]
}

type Service = {
  readonly key: string
  readonly cluster: string
  readonly host: string
  readonly port: number
  readonly tls: boolean
}

/**
 * What a browser needs for an external service: hosted Channels, or a compatible one with its host.
 */
export function pusherClientOptions({ key, cluster, host, port, tls }: Service): ClientOptions {
  if (host === '') return { driver: 'pusher', key, cluster, forceTLS: true }
  return { driver: 'pusher', key, cluster, forceTLS: tls, host, port, tls }
}
