import type { News } from '#domain/live/game/news'

type View = Pick<News, 'versie'>

type Effects<T> = {
  /** Fetches the snapshot; null when that failed. */
  fetch(): Promise<T | null>
  show(view: T): void
  /**
   * Returns the snapshot with the news in it, or null when it has to be fetched. Without this
   * function it is always fetched.
   */
  takeOver?: (view: T, news: News) => T | null
}

/**
 * The newest snapshot of a game that a screen has. It decides what an event leads to: it is
 * applied, it causes a fetch, or it is ignored. An older snapshot never replaces a newer one.
 */
export class Follower<T extends View> {
  #view: T
  readonly #effects: Effects<T>
  #heard = 0
  #looking: Promise<void> | null = null
  #again = false
  #turn = 0
  #expected = 0

  constructor(begin: T, effects: Effects<T>) {
    this.#view = begin
    this.#effects = effects
  }

  get version(): number {
    return this.#view.versie
  }

  readonly take = (updated: T) => {
    if (updated.versie < this.#view.versie) return
    this.#view = updated
    this.#effects.show(updated)
  }

  /**
   * Handles an event, which says that there is something newer. An event on two channels arrives
   * twice.
   */
  readonly hear = (data: unknown) => {
    const { versie: version = Infinity } = (data ?? {}) as Partial<News>
    if (version <= Math.max(this.#heard, this.#view.versie)) return
    if (Number.isFinite(version)) this.#heard = version
    const takenOver = this.#effects.takeOver?.(this.#view, data as News)
    if (takenOver) this.take(takenOver)
    else if (this.#expected === 0 || !Number.isFinite(version)) void this.refresh()
  }

  /**
   * Says that a tap of this screen is under way, whose answer brings the game as it stands. The event
   * of that same tap is often there first, so news that cannot be applied waits for the answer.
   *
   * @returns ends the waiting; what was heard and is not there by then is fetched
   */
  readonly expectAnswer = (): (() => void) => {
    this.#expected += 1
    let waiting = true
    return () => {
      if (!waiting) return
      waiting = false
      this.#expected -= 1
      if (this.#expected === 0 && this.#heard > this.#view.versie) void this.refresh()
    }
  }

  /**
   * Fetches the snapshot, one request at a time. A request during another one causes exactly one
   * more after it.
   */
  readonly refresh = (): Promise<void> => {
    if (this.#looking) this.#again = true
    else void this.#look()
    return this.#looking ?? Promise.resolve()
  }

  /**
   * The same, without waiting for a request that is under way: after a sleep that one may hang for
   * long. Its late answer is used when it is newer.
   * @returns whether there was an answer, whatever was asked for meanwhile
   */
  readonly refreshAnew = (): Promise<boolean> => this.#look()

  #look(): Promise<boolean> {
    const turn = ++this.#turn
    this.#again = false
    const first = this.#fetch()
    this.#looking = (async () => {
      await first
      while (this.#again && turn === this.#turn) {
        this.#again = false
        await this.#fetch()
      }
      if (turn === this.#turn) this.#looking = null
    })()
    return first
  }

  async #fetch(): Promise<boolean> {
    const updated = await this.#effects.fetch()
    if (updated) this.take(updated)
    return updated !== null
  }
}
