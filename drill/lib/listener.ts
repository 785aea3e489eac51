import { GAME_EVENTS, type GameEvent } from '#app/live/channels/game_events'
import type { ClientOptions } from '#domain/realtime'
import { openChannels, type Channels } from '../../inertia/live/channels/channels.js'

export type Heard = { readonly event: GameEvent; readonly news: unknown }

/** Writes down every event of a game, with the client of our pages, and looks at nothing else. */
export class Listener {
  readonly heard: Heard[] = []
  readonly #channels: Channels

  constructor(
    realtime: ClientOptions,
    { url, gameId, headers }: { url: string; gameId: number; headers: () => Record<string, string> }
  ) {
    this.#channels = openChannels(realtime, {
      authEndpoint: `${url}/api/broadcasting/auth`,
      authHeaders: headers,
      onRefresh: () => {},
      environment: {
        location: new URL(url),
        window: new EventTarget(),
        document: Object.assign(new EventTarget(), {
          visibilityState: 'visible' as DocumentVisibilityState,
        }),
      },
    })
    for (const [event, channelOf] of Object.entries(GAME_EVENTS) as [
      GameEvent,
      (typeof GAME_EVENTS)[GameEvent],
    ][])
      this.#channels.subscribe(channelOf(gameId), {
        events: { [event]: (news: unknown) => void this.heard.push({ event, news }) },
      })
  }

  get isConnected() {
    return this.#channels.connection === 'connected'
  }

  close() {
    this.#channels.close()
  }
}
