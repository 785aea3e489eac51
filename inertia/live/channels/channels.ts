import type Pusher from 'pusher-js'
import { Refused, fetchAuthorization } from './authorization.js'
import { ChannelSubscription } from './channel_subscription.js'
import { pusherOptions } from './pusher_options.js'
import { Timers } from './timers.js'
import type { ChannelAuthorization, ClientOptions } from '#domain/realtime'
import {
  TIME_LIMITS,
  type Settings,
  type ChannelHandlers,
  type Environment,
  type TimeLimits,
  type Connection,
} from './channel_settings.js'
import { setWaker } from './waker.js'

export type Channels = {
  /**
   * Listens to a channel, now and after every reconnection.
   *
   * @returns a function that stops listening
   */
  subscribe(channel: string, handlers: ChannelHandlers): () => void
  readonly connection: Connection
  /** @returns a function that removes the listener */
  onConnection(listener: (connection: Connection) => void): () => void
  /** Checks whether the connection still works, as happens by itself when the page wakes up. */
  wake(): void
  /** Leaves every channel and disconnects. After that it cannot be opened again. */
  close(): void
}

/** Several channels are subscribed one after the other; one snapshot is enough for all. */
const TOGETHER_MS = 50
/** An attempt that began so recently may continue. */
const FRESH_MS = 1_500

/**
 * Opens the realtime channels of a page. It returns at once; pusher-js is loaded only now, so that
 * other pages do not load it.
 */
export function openChannels(options: ClientOptions, settings: Settings): Channels {
  return new PusherChannels(options, settings)
}

class PusherChannels implements Channels {
  readonly #channels = new Map<string, ChannelSubscription>()
  readonly #listeners = new Set<(connection: Connection) => void>()
  readonly #timers = new Timers()
  readonly #timeLimits: TimeLimits
  readonly #environment: Environment
  readonly #stopWaker: () => void
  #pusher: Pusher | null = null
  #connection: Connection = 'connecting'
  #attemptSince = 0
  #attempts = 0
  #reconnecting = false
  #closed = false

  constructor(
    private readonly options: ClientOptions,
    private readonly settings: Settings
  ) {
    this.#timeLimits = { ...TIME_LIMITS, ...settings.timeLimits }
    this.#environment = settings.environment ?? { location, window, document }
    this.#stopWaker = setWaker(this.#environment, () => this.wake())
    this.#assess()
    void this.#load()
  }

  get connection() {
    return this.#connection
  }

  subscribe(channel: string, handlers: ChannelHandlers) {
    const subscription = this.#channels.get(channel) ?? this.#createChannel(channel)
    subscription.handlers.add(handlers)
    if (subscription.ready) {
      handlers.onMembers?.(subscription.present)
      handlers.onSubscribed?.()
    }
    return () => {
      subscription.handlers.delete(handlers)
      if (subscription.handlers.size === 0 && this.#channels.get(channel) === subscription) {
        this.#leave(subscription)
        this.#assess()
      }
    }
  }

  onConnection(listener: (connection: Connection) => void) {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  wake() {
    const pusher = this.#pusher
    if (this.#closed || !pusher || this.#timers.has('ping')) return
    if (pusher.connection.state !== 'connected') {
      const fresh = Date.now() - this.#attemptSince < FRESH_MS
      return fresh ? undefined : this.#reconnect(pusher)
    }

    const reply = ({ event }: { event: string }) => {
      if (event !== 'pusher:pong') return
      done()
      this.#refresh()
      this.#retryRefused()
    }
    const done = () => {
      pusher.connection.unbind('message', reply)
      this.#timers.stop('ping')
    }
    pusher.connection.bind('message', reply)
    this.#timers.set('ping', this.#timeLimits.pingMs, () => {
      done()
      this.#reconnect(pusher)
    })
    pusher.send_event('pusher:ping', {})
  }

