import { setTimeout as wacht } from 'node:timers/promises'
import Pusher, { type Options } from 'pusher-js'
import type { ClientOptions } from '#app/core/realtime/broadcaster'

const GEDULD_MS = 8_000
const OPNIEUW_MS = 500
const TE_VAAK = 429

/**
 * Sends until there is an answer, as the team's page does: no line is waited out, and so is a server
 * that asks for patience.
 *
 * @param bijTeVaak told each time that the server asked for patience
 */
export async function vraagZeker(
  url: string,
  init: RequestInit,
  signal: AbortSignal,
  bijTeVaak: () => void
): Promise<{ status: number; body: unknown }> {
  for (;;) {
    signal.throwIfAborted()
    const termijn = AbortSignal.any([signal, AbortSignal.timeout(GEDULD_MS)])
    const response = await fetch(url, { ...init, signal: termijn }).catch(() => null)
    const body = await response?.json().catch(() => null)
    if (response && response.status !== TE_VAAK && response.status < 500)
      return { status: response.status, body }
    if (response?.status === TE_VAAK) bijTeVaak()
    const later = Number(response?.headers.get('retry-after') ?? 0) * 1000
    await wacht(Math.max(OPNIEUW_MS, later), undefined, { signal })
  }
}

export type Toestemming = { auth: string; channel_data?: string }

/**
 * The official client, connected to where the page would connect to.
 *
 * @param vraagToestemming asks the server whether this socket may listen to this channel
 */
export function openPusher(
  realtime: ClientOptions,
  url: string,
  vraagToestemming: (socketId: string, kanaal: string) => Promise<Toestemming>
): Pusher {
  const pusher = new Pusher(realtime.key, {
    ...dienst(realtime, new URL(url)),
    enabledTransports: ['ws', 'wss'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId, channelName }, antwoord) =>
        void vraagToestemming(socketId, channelName).then(
          (toestemming) => antwoord(null, toestemming),
          (error: Error) => antwoord(error, null)
        ),
    },
  })
  pusher.connection.bind('error', () => {})
  return pusher
}

function dienst(realtime: ClientOptions, { protocol, hostname, port }: URL): Options {
  if (realtime.driver === 'embedded')
    return {
      cluster: '',
      wsHost: hostname,
      wsPort: Number(port) || 80,
      wssPort: Number(port) || 443,
      forceTLS: protocol === 'https:',
    }
  const { cluster, forceTLS, host, port: poort } = realtime
  if (host === undefined) return { cluster, forceTLS }
  return { cluster, forceTLS, wsHost: host, wsPort: poort, wssPort: poort }
}
