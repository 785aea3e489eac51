/**
 * The port to the realtime channels. The game knows this file only; which service carries the
 * events is decided in `providers/realtime_provider.ts`.
 */
export abstract class Broadcaster {
  /**
   * Tells an event to whoever listens to one of the channels. Called after a commit: what goes wrong
   * is logged and never thrown, as the snapshot is the truth and clients fetch it anyway.
   *
   * @param channels wire names, prefix included; at most 100
   * @param data at most 10 kB of JSON
   */
  abstract publish(
    channels: readonly string[],
    event: string,
    data: Record<string, unknown>
  ): Promise<void>

  /**
   * Allows a socket to listen to a channel. The caller has decided that it may; the answer is the
   * body for pusher-js.
   *
   * @param member who this is; presence channels need it, others ignore it
   * @throws RealtimeRefused when what came from the client cannot be signed
   */
  abstract authorize(socketId: string, channel: string, member?: NewMember): ChannelAuthorization

  /**
   * Who is on a presence channel now. A hosted service tells ids only, so `info` may be null.
   *
   * @throws RealtimeRefused when this is no presence channel
   * @throws RealtimeUnavailable when the service does not answer
   */
  abstract members(channel: string): Promise<Member[]>

  /** What a browser needs to connect; goes to the page as a prop. */
  abstract clientOptions(): ClientOptions
}

export type NewMember = { readonly id: string; readonly info: Record<string, unknown> }

export type Member = { readonly id: string; readonly info: unknown }

export type ChannelAuthorization = { auth: string; channel_data?: string }

/** `type`, not `interface`: this is the prop of a page. */
export type ClientOptions =
  | { driver: 'embedded'; key: string }
  | {
      driver: 'pusher'
      key: string
      cluster: string
      forceTLS: boolean
      host?: string
      port?: number
      tls?: boolean
    }

/** What a client or a caller gave cannot be used; the same again does not help. */
export class RealtimeRefused extends Error {
  override name = 'RealtimeRefused'
  /** A call that asked for this is answered so. */
  readonly status = 422

  constructor(
    readonly type: 'socket_id' | 'channel' | 'member' | 'event',
    message: string
  ) {
    super(message)
  }
}

/** The realtime service could not be reached or did not answer in time. */
export class RealtimeUnavailable extends Error {
  override name = 'RealtimeUnavailable'
  readonly status = 503
}

/** The part of the logger that a broadcaster uses. */
export type RealtimeLog = {
  error(data: object, message: string): void
  info(data: object, message: string): void
}
