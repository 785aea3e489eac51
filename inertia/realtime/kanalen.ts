import type Pusher from 'pusher-js'
import { Geweigerd, haalToestemming, type Toestemming } from './autorisatie.js'
import { Kanaal } from './kanaal.js'
import { pusherOpties } from './pusher_opties.js'
import { Timers } from './timers.js'
import {
  TERMIJNEN,
  type ClientOptions,
  type Instellingen,
  type KanaalHandlers,
  type Omgeving,
  type Termijnen,
  type Verbinding,
} from './types.js'
import { zetWekker } from './wekker.js'

export type Kanalen = {
  /**
   * Listens to a channel, now and after every reconnection.
   *
   * @returns stops listening
   */
  subscribe(channel: string, handlers: KanaalHandlers): () => void
  readonly verbinding: Verbinding
  /** @returns stops telling */
  onVerbinding(luisteraar: (verbinding: Verbinding) => void): () => void
  /** Looks whether the connection still lives, as happens by itself when the page wakes up. */
  wek(): void
  /** Leaves every channel and disconnects; it cannot be opened again. */
  close(): void
}

/** Several channels come in one after the other; one snapshot serves them all. */
const SAMEN_MS = 50
/** An attempt that began so recently is left to finish. */
const VERS_MS = 1_500

/**
 * Opens the realtime channels of a page. It returns at once; pusher-js is loaded only now, so that
 * other pages do not carry it.
 */
export function openKanalen(options: ClientOptions, instellingen: Instellingen): Kanalen {
  return new PusherKanalen(options, instellingen)
}

class PusherKanalen implements Kanalen {
  readonly #kanalen = new Map<string, Kanaal>()
  readonly #luisteraars = new Set<(verbinding: Verbinding) => void>()
  readonly #timers = new Timers()
  readonly #termijnen: Termijnen
  readonly #omgeving: Omgeving
  readonly #stopWekker: () => void
  #pusher: Pusher | null = null
  #verbinding: Verbinding = 'verbinden'
  #pogingSinds = 0
  #pogingen = 0
  #herverbindt = false
  #dicht = false

  constructor(
    private readonly options: ClientOptions,
    private readonly instellingen: Instellingen
  ) {
    this.#termijnen = { ...TERMIJNEN, ...instellingen.termijnen }
    this.#omgeving = instellingen.omgeving ?? { location, venster: window, document }
    this.#stopWekker = zetWekker(this.#omgeving, () => this.wek())
    this.#beoordeel()
    void this.#laad()
  }

  get verbinding() {
    return this.#verbinding
  }

  subscribe(channel: string, handlers: KanaalHandlers) {
    const kanaal = this.#kanalen.get(channel) ?? this.#nieuwKanaal(channel)
    kanaal.handlers.add(handlers)
    if (kanaal.gereed) {
      handlers.onLeden?.(kanaal.leden)
      handlers.onSubscribed?.()
    }
    return () => {
      kanaal.handlers.delete(handlers)
      if (kanaal.handlers.size === 0 && this.#kanalen.get(channel) === kanaal) {
        this.#verlaat(kanaal)
        this.#beoordeel()
      }
    }
  }

  onVerbinding(luisteraar: (verbinding: Verbinding) => void) {
    this.#luisteraars.add(luisteraar)
    return () => void this.#luisteraars.delete(luisteraar)
  }