  close() {
    if (this.#closed) return
    this.#closed = true
    this.#stopWaker()
    this.#timers.stopAll()
    this.#listeners.clear()
    /** The page leaves its channels first, so that the server does not wait for its return. */
    for (const subscription of [...this.#channels.values()]) this.#leave(subscription)
    /**
     * pusher-js sends in a later turn, and would complain about a socket that is already closed.
     */
    setTimeout(() => this.#pusher?.disconnect())
  }

  async #load() {
    try {
      const { default: PusherJs } = await import('pusher-js')
      if (!this.#closed) this.#start(PusherJs)
    } catch {
      if (!this.#closed) this.#timers.set('load', this.#timeLimits.retryMs, () => void this.#load())
    }
  }

  #start(PusherJs: typeof Pusher) {
    const pusher = new PusherJs(this.options.key, {
      ...pusherOptions(this.options, this.#environment.location),
      channelAuthorization: {
        transport: 'ajax',
        endpoint: this.settings.authEndpoint,
        customHandler: ({ socketId, channelName }, reply) =>
          void this.#authorize(socketId, channelName, reply),
      },
    })
    this.#pusher = pusher
    this.#awaitAttempt(pusher)
    pusher.connection.bind('state_change', ({ current }: { current: string }) =>
      this.#onState(pusher, current)
    )
    for (const subscription of this.#channels.values())
      subscription.link(pusher.subscribe(subscription.name))
  }

  #onState(pusher: Pusher, current: string) {
    if (this.#closed) return
    /**
     * Disconnected means refused for good by the protocol, which may no longer be true after an
     * update of the shop.
     */
    const again = current === 'connecting' || (current === 'disconnected' && !this.#reconnecting)
    if (again) this.#awaitAttempt(pusher)
    if (current === 'connected') {
      this.#attempts = 0
      this.#timers.stop('attempt')
    } else {
      for (const subscription of this.#channels.values()) subscription.ready = false
    }
    this.#assess()
  }

  #awaitAttempt(pusher: Pusher) {
    this.#attemptSince = Date.now()
    const delay = this.#timeLimits.attemptsMs
    const ms = delay[this.#attempts++] ?? delay.at(-1) ?? 0
    /** The random part spreads a hall full of phones over time. */
    this.#timers.set('attempt', ms * (1 + Math.random() / 2), () => this.#reconnect(pusher))
  }

  #reconnect(pusher: Pusher) {
    this.#reconnecting = true
    pusher.disconnect()
    this.#reconnecting = false
    pusher.connect()
  }

  #createChannel(name: string): ChannelSubscription {
    const subscription = new ChannelSubscription(name, {
      ready: () => {
        this.#timers.stop(name)
        this.#assess()
        this.#refresh()
      },
      failed: (status) => this.#failed(subscription, status),
    })
    this.#channels.set(name, subscription)
    if (this.#pusher) subscription.link(this.#pusher.subscribe(name))
    this.#assess()
    return subscription
  }

  #leave(subscription: ChannelSubscription) {
    this.#channels.delete(subscription.name)
    this.#timers.stop(subscription.name)
    subscription.detach()
    this.#pusher?.unsubscribe(subscription.name)
  }

  #failed(subscription: ChannelSubscription, status: number) {
    const { refusedMs, retryMs } = this.#timeLimits
    const delay = new Refused(status).permanent ? refusedMs : retryMs
    this.#timers.set(subscription.name, delay, () => this.#retry(subscription))
    subscription.handlers.forEach(({ onRefused }) => onRefused?.(status))
    this.#assess()
  }

  #retryRefused() {
    for (const subscription of this.#channels.values()) {
      if (this.#timers.has(subscription.name)) this.#retry(subscription)
    }
  }

  #retry(subscription: ChannelSubscription) {
    this.#timers.stop(subscription.name)
    subscription.forget()
    this.#pusher?.subscribe(subscription.name)
  }

  async #authorize(
    socketId: string,
    channel: string,
    reply: (error: Error | null, authorization: ChannelAuthorization | null) => void
  ) {
    const { authEndpoint: endpoint, authHeaders } = this.settings
    /** The answer is useless for a socket that is already gone; its successor asks for itself. */
    const applies = () => !this.#closed && this.#pusher?.connection.socket_id === socketId
    try {
      const headers = authHeaders?.() ?? {}
      const authorization = await fetchAuthorization(
        { endpoint, headers, socketId, channel },
        this.#timeLimits
      )
      if (applies()) reply(null, authorization)
    } catch (error) {
      const subscription = this.#channels.get(channel)
      if (!applies() || !subscription) return
      subscription.refused = error instanceof Refused ? error.status : 0
      reply(error as Error, null)
    }
  }

  #refresh() {
    if (!this.#timers.has('refresh')) {
      this.#timers.set('refresh', TOGETHER_MS, () => this.settings.onRefresh?.())
    }
  }

  /** Decides what the badge shows: connected only when every channel is subscribed. */
  #assess() {
    const open = this.#pusher?.connection.state === 'connected'
    if (open && [...this.#channels.values()].every(({ ready }) => ready)) {
      this.#timers.stop('away')
      return this.#setConnection('connected')
    }
    if (!open && this.#connection === 'connected') this.#setConnection('connecting')
    if (this.#connection !== 'away' && !this.#timers.has('away')) {
      this.#timers.set('away', this.#timeLimits.awayMs, () => this.#setConnection('away'))
    }
  }

  #setConnection(connection: Connection) {
    if (this.#connection === connection) return
    this.#connection = connection
    this.#listeners.forEach((listener) => listener(connection))
  }
}
