/** What crosses the wire about the realtime channels, the same on both sides. */

/** What a browser needs to connect. `type`, not `interface`: this is the prop of a page. */
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

/** That a socket may listen to a channel, as pusher-js reads it. */
export type ChannelAuthorization = { auth: string; channel_data?: string }

/** A member of a presence channel. */
export type Member = { readonly id: string; readonly info: unknown }
