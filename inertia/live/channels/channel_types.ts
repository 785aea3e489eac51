/** As the server gives it to the page, see `Broadcaster.clientOptions`. */
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

/** What the badge says. `weg`: for so long that people should know, and the page polls. */
export type Connection = 'verbonden' | 'verbinden' | 'weg'

/** Who is on a presence channel. */
export type Member = { readonly id: string; readonly info: unknown }

export type ChannelHandlers = {
  /** By the name of the event. */
  events?: Readonly<Record<string, (data: unknown) => void>>
  /** At every subscription, so also after each reconnection: what was told in between is lost. */
  onSubscribed?: () => void
  /** Whenever it changes; while reconnecting the last known list stays. */
  onLeden?: (members: readonly Member[]) => void
  /** May not listen, with the status of the answer (0: none). It is tried again later. */
  onGeweigerd?: (status: number) => void
}

export type TimeLimits = {
  /** Not connected for longer than this is `weg`. */
  wegMs: number
  autorisatieMs: number
  autorisatiePauzeMs: number
  /** How long a connection that slept may take to answer. */
  pingMs: number
  /**
   * When an attempt to connect is given up for the next: first, second, and so on. By itself pusher-js
   * waits fifteen seconds after a refused one, which is longer than a restart of the shop takes.
   */
  pogingenMs: readonly number[]
  /** Before a refused subscription is tried again. */
  geweigerdMs: number
  /** Before anything else that failed is tried again. */
  opnieuwMs: number
}

export const TIME_LIMITS: TimeLimits = {
  wegMs: 8_000,
  autorisatieMs: 8_000,
  autorisatiePauzeMs: 500,
  pingMs: 2_000,
  pogingenMs: [2_500, 4_000, 7_000, 12_000, 15_000],
  geweigerdMs: 60_000,
  opnieuwMs: 10_000,
}

/** Where the page is; tests bring their own. */
export type Environment = {
  readonly location: Pick<Location, 'protocol' | 'hostname' | 'port'>
  readonly venster: EventTarget
  readonly document: EventTarget & Pick<Document, 'visibilityState'>
}

export type Settings = {
  authEndpoint: string
  /** Asked at every call, so that a fresh token is used. */
  authHeaders?: () => Record<string, string>
  /** After (re)subscribing and after waking up: fetch the snapshot. Once for all channels together. */
  onVerversen?: () => void
  termijnen?: Partial<TimeLimits>
  omgeving?: Environment
}
