import type Pusher from 'pusher-js'
import { CHANNELS } from '#app/live/channels/game_events'
import type { Evening } from '#app/live/rehearsal/evening'
import {
  isDoublyOccupied,
  type Arrival,
  type Nap,
  type Observation,
} from '#app/live/rehearsal/measurement'
import type { DeviceBudget } from '#app/live/rehearsal/device_budget'
import {
  openPusher,
  requestReliably,
  type Authorization,
} from '#app/live/rehearsal/pusher_connection'
import type { TeamSnapshot } from '#app/live/game/team_snapshot'
import { neemOver, type News } from '#domain/live/game/news'

/** How often a page looks by itself; it also keeps the room that the team is in. */
const QUIET_MS = 20_000
const SUBSCRIBED = 'pusher:subscription_succeeded'

export type Outcome =
  | { readonly type: 'gedaan' | 'fout_antwoord'; readonly versie: number }
  | { readonly type: 'geweigerd'; readonly reden: string }

type Refusal = { readonly reden?: string; readonly snapshot?: TeamSnapshot }

/** One phone of a robot team: it holds what its screen would show, and follows it as the page does. */
export class Phone implements Observation {
  readonly aankomsten: Arrival[] = []
  readonly slaapjes: Nap[] = []
  #snapshot: TeamSnapshot | null = null
  #pusher: Pusher | null = null
  #rustig: NodeJS.Timeout | undefined
  #kijkt: Promise<void> | null = null
  #nogEens = false
  #slaaptSinds: number | null = null
  readonly #wachters = new Set<() => void>()

  constructor(
    private readonly token: string,
    private readonly avond: Evening,
    private readonly budget: DeviceBudget
  ) {}

