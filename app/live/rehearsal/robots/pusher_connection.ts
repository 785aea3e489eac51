import { setTimeout as waiting } from 'node:timers/promises'
import Pusher, { type Options } from 'pusher-js'
import type { ClientOptions } from '#app/core/realtime/broadcaster'

const PATIENCE_MS = 8_000
const RETRY_MS = 500
const TOO_OFTEN = 429

/**
 * Repeats a call until there is an answer, as the team's page does: it waits while the line is
 * down, and when the server asks for patience.
 *
 * @param onThrottled called each time that the server asks for patience
 */
export async function requestReliably(
  url: string,
  init: RequestInit,
  signal: AbortSignal,
  onThrottled: () => void
): Promise<{ status: number; body: unknown }> {
  for (;;) {
    signal.throwIfAborted()
    const term = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
    const response = await fetch(url, { ...init, signal: term }).catch(() => null)
    const body = await response?.json().catch(() => null)
    if (response && response.status !== TOO_OFTEN && response.status < 500)
      return { status: response.status, body }
    if (response?.status === TOO_OFTEN) onThrottled()
    const later = Number(response?.headers.get('retry-after') ?? 0) * 1000
    await waiting(Math.max(RETRY_MS, later), undefined, { signal })
  }
}

export type Authorization = { auth: string; channel_data?: string }

/**
 * The official client, connected to the address that the page would use.
 *
 * @param requestAuthorization asks the server whether this socket may listen to this channel
 */
export function openPusher(
  realtime: ClientOptions,
  url: string,
  requestAuthorization: (socketId: string, channel: string) => Promise<Authorization>
): Pusher {
  const pusher = new Pusher(realtime.key, {
    ...service(realtime, new URL(url)),
    enabledTransports: ['ws', 'wss'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId, channelName }, reply) =>
        void requestAuthorization(socketId, channelName).then(
          (authorization) => reply(null, authorization),
          (error: Error) => reply(error, null)
        ),
    },
  })
  pusher.connection.bind('error', () => {})
  return pusher
}

function service(realtime: ClientOptions, { protocol, hostname, port }: URL): Options {
  if (realtime.driver === 'embedded')
    return {
      cluster: '',
      wsHost: hostname,
      wsPort: Number(port) || 80,
      wssPort: Number(port) || 443,
      forceTLS: protocol === 'https:',
    }
  const { cluster, forceTLS, host, port: servicePort } = realtime
  if (host === undefined) return { cluster, forceTLS }
  return { cluster, forceTLS, wsHost: host, wsPort: servicePort, wssPort: servicePort }
}