  wek() {
    const pusher = this.#pusher
    if (this.#dicht || !pusher || this.#timers.heeft('ping')) return
    if (pusher.connection.state !== 'connected') {
      const vers = Date.now() - this.#pogingSinds < VERS_MS
      return vers ? undefined : this.#herverbind(pusher)
    }

    const antwoord = ({ event }: { event: string }) => {
      if (event !== 'pusher:pong') return
      klaar()
      this.#ververs()
      this.#probeerGeweigerde()
    }
    const klaar = () => {
      pusher.connection.unbind('message', antwoord)
      this.#timers.stop('ping')
    }
    pusher.connection.bind('message', antwoord)
    this.#timers.zet('ping', this.#termijnen.pingMs, () => {
      klaar()
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
    for (const kanaal of [...this.#kanalen.values()]) this.#verlaat(kanaal)
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
      ...pusherOpties(this.options, this.#omgeving.location),
      channelAuthorization: {
        transport: 'ajax',
        endpoint: this.instellingen.authEndpoint,
        customHandler: ({ socketId, channelName }, antwoord) =>
          void this.#autoriseer(socketId, channelName, antwoord),
      },
    })
    this.#pusher = pusher
    this.#wachtOpPoging(pusher)
    pusher.connection.bind('state_change', ({ current }: { current: string }) =>
      this.#staat(pusher, current)
    )
    for (const kanaal of this.#kanalen.values()) kanaal.koppel(pusher.subscribe(kanaal.naam))
  }

  #staat(pusher: Pusher, current: string) {
    if (this.#dicht) return
    /** Disconnected is refused for good, says the protocol; after an update of the shop that may be over. */
    const opnieuw = current === 'connecting' || (current === 'disconnected' && !this.#herverbindt)
    if (opnieuw) this.#wachtOpPoging(pusher)
    if (current === 'connected') {
      this.#pogingen = 0
      this.#timers.stop('poging')
    } else {
      for (const kanaal of this.#kanalen.values()) kanaal.gereed = false
    }
    this.#beoordeel()
  }

  #wachtOpPoging(pusher: Pusher) {
    this.#pogingSinds = Date.now()
    const wacht = this.#termijnen.pogingenMs
    const ms = wacht[Math.min(this.#pogingen++, wacht.length - 1)]!
    /** A hall full of phones does not come back in the same instant. */
    this.#timers.zet('poging', ms * (1 + Math.random() / 2), () => this.#herverbind(pusher))
  }

  #herverbind(pusher: Pusher) {
    this.#herverbindt = true
    pusher.disconnect()
    this.#herverbindt = false
    pusher.connect()
  }

  #nieuwKanaal(naam: string): Kanaal {
    const kanaal = new Kanaal(naam, {
      gereed: () => {
        this.#timers.stop(naam)
        this.#beoordeel()
        this.#ververs()
      },
      mislukt: (status) => this.#mislukt(kanaal, status),
    })
    this.#kanalen.set(naam, kanaal)
    if (this.#pusher) kanaal.koppel(this.#pusher.subscribe(naam))
    this.#beoordeel()
    return kanaal
  }

  #verlaat(kanaal: Kanaal) {
    this.#kanalen.delete(kanaal.naam)
    this.#timers.stop(kanaal.naam)
    kanaal.ontkoppel()
    this.#pusher?.unsubscribe(kanaal.naam)
  }

  #mislukt(kanaal: Kanaal, status: number) {
    const { geweigerdMs, opnieuwMs } = this.#termijnen
    const wacht = new Geweigerd(status).definitief ? geweigerdMs : opnieuwMs
    this.#timers.zet(kanaal.naam, wacht, () => this.#probeerOpnieuw(kanaal))
    kanaal.handlers.forEach(({ onGeweigerd }) => onGeweigerd?.(status))
    this.#beoordeel()
  }

  #probeerGeweigerde() {
    for (const kanaal of this.#kanalen.values()) {
      if (this.#timers.heeft(kanaal.naam)) this.#probeerOpnieuw(kanaal)
    }
  }

  #probeerOpnieuw(kanaal: Kanaal) {
    this.#timers.stop(kanaal.naam)
    kanaal.vergeet()
    this.#pusher?.subscribe(kanaal.naam)
  }

  async #autoriseer(
    socketId: string,
    channel: string,
    antwoord: (fout: Error | null, toestemming: Toestemming | null) => void
  ) {
    const { authEndpoint: endpoint, authHeaders } = this.instellingen
    /** For a socket that is gone by now the answer is of no use; its successor asks for itself. */
    const geldt = () => !this.#dicht && this.#pusher?.connection.socket_id === socketId
    try {
      const headers = authHeaders?.() ?? {}
      const toestemming = await haalToestemming(
        { endpoint, headers, socketId, channel },
        this.#termijnen
      )
      if (geldt()) antwoord(null, toestemming)
    } catch (fout) {
      const kanaal = this.#kanalen.get(channel)
      if (!geldt() || !kanaal) return
      kanaal.geweigerd = fout instanceof Geweigerd ? fout.status : 0
      antwoord(fout as Error, null)
    }
  }

  #ververs() {
    if (!this.#timers.heeft('ververs')) {
      this.#timers.zet('ververs', SAMEN_MS, () => this.instellingen.onVerversen?.())
    }
  }

  /** What the badge may say: connected only when every channel is heard. */
  #beoordeel() {
    const open = this.#pusher?.connection.state === 'connected'
    if (open && [...this.#kanalen.values()].every(({ gereed }) => gereed)) {
      this.#timers.stop('weg')
      return this.#zetVerbinding('verbonden')
    }
    if (!open && this.#verbinding === 'verbonden') this.#zetVerbinding('verbinden')
    if (this.#verbinding !== 'weg' && !this.#timers.heeft('weg')) {
      this.#timers.zet('weg', this.#termijnen.wegMs, () => this.#zetVerbinding('weg'))
    }
  }

  #zetVerbinding(verbinding: Verbinding) {
    if (this.#verbinding === verbinding) return
    this.#verbinding = verbinding
    this.#luisteraars.forEach((luisteraar) => luisteraar(verbinding))
  }
}