  /** What its screen shows. */
  get snapshot(): TeamSnapshot {
    if (!this.#snapshot) throw new Error('this phone was not opened yet')
    return this.#snapshot
  }

  get isWakker(): boolean {
    return this.#slaaptSinds === null
  }

  /** Scans the QR code, and is ready when it hears every channel of the game. */
  async open(): Promise<void> {
    await this.ververs()
    const { spellenfabriek } = this.snapshot
    if (!spellenfabriek) throw new Error('this team has no game')
    const { url, realtime } = this.avond
    this.#pusher = openPusher(realtime, url, (...request) => this.#vraagToestemming(...request))
    for (const channelName of Object.values(CHANNELS)) this.#luister(channelName(spellenfabriek.id))
    await this.#verbonden()
    this.#blijfKijken()
  }

  slaap() {
    this.#slaaptSinds = performance.now()
    clearInterval(this.#rustig)
    this.#pusher?.disconnect()
  }

  /** Awake again; what was told meanwhile is lost, so it looks once it hears everything. */
  async wek(): Promise<void> {
    if (this.#slaaptSinds === null) return
    this.#pusher?.connect()
    await this.#verbonden()
    this.slaapjes.push({ van: this.#slaaptSinds, tot: performance.now() })
    this.#slaaptSinds = null
    this.#blijfKijken()
    await this.ververs()
  }

  sluit() {
    clearInterval(this.#rustig)
    for (const done of [...this.#wachters]) done()
    this.#pusher?.disconnect()
  }

  /** Presses something; done or refused, the answer brings the game as it stands. */
  async doe(call: string, data: object = {}): Promise<Outcome> {
    this.avond.telling.actie(call)
    const { status, body } = await this.#stuur(`/api/spellenfabriek/${call}`, 'POST', data)
    if (status === 200) {
      const snapshot = body as TeamSnapshot
      this.#neem(snapshot)
      return { type: 'gedaan', versie: snapshot.versie }
    }
    const { snapshot, reden: reason = `http_${status}` } = (body ?? {}) as Refusal
    if (snapshot) this.#neem(snapshot)
    if (status === 422 && snapshot) return { type: 'fout_antwoord', versie: snapshot.versie }
    this.avond.telling.weigering(reason)
    return { type: 'geweigerd', reden: reason }
  }

  /** One look at a time; whoever asks during a look gets one more after it. */
  ververs(): Promise<void> {
    if (this.#kijkt) {
      this.#nogEens = true
      return this.#kijkt
    }
    this.#kijkt = (async () => {
      try {
        do {
          this.#nogEens = false
          const { status, body } = await this.#stuur('/api/spellenfabriek/klant', 'GET')
          if (status === 200) this.#neem(body as TeamSnapshot)
        } while (this.#nogEens)
      } finally {
        this.#kijkt = null
      }
    })()
    return this.#kijkt
  }

  /** Waits until its screen says so. */
  async wachtTot(condition: (snapshot: TeamSnapshot) => boolean): Promise<void> {
    while (!condition(this.snapshot)) {
      await this.nieuws()
      this.avond.signal.throwIfAborted()
    }
  }

  /** Waits until its screen changes, and not for ever. */
  nieuws(patienceMs = QUIET_MS): Promise<void> {
    const { signal } = this.avond
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        this.#wachters.delete(done)
        signal.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, patienceMs)
      this.#wachters.add(done)
      signal.addEventListener('abort', done)
      if (signal.aborted) done()
    })
  }

  #luister(channelName: string) {
    const channel = this.#pusher!.subscribe(channelName)
    channel.bind(SUBSCRIBED, () => this.#achteraf())
    channel.bind_global((event: string, data: unknown) => {
      if (event.startsWith('pusher:')) return
      this.avond.telling.events += 1
      const news = data as News
      const takenOver = neemOver(this.snapshot, news)
      if (takenOver) this.#neem(takenOver)
      else if (news.versie > this.snapshot.versie) this.#achteraf()
    })
  }

  #verbonden(): Promise<void> {
    const pusher = this.#pusher!
    const { signal } = this.avond
    return new Promise((resolve, reject) => {
      const heard = () => {
        if (!pusher.allChannels().every(({ subscribed }) => subscribed)) return
        done()
        resolve()
      }
      const aborted = () => {
        done()
        reject(signal.reason as Error)
      }
      const done = () => {
        signal.removeEventListener('abort', aborted)
        for (const channel of pusher.allChannels()) channel.unbind(SUBSCRIBED, heard)
      }
      signal.addEventListener('abort', aborted)
      for (const channel of pusher.allChannels()) channel.bind(SUBSCRIBED, heard)
      if (signal.aborted) aborted()
      else heard()
    })
  }

  #blijfKijken() {
    this.#rustig = setInterval(() => this.#achteraf(), QUIET_MS)
  }

  /** Nobody waits for this look; it fails only when the whole rehearsal ends. */
  #achteraf() {
    this.ververs().catch(() => {})
  }

  #neem(snapshot: TeamSnapshot) {
    if (isDoublyOccupied(snapshot.occupied)) this.avond.telling.dubbel += 1
    if (this.#snapshot && snapshot.versie < this.#snapshot.versie) return
    if (snapshot.versie !== this.#snapshot?.versie)
      this.aankomsten.push({ versie: snapshot.versie, op: performance.now() })
    this.#snapshot = snapshot
    for (const done of [...this.#wachters]) done()
  }

  async #vraagToestemming(socketId: string, channelName: string): Promise<Authorization> {
    const request = { socket_id: socketId, channel_name: channelName }
    const { status, body } = await this.#stuur('/api/broadcasting/auth', 'POST', request)
    if (status !== 200) throw new Error(`${channelName} was refused with ${status}`)
    return body as Authorization
  }

  async #stuur(path: string, method: 'GET' | 'POST', data?: object) {
    const { url, signal, telling: tally } = this.avond
    await this.budget.neem(signal)
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${this.token}`,
      ...(data && { 'content-type': 'application/json' }),
    }
    const init = { method, headers, body: data && JSON.stringify(data) }
    return requestReliably(`${url}${path}`, init, signal, () => tally.weigering('te_vaak'))
  }
}
