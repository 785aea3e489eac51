import type { InferData } from '@adonisjs/core/types/transformers'
import type Pusher from 'pusher-js'
import { CHANNELS } from '#app/live/channels/game_events'
import type { Evening } from '#app/live/rehearsal/evening'
import {
  isDoublyOccupied,
  type Arrival,
  type Nap,
  type Observation,
} from '#app/live/rehearsal/measurement'
import type { DeviceBudget } from '#app/live/rehearsal/robots/device_budget'
import {
  openPusher,
  requestReliably,
  type Authorization,
} from '#app/live/rehearsal/robots/pusher_connection'
import type TeamSnapshotTransformer from '#app/live/game/team_snapshot_transformer'
import { takeOver, type News } from '#domain/live/game/news'

/** How often a page fetches by itself, which is also a sign of life of the team. */
const QUIET_MS = 20_000
const SUBSCRIBED = 'pusher:subscription_succeeded'

export type CallOutcome =
  | { readonly type: 'done' | 'wrong_answer'; readonly version: number }
  | { readonly type: 'refused'; readonly reason: string }

type TeamSnapshot = InferData<TeamSnapshotTransformer>
type Refusal = { readonly reden?: string; readonly snapshot?: TeamSnapshot }

/**
 * One phone of a robot team: it has what its screen would show, and follows the game as the page
 * does.
 */
export class Phone implements Observation {
  readonly arrivals: Arrival[] = []
  readonly naps: Nap[] = []
  #snapshot: TeamSnapshot | null = null
  #pusher: Pusher | null = null
  #quiet: NodeJS.Timeout | undefined
  #looking: Promise<void> | null = null
  #again = false
  #asleepSince: number | null = null
  readonly #waiters = new Set<() => void>()

  constructor(
    private readonly token: string,
    private readonly evening: Evening,
    private readonly budget: DeviceBudget
  ) {}

  /** What the phone's screen shows. */
  get snapshot(): TeamSnapshot {
    if (!this.#snapshot) throw new Error('this phone was not opened yet')
    return this.#snapshot
  }

  get isAwake(): boolean {
    return this.#asleepSince === null
  }

  /** Scans the QR code. It resolves when the phone hears every channel of the game. */
  async open(): Promise<void> {
    await this.refresh()
    const { spellenfabriek } = this.snapshot
    if (!spellenfabriek) throw new Error('this team has no game')
    const { url, realtime } = this.evening
    const pusher = openPusher(realtime, url, (...request) => this.#requestAuthorization(...request))
    this.#pusher = pusher
    for (const channelName of Object.values(CHANNELS))
      this.#listen(pusher, channelName(spellenfabriek.id))
    await this.#connected(pusher)
    this.#keepLooking()
  }

  sleep() {
    this.#asleepSince = performance.now()
    clearInterval(this.#quiet)
    this.#pusher?.disconnect()
  }

  /**
   * Wakes the phone. Events were lost during its sleep, so it fetches once it hears every channel.
   */
  async wake(): Promise<void> {
    if (this.#asleepSince === null || !this.#pusher) return
    this.#pusher.connect()
    await this.#connected(this.#pusher)
    this.naps.push({ from: this.#asleepSince, until: performance.now() })
    this.#asleepSince = null
    this.#keepLooking()
    await this.refresh()
  }

  close() {
    clearInterval(this.#quiet)
    for (const done of [...this.#waiters]) done()
    this.#pusher?.disconnect()
  }

  /** Makes a call. Whether it is done or refused, the answer has the present game. */
  async run(call: string, data: object = {}): Promise<CallOutcome> {
    this.evening.tally.action(call)
    const { status, body } = await this.#send(`/api/spellenfabriek/${call}`, 'POST', data)
    if (status === 200) {
      const snapshot = body as TeamSnapshot
      this.#take(snapshot)
      return { type: 'done', version: snapshot.versie }
    }
    const { snapshot, reden: reason = `http_${status}` } = (body ?? {}) as Refusal
    if (snapshot) this.#take(snapshot)
    if (status === 422 && snapshot) return { type: 'wrong_answer', version: snapshot.versie }
    this.evening.tally.refusal(reason)
    return { type: 'refused', reason }
  }

  /**
   * Fetches the game, one request at a time. A request during another one causes exactly one more
   * after it.
   */
  refresh(): Promise<void> {
    if (this.#looking) {
      this.#again = true
      return this.#looking
    }
    this.#looking = (async () => {
      try {
        do {
          this.#again = false
          const { status, body } = await this.#send('/api/spellenfabriek/klant', 'GET')
          if (status === 200) this.#take(body as TeamSnapshot)
        } while (this.#again)
      } finally {
        this.#looking = null
      }
    })()
    return this.#looking
  }

  /** Waits until the phone's screen meets a condition. */
  async waitUntil(condition: (snapshot: TeamSnapshot) => boolean): Promise<void> {
    while (!condition(this.snapshot)) {
      await this.news()
      this.evening.signal.throwIfAborted()
    }
  }

  /** Waits until the phone's screen changes, up to a limit. */
  news(patienceMs = QUIET_MS): Promise<void> {
    const { signal } = this.evening
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        this.#waiters.delete(done)
        signal.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, patienceMs)
      this.#waiters.add(done)
      signal.addEventListener('abort', done)
      if (signal.aborted) done()
    })
  }

  #listen(pusher: Pusher, channelName: string) {
    const channel = pusher.subscribe(channelName)
    channel.bind(SUBSCRIBED, () => this.#refreshInBackground())
    channel.bind_global((event: string, data: unknown) => {
      if (event.startsWith('pusher:')) return
      this.evening.tally.events += 1
      const news = data as News
      const takenOver = takeOver(this.snapshot, news)
      if (takenOver) this.#take(takenOver)
      else if (news.versie > this.snapshot.versie) this.#refreshInBackground()
    })
  }

  #connected(pusher: Pusher): Promise<void> {
    const { signal } = this.evening
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

  #keepLooking() {
    this.#quiet = setInterval(() => this.#refreshInBackground(), QUIET_MS)
  }

  /** Nobody waits for this request; it fails only when the whole rehearsal ends. */
  #refreshInBackground() {
    this.refresh().catch(() => {})
  }

  #take(snapshot: TeamSnapshot) {
    if (isDoublyOccupied(snapshot.occupied)) this.evening.tally.double += 1
    if (this.#snapshot && snapshot.versie < this.#snapshot.versie) return
    if (snapshot.versie !== this.#snapshot?.versie)
      this.arrivals.push({ version: snapshot.versie, at: performance.now() })
    this.#snapshot = snapshot
    for (const done of [...this.#waiters]) done()
  }

  async #requestAuthorization(socketId: string, channelName: string): Promise<Authorization> {
    const request = { socket_id: socketId, channel_name: channelName }
    const { status, body } = await this.#send('/api/broadcasting/auth', 'POST', request)
    if (status !== 200) throw new Error(`${channelName} was refused with ${status}`)
    return body as Authorization
  }

  async #send(path: string, method: 'GET' | 'POST', data?: object) {
    const { url, signal, tally } = this.evening
    await this.budget.take(signal)
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${this.token}`,
      ...(data && { 'content-type': 'application/json' }),
    }
    const init = { method, headers, body: data && JSON.stringify(data) }
    return requestReliably(`${url}${path}`, init, signal, () => tally.refusal('too_often'))
  }
}
