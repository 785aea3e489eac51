/** The timers of one thing, by name: setting one again replaces it, and all stop together. */
export class Timers {
  readonly #lopend = new Map<string, ReturnType<typeof setTimeout>>()

  heeft(name: string): boolean {
    return this.#lopend.has(name)
  }

  zet(name: string, ms: number, run: () => void) {
    this.stop(name)
    const timer = setTimeout(() => {
      this.#lopend.delete(name)
      run()
    }, ms)
    this.#lopend.set(name, timer)
  }

  stop(name: string) {
    clearTimeout(this.#lopend.get(name))
    this.#lopend.delete(name)
  }

  stopAlle() {
    for (const name of [...this.#lopend.keys()]) this.stop(name)
  }
}
