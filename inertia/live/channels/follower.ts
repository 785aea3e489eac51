import type { News } from '#domain/live/game/news'

type View = { readonly versie: number }

type Effects<T> = {
  /** Fetches the snapshot; null when that did not work out. */
  haal(): Promise<T | null>
  toon(view: T): void
  /** The snapshot with the news in it, or null when it has to be fetched. Without this, always. */
  neemOver?: (view: T, news: News) => T | null
}

/**
 * The newest snapshot of a game that a screen has, and what an event is worth to it: taken over, a look,
 * or nothing. An older snapshot never replaces a newer one.
 */
export class Volger<T extends View> {
  #beeld: T
  readonly #doen: Effects<T>
  #gehoord = 0
  #kijkt: Promise<void> | null = null
  #nogEens = false

  constructor(begin: T, effects: Effects<T>) {
    this.#beeld = begin
    this.#doen = effects
  }

  get versie(): number {
    return this.#beeld.versie
  }

  readonly neem = (updated: T) => {
    if (updated.versie < this.#beeld.versie) return
    this.#beeld = updated
    this.#doen.toon(updated)
  }

  /** An event: a hint that there is something newer, told twice when it goes over two channels. */
  readonly hoor = (data: unknown) => {
    const { versie: version = Infinity } = (data ?? {}) as Partial<News>
    if (version <= Math.max(this.#gehoord, this.#beeld.versie)) return
    if (Number.isFinite(version)) this.#gehoord = version
    const takenOver = this.#doen.neemOver?.(this.#beeld, data as News)
    if (takenOver) this.neem(takenOver)
    else void this.ververs()
  }

  /** One look at a time; whoever asks during a look gets one more after it. */
  readonly ververs = (): Promise<void> => {
    if (this.#kijkt) {
      this.#nogEens = true
      return this.#kijkt
    }
    this.#kijkt = (async () => {
      do {
        this.#nogEens = false
        const updated = await this.#doen.haal()
        if (updated) this.neem(updated)
      } while (this.#nogEens)
      this.#kijkt = null
    })()
    return this.#kijkt
  }
}
