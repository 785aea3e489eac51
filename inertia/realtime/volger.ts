import type { Nieuws } from '#domain/spellenfabriek/nieuws'

type Beeld = { readonly versie: number }

type Doen<T> = {
  /** Fetches the snapshot; null when that did not work out. */
  haal(): Promise<T | null>
  toon(beeld: T): void
  /** The snapshot with the news in it, or null when it has to be fetched. Without this, always. */
  neemOver?: (beeld: T, nieuws: Nieuws) => T | null
}

/**
 * The newest snapshot of a game that a screen has, and what an event is worth to it: taken over, a look,
 * or nothing. An older snapshot never replaces a newer one.
 */
export class Volger<T extends Beeld> {
  #beeld: T
  readonly #doen: Doen<T>
  #gehoord = 0
  #kijkt: Promise<void> | null = null
  #nogEens = false

  constructor(begin: T, doen: Doen<T>) {
    this.#beeld = begin
    this.#doen = doen
  }

  get versie(): number {
    return this.#beeld.versie
  }

  readonly neem = (nieuw: T) => {
    if (nieuw.versie < this.#beeld.versie) return
    this.#beeld = nieuw
    this.#doen.toon(nieuw)
  }

  /** An event: a hint that there is something newer, told twice when it goes over two channels. */
  readonly hoor = (data: unknown) => {
    const { versie = Infinity } = (data ?? {}) as Partial<Nieuws>
    if (versie <= Math.max(this.#gehoord, this.#beeld.versie)) return
    if (Number.isFinite(versie)) this.#gehoord = versie
    const overgenomen = this.#doen.neemOver?.(this.#beeld, data as Nieuws)
    if (overgenomen) this.neem(overgenomen)
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
        const nieuw = await this.#doen.haal()
        if (nieuw) this.neem(nieuw)
      } while (this.#nogEens)
      this.#kijkt = null
    })()
    return this.#kijkt
  }
}
