import { pusherClientOptions } from '#app/core/realtime/connect_sources'
import { Agent } from 'node:http'
import { Agent as TlsAgent } from 'node:https'
import Pusher from 'pusher'
import {
  Broadcaster,
  RealtimeUnavailable,
  type ChannelAuthorization,
  type ClientOptions,
  type Member,
  type NewMember,
  type RealtimeLog,
} from '#app/core/realtime/broadcaster'
import { assertPresence, authorizeChannel, toEventData } from '#app/core/realtime/checks'
import type { Credentials } from '#app/core/realtime/signatures'

export type PusherSettings = Credentials & {
  readonly cluster: string
  /** Empty for hosted Channels, whose addresses follow from the cluster. */
  readonly host: string
  readonly port: number
  readonly tls: boolean
  readonly timeoutMs: number
}

/** Hosted Channels, or a compatible service, through the official library. */
export class PusherBroadcaster extends Broadcaster {
  readonly #client: Pusher
  readonly #settings: PusherSettings
  readonly #log: RealtimeLog

  constructor(settings: PusherSettings, log: RealtimeLog) {
    super()
    const { appId, key, secret, host, port, cluster, timeoutMs: timeout } = settings
    const useTLS = host === '' || settings.tls
    const agent = useTLS ? new TlsAgent({ keepAlive: true }) : new Agent({ keepAlive: true })
    const shared = { appId, key, secret, useTLS, timeout, agent }
    this.#settings = settings
    this.#log = log
    this.#client = new Pusher(
      host === '' ? { ...shared, cluster } : { ...shared, host, port: String(port) }
    )
  }

  override async publish(
    channels: readonly string[],
    event: string,
    data: Record<string, unknown>
  ): Promise<void> {
    try {
      toEventData(channels, event, data)
      await this.#answered(() => this.#client.trigger([...channels], event, data))
    } catch (error) {
      this.#log.error({ err: withoutUrl(error), event }, 'an event was not published')
    }
  }

  override authorize(socketId: string, channel: string, member?: NewMember): ChannelAuthorization {
    return authorizeChannel(this.#settings, socketId, channel, member)
  }

  override endAccess() {}

  override async members(channel: string): Promise<Member[]> {
    assertPresence(channel)
    try {
      const { users } = await this.#answered(async () => {
        const response = await this.#client.get({ path: `/channels/${channel}/users` })
        return (await response.json()) as { users: { id: string | number }[] }
      })
      return users.map(({ id }) => ({ id: String(id), info: null }))
    } catch (error) {
      throw new RealtimeUnavailable('The realtime service did not answer', {
        cause: withoutUrl(error),
      })
    }
  }

  override clientOptions(): ClientOptions {
    return pusherClientOptions(this.#settings)
  }

  /** The library's own timeout ends with the headers; this one also limits the body. */
  async #answered<T>(call: () => Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('No answer in time')), this.#settings.timeoutMs)
    })
    try {
      return await Promise.race([call(), late])
    } finally {
      clearTimeout(timer)
    }
  }
}

/** The library attaches the signed address to its errors, which must not be logged. */
function withoutUrl(error: unknown): Error {
  const {
    name = 'Error',
    message = String(error),
    status,
    error: cause,
  } = error as Error & {
    status?: number
    error?: unknown
  }
  const kept = new Error(status === undefined ? message : `${message} (${status})`)
  kept.name = name
  if (cause instanceof Error) kept.cause = (cause as NodeJS.ErrnoException).code ?? cause.name
  return kept
}
