/** The timers of one thing, by name: setting one again replaces it, and all stop together. */
export class Timers {
  readonly #lopend = new Map<string, ReturnType<typeof setTimeout>>()

  heeft(naam: string): boolean {
    return this.#lopend.has(naam)
  }

  zet(naam: string, ms: number, doe: () => void) {
    this.stop(naam)
    const timer = setTimeout(() => {
      this.#lopend.delete(naam)
      doe()
    }, ms)
    this.#lopend.set(naam, timer)
  }

  stop(naam: string) {
    clearTimeout(this.#lopend.get(naam))
    this.#lopend.delete(naam)
  }

  stopAlle() {
    for (const naam of [...this.#lopend.keys()]) this.stop(naam)
  }
}
