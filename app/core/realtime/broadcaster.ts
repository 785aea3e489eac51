import type { ChannelAuthorization, ClientOptions, Member } from '#domain/realtime'

/**
 * The port to the realtime channels. The game knows only this file;
 * `providers/realtime_provider.ts` decides which service carries the events.
 */
export abstract class Broadcaster {
  /**
   * Sends an event to all listeners of the channels. It is called after a commit. An error is
   * logged and never thrown, because the snapshot is the truth and clients fetch it anyway.
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
   * Allows a socket to listen to a channel. The caller has decided that it may.
   *
   * @param member the member on a presence channel; other channels ignore it
   * @param access what let the caller in, for `endAccess`
   * @returns the body of the answer for pusher-js
   * @throws RealtimeRefused when the client's input cannot be signed
   */
  abstract authorize(
    socketId: string,
    channel: string,
    member?: NewMember,
    access?: string
  ): ChannelAuthorization

  /**
   * Ends the sockets that were let in by this access, and refuses new ones by it from now on. A
   * hosted service ends only sockets of users who signed in to it, which ours do not: there an old
   * socket hears that something changed until it connects again.
   */
  abstract endAccess(access: string): void

  /**
   * The members of a presence channel now. A hosted service only has ids, so `info` may be null.
   *
   * @throws RealtimeRefused when this is no presence channel
   * @throws RealtimeUnavailable when the service does not answer
   */
  abstract members(channel: string): Promise<Member[]>

  /** What a browser needs to connect. It goes to the page as a prop. */
  abstract clientOptions(): ClientOptions
}

export type NewMember = { readonly id: string; readonly info: Record<string, unknown> }

export type { ChannelAuthorization, ClientOptions, Member } from '#domain/realtime'

/** The input of a client or a caller cannot be used, and repeating it does not help. */
export class RealtimeRefused extends Error {
  override name = 'RealtimeRefused'
  /** The status of the answer to a call that caused this. */
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
