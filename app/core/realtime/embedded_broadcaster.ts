import type { Server } from 'node:http'
import {
  Broadcaster,
  type ChannelAuthorization,
  type ClientOptions,
  type Member,
  type NewMember,
  type RealtimeLog,
} from '#app/core/realtime/broadcaster'
import { assertPresence, authorizeChannel, toEventData } from '#app/core/realtime/checks'
import { Hub } from '#app/core/realtime/hub'
import { LIMITS, TIMINGS, type Limits, type Timings } from '#app/core/realtime/limits'
import { RestApi } from '#app/core/realtime/rest'
import type { Credentials } from '#app/core/realtime/signatures'
import { letClientsIn } from '#app/core/realtime/upgrades'

type EmbeddedSettings = {
  readonly credentials: Credentials
  readonly appUrl: string
  readonly proxyHops: number
  readonly log: RealtimeLog
  readonly timings?: Timings
  readonly limits?: Limits
}

/** Sockets in the web process itself, without any other service. It works for one process. */
export class EmbeddedBroadcaster extends Broadcaster {
  readonly hub: Hub
  /** The calls of other processes, answered under `/apps`. */
  readonly rest: RestApi
  readonly #settings: EmbeddedSettings
  readonly #doors = new Map<Server, () => void>()

  constructor(settings: EmbeddedSettings) {
    super()
    const { credentials, timings = TIMINGS, limits = LIMITS } = settings
    this.#settings = settings
    this.hub = new Hub(credentials, timings, limits)
    this.rest = new RestApi(this.hub, credentials)
  }

  /** Accepts clients through this server; calling it once is enough. */
  attach(server: Server) {
    if (this.#doors.has(server)) return
    const { credentials, appUrl, proxyHops, log } = this.#settings
    const door = { hub: this.hub, key: credentials.key, appUrl, proxyHops, log }
    this.#doors.set(server, letClientsIn(server, door))
  }

  /** Tells clients to reconnect. The server cannot close before they are gone. */
  async close() {
    await this.hub.close()
    for (const shut of this.#doors.values()) shut()
    this.#doors.clear()
  }

  override async publish(
    channels: readonly string[],
    event: string,
    data: Record<string, unknown>
  ): Promise<void> {
    try {
      this.hub.publish(channels, event, toEventData(channels, event, data))
    } catch (error) {
      this.#settings.log.error({ err: error, event }, 'an event was not published')
    }
  }

  override authorize(
    socketId: string,
    channel: string,
    member?: NewMember,
    access?: string
  ): ChannelAuthorization {
    if (access !== undefined) this.hub.letInBy(access, socketId)
    return authorizeChannel(this.#settings.credentials, socketId, channel, member)
  }

  override endAccess(access: string) {
    this.hub.endAccess(access)
  }

  override async members(channel: string): Promise<Member[]> {
    assertPresence(channel)
    return this.hub.members(channel)
  }

  override clientOptions(): ClientOptions {
    return { driver: 'embedded', key: this.#settings.credentials.key }
  }
}
