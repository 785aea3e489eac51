import type Pusher from 'pusher-js'
import { Refused, fetchAuthorization, type Authorization } from './authorization.js'
import { ChannelSubscription } from './channel_subscription.js'
import { pusherOptions } from './pusher_options.js'
import { Timers } from './timers.js'
import {
  TIME_LIMITS,
  type ClientOptions,
  type Settings,
  type ChannelHandlers,
  type Environment,
  type TimeLimits,
  type Connection,
} from './channel_types.js'
import { setWaker } from './waker.js'

export type Channels = {
  /**
   * Listens to a channel, now and after every reconnection.
   *
   * @returns stops listening
   */
  subscribe(channel: string, handlers: ChannelHandlers): () => void
  readonly verbinding: Connection
  /** @returns stops telling */
  onVerbinding(listener: (connection: Connection) => void): () => void
  /** Looks whether the connection still lives, as happens by itself when the page wakes up. */
  wek(): void
  /** Leaves every channel and disconnects; it cannot be opened again. */
  close(): void
}

/** Several channels come in one after the other; one snapshot serves them all. */
const TOGETHER_MS = 50
/** An attempt that began so recently is left to finish. */
const FRESH_MS = 1_500

/**
 * Opens the realtime channels of a page. It returns at once; pusher-js is loaded only now, so that
 * other pages do not carry it.
 */
export function openKanalen(options: ClientOptions, settings: Settings): Channels {
  return new PusherChannels(options, settings)
}

class PusherChannels implements Channels {
  readonly #kanalen = new Map<string, ChannelSubscription>()
  readonly #luisteraars = new Set<(connection: Connection) => void>()
  readonly #timers = new Timers()
  readonly #termijnen: TimeLimits
  readonly #omgeving: Environment
  readonly #stopWekker: () => void
  #pusher: Pusher | null = null
  #verbinding: Connection = 'verbinden'
  #pogingSinds = 0
  #pogingen = 0
  #herverbindt = false
  #dicht = false

  constructor(
    private readonly options: ClientOptions,
    private readonly instellingen: Settings
  ) {
    this.#termijnen = { ...TIME_LIMITS, ...instellingen.termijnen }
    this.#omgeving = instellingen.omgeving ?? { location, venster: window, document }
    this.#stopWekker = setWaker(this.#omgeving, () => this.wek())
    this.#beoordeel()
    void this.#laad()
  }

  get verbinding() {
    return this.#verbinding
  }

  subscribe(channel: string, handlers: ChannelHandlers) {
    const subscription = this.#kanalen.get(channel) ?? this.#nieuwKanaal(channel)
    subscription.handlers.add(handlers)
    if (subscription.gereed) {
      handlers.onLeden?.(subscription.leden)
      handlers.onSubscribed?.()
    }
    return () => {
      subscription.handlers.delete(handlers)
      if (subscription.handlers.size === 0 && this.#kanalen.get(channel) === subscription) {
        this.#verlaat(subscription)
        this.#beoordeel()
      }
    }
  }

  onVerbinding(listener: (connection: Connection) => void) {
    this.#luisteraars.add(listener)
    return () => void this.#luisteraars.delete(listener)
  }

