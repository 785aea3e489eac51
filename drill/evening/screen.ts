import { setTimeout as wait } from 'node:timers/promises'
import type { Data } from '@generated/data'
import { CHANNELS, GAME_EVENTS } from '#app/live/channels/game_events'
import type { Arrival, Nap, Observation } from '#app/live/rehearsal/measurement'
import type { News } from '#domain/live/game/news'
import type { ClientOptions, Member } from '#domain/realtime'
import { openChannels, type Channels } from '../../inertia/live/channels/channels.js'
import { Follower } from '../../inertia/live/channels/follower.js'
import {
  ANSWER_MS,
  POLL_MS,
  QUIET_MS,
  WAKING_MS,
  WAKING_RETRY_MS,
} from '../../inertia/live/channels/pace.js'

export type View = Pick<Data.Live.Game.TeamSnapshot, 'versie' | 'server_tijd'>

/** How one screen knows its game. */
export type Source<T> = {
  readonly name: string
  /** The address of the shop as this screen reaches it. */
  readonly url: string
  readonly begin: T
  readonly gameId: number
  readonly realtime: ClientOptions
  readonly authEndpoint: string
  readonly authHeaders: () => Record<string, string>
  /** Fetches the game; null without an answer. */
  readonly fetch: () => Promise<T | null>
  readonly takeOver?: (view: T, news: News) => T | null
  /** Whether it listens without being one of those present. */
  readonly viewOnly?: boolean
}

/**
 * A screen of the game without a picture: the channels and the follower of our own pages, at their
 * pace, in surroundings that can fall asleep and wake up.
 */
export class Screen<T extends View> implements Observation {
  readonly arrivals: Arrival[] = []
  readonly naps: Nap[] = []
  /** How often it showed something older than what it showed before. */
  steppedBack = 0
  /** The present members, according to the service. */
  present: readonly Member[] = []
  #view: T
  #asleepSince: number | null = null
  #timer: NodeJS.Timeout | undefined
  readonly #window = new EventTarget()
  readonly #document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  })
  readonly #follower: Follower<T>
  readonly #channels: Channels
  readonly #waiting = new Set<() => void>()

  constructor(protected readonly source: Source<T>) {
    this.#view = source.begin
    this.#follower = new Follower(source.begin, {
      fetch: source.fetch,
      show: (view) => this.#show(view),
      takeOver: source.takeOver,
    })
    this.#channels = this.#open()
    this.#look()
  }

  get name() {
    return this.source.name
  }

  get gameId() {
    return this.source.gameId
  }

  /** The line that its events come from. */
  get realtime() {
    return this.source.realtime
  }

  /** What it shows. */
  get view(): T {
    return this.#view
  }

  get isAwake() {
    return this.#asleepSince === null
  }

  get isConnected() {
    return this.#channels.connection === 'connected'
  }

  /** The game as the server tells it to this screen now, without showing it. */
  fresh(): Promise<T | null> {
    return this.source.fetch()
  }

  refresh() {
    return this.#follower.refresh()
  }

  /** Waits until it shows this version. @returns whether it does within the given time */
  async reaches(version: number, patienceMs: number): Promise<boolean> {
    const end = performance.now() + patienceMs
    while (this.#view.versie < version) {
      const rest = end - performance.now()
      if (rest <= 0) return false
      await this.#change(rest)
    }
    return true
  }

  /** Behaves as a phone that is locked: it shows nothing, and does not look or hear. */
  sleep() {
    this.#asleepSince = performance.now()
    clearInterval(this.#timer)
    this.#turn('hidden')
  }

  /**
   * @param version what the game is at now
   * @returns after how many milliseconds it was right; null when that took too long
   */
  async wake(version: number, patienceMs: number): Promise<number | null> {
    if (this.#asleepSince === null) return 0
    const from = this.#asleepSince
    const woken = performance.now()
    this.#turn('visible')
    this.#look()
    void this.#askAnew()
    const isRight = await this.reaches(version, patienceMs)
    const until = performance.now()
    this.naps.push({ from, until })
    this.#asleepSince = null
    return isRight ? until - woken : null
  }

  /** Asks until there is an answer: the line may come back after the screen. */
  async #askAnew() {
    const end = performance.now() + WAKING_MS
    while (!(await this.#follower.refreshAnew()) && performance.now() < end)
      await wait(WAKING_RETRY_MS)
  }

  close() {
    clearInterval(this.#timer)
    this.#channels.close()
  }

  protected take(view: T) {
    this.#follower.take(view)
  }

  /** A tap is on its way, whose answer brings the game. @returns ends that */
  protected expectAnswer(): () => void {
    const answered = this.#follower.expectAnswer()
    const late = setTimeout(answered, ANSWER_MS)
    return () => {
      clearTimeout(late)
      answered()
    }
  }

  #open(): Channels {
    const { url, realtime, gameId, viewOnly = false, authEndpoint, authHeaders } = this.source
    const location = new URL(url)
    const channels = openChannels(realtime, {
      authEndpoint: `${url}${authEndpoint}`,
      authHeaders,
      onRefresh: () => void this.refresh(),
      environment: { location, window: this.#window, document: this.#document },
    })
    const heard = this.#follower.hear
    for (const [event, channelOf] of Object.entries(GAME_EVENTS))
      channels.subscribe(channelOf(gameId), { events: { [event]: heard } })
    if (!viewOnly)
      channels.subscribe(CHANNELS.present(gameId), {
        onMembers: (present) => (this.present = present),
      })
    channels.onConnection(() => this.#look())
    return channels
  }

  /** Looks by itself, more often while it hears nothing. */
  #look() {
    clearInterval(this.#timer)
    if (this.#document.visibilityState === 'hidden') return
    this.#timer = setInterval(() => void this.refresh(), this.isConnected ? QUIET_MS : POLL_MS)
  }

  #turn(state: DocumentVisibilityState) {
    this.#document.visibilityState = state
    this.#document.dispatchEvent(new Event('visibilitychange'))
  }

  #show(view: T) {
    if (view.versie < this.#view.versie) this.steppedBack++
    if (view.versie !== this.#view.versie)
      this.arrivals.push({ version: view.versie, at: performance.now() })
    this.#view = view
    for (const done of [...this.#waiting]) done()
  }

  #change(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        this.#waiting.delete(done)
        resolve()
      }
      const timer = setTimeout(done, ms)
      this.#waiting.add(done)
    })
  }
}
