import type { Member } from '#domain/realtime'

/**
 * The state that the badge shows. `away` means disconnected for so long that people should know,
 * while the page polls.
 */
export type Connection = 'connected' | 'connecting' | 'away'

export type ChannelHandlers = {
  /** The handlers, by the name of the event. */
  events?: Readonly<Record<string, (data: unknown) => void>>
  /** Called at every subscription, and so after each reconnection: events in between are lost. */
  onSubscribed?: () => void
  /** Called at every change of the members. While reconnecting the last known list stays. */
  onMembers?: (members: readonly Member[]) => void
  /**
   * Called when the page may not listen, with the status of the answer (0: none). The page tries
   * again later.
   */
  onRefused?: (status: number) => void
}

export type TimeLimits = {
  /** A connection that is lost for longer than this is `away`. */
  awayMs: number
  authorizationMs: number
  authorizationPauseMs: number
  /** How long a connection that slept may take to answer. */
  pingMs: number
  /**
   * When an attempt to connect is given up for the next one: the first, the second, and so on.
   * pusher-js by itself waits fifteen seconds after a refused one, which is longer than a restart
   * of the shop takes.
   */
  attemptsMs: readonly number[]
  /** The wait before a refused subscription is tried again. */
  refusedMs: number
  /** The wait before any other failure is tried again. */
  retryMs: number
}

export const TIME_LIMITS: TimeLimits = {
  awayMs: 8_000,
  authorizationMs: 8_000,
  authorizationPauseMs: 500,
  pingMs: 2_000,
  attemptsMs: [2_500, 4_000, 7_000, 12_000, 15_000],
  refusedMs: 60_000,
  retryMs: 10_000,
}

/** The surroundings of the page; tests provide their own. */
export type Environment = {
  readonly location: Pick<Location, 'protocol' | 'hostname' | 'port'>
  readonly window: EventTarget
  readonly document: EventTarget & Pick<Document, 'visibilityState'>
}

export type Settings = {
  authEndpoint: string
  /** Called at every request, so that it uses a fresh token. */
  authHeaders?: () => Record<string, string>
  /**
   * Called after subscribing and after waking up, once for all channels together, to fetch the
   * snapshot.
   */
  onRefresh?: () => void
  timeLimits?: Partial<TimeLimits>
  environment?: Environment
}