  wek() {
    const pusher = this.#pusher
    if (this.#dicht || !pusher || this.#timers.heeft('ping')) return
    if (pusher.connection.state !== 'connected') {
      const fresh = Date.now() - this.#pogingSinds < FRESH_MS
      return fresh ? undefined : this.#herverbind(pusher)
    }

    const reply = ({ event }: { event: string }) => {
      if (event !== 'pusher:pong') return
      done()
      this.#ververs()
      this.#probeerGeweigerde()
    }
    const done = () => {
      pusher.connection.unbind('message', reply)
      this.#timers.stop('ping')
    }
    pusher.connection.bind('message', reply)
    this.#timers.zet('ping', this.#termijnen.pingMs, () => {
      done()
      this.#herverbind(pusher)
    })
    pusher.send_event('pusher:ping', {})
  }

  close() {
    if (this.#dicht) return
    this.#dicht = true
    this.#stopWekker()
    this.#timers.stopAlle()
    this.#luisteraars.clear()
    /** Said before leaving, so that nobody waits to see whether we come back. */
    for (const subscription of [...this.#kanalen.values()]) this.#verlaat(subscription)
    /** pusher-js sends in a later turn; on a socket that is closed by then it would only complain. */
    setTimeout(() => this.#pusher?.disconnect())
  }

  async #laad() {
    try {
      const { default: PusherJs } = await import('pusher-js')
      if (!this.#dicht) this.#start(PusherJs)
    } catch {
      if (!this.#dicht) this.#timers.zet('laad', this.#termijnen.opnieuwMs, () => void this.#laad())
    }
  }

  #start(PusherJs: typeof Pusher) {
    const pusher = new PusherJs(this.options.key, {
      ...pusherOptions(this.options, this.#omgeving.location),
      channelAuthorization: {
        transport: 'ajax',
        endpoint: this.instellingen.authEndpoint,
        customHandler: ({ socketId, channelName }, reply) =>
          void this.#autoriseer(socketId, channelName, reply),
      },
    })
    this.#pusher = pusher
    this.#wachtOpPoging(pusher)
    pusher.connection.bind('state_change', ({ current }: { current: string }) =>
      this.#staat(pusher, current)
    )
    for (const subscription of this.#kanalen.values())
      subscription.koppel(pusher.subscribe(subscription.naam))
  }

  #staat(pusher: Pusher, current: string) {
    if (this.#dicht) return
    /** Disconnected is refused for good, says the protocol; after an update of the shop that may be over. */
    const again = current === 'connecting' || (current === 'disconnected' && !this.#herverbindt)
    if (again) this.#wachtOpPoging(pusher)
    if (current === 'connected') {
      this.#pogingen = 0
      this.#timers.stop('poging')
    } else {
      for (const subscription of this.#kanalen.values()) subscription.gereed = false
    }
    this.#beoordeel()
  }

  #wachtOpPoging(pusher: Pusher) {
    this.#pogingSinds = Date.now()
    const delay = this.#termijnen.pogingenMs
    const ms = delay[Math.min(this.#pogingen++, delay.length - 1)]!
    /** A hall full of phones does not come back in the same instant. */
    this.#timers.zet('poging', ms * (1 + Math.random() / 2), () => this.#herverbind(pusher))
  }

  #herverbind(pusher: Pusher) {
    this.#herverbindt = true
    pusher.disconnect()
    this.#herverbindt = false
    pusher.connect()
  }

  #nieuwKanaal(name: string): ChannelSubscription {
    const subscription = new ChannelSubscription(name, {
      gereed: () => {
        this.#timers.stop(name)
        this.#beoordeel()
        this.#ververs()
      },
      mislukt: (status) => this.#mislukt(subscription, status),
    })
    this.#kanalen.set(name, subscription)
    if (this.#pusher) subscription.koppel(this.#pusher.subscribe(name))
    this.#beoordeel()
    return subscription
  }

  #verlaat(subscription: ChannelSubscription) {
    this.#kanalen.delete(subscription.naam)
    this.#timers.stop(subscription.naam)
    subscription.ontkoppel()
    this.#pusher?.unsubscribe(subscription.naam)
  }

  #mislukt(subscription: ChannelSubscription, status: number) {
    const { geweigerdMs: refusedMs, opnieuwMs: retryMs } = this.#termijnen
    const delay = new Refused(status).definitief ? refusedMs : retryMs
    this.#timers.zet(subscription.naam, delay, () => this.#probeerOpnieuw(subscription))
    subscription.handlers.forEach(({ onGeweigerd: onRefused }) => onRefused?.(status))
    this.#beoordeel()
  }

  #probeerGeweigerde() {
    for (const subscription of this.#kanalen.values()) {
      if (this.#timers.heeft(subscription.naam)) this.#probeerOpnieuw(subscription)
    }
  }

  #probeerOpnieuw(subscription: ChannelSubscription) {
    this.#timers.stop(subscription.naam)
    subscription.vergeet()
    this.#pusher?.subscribe(subscription.naam)
  }

  async #autoriseer(
    socketId: string,
    channel: string,
    reply: (error: Error | null, authorization: Authorization | null) => void
  ) {
    const { authEndpoint: endpoint, authHeaders } = this.instellingen
    /** For a socket that is gone by now the answer is of no use; its successor asks for itself. */
    const applies = () => !this.#dicht && this.#pusher?.connection.socket_id === socketId
    try {
      const headers = authHeaders?.() ?? {}
      const authorization = await fetchAuthorization(
        { endpoint, headers, socketId, channel },
        this.#termijnen
      )
      if (applies()) reply(null, authorization)
    } catch (error) {
      const subscription = this.#kanalen.get(channel)
      if (!applies() || !subscription) return
      subscription.geweigerd = error instanceof Refused ? error.status : 0
      reply(error as Error, null)
    }
  }

  #ververs() {
    if (!this.#timers.heeft('ververs')) {
      this.#timers.zet('ververs', TOGETHER_MS, () => this.instellingen.onVerversen?.())
    }
  }

  /** What the badge may say: connected only when every channel is heard. */
  #beoordeel() {
    const open = this.#pusher?.connection.state === 'connected'
    if (open && [...this.#kanalen.values()].every(({ gereed: ready }) => ready)) {
      this.#timers.stop('weg')
      return this.#zetVerbinding('verbonden')
    }
    if (!open && this.#verbinding === 'verbonden') this.#zetVerbinding('verbinden')
    if (this.#verbinding !== 'weg' && !this.#timers.heeft('weg')) {
      this.#timers.zet('weg', this.#termijnen.wegMs, () => this.#zetVerbinding('weg'))
    }
  }

  #zetVerbinding(connection: Connection) {
    if (this.#verbinding === connection) return
    this.#verbinding = connection
    this.#luisteraars.forEach((listener) => listener(connection))
  }
}
