/** Timers by name. Setting one again replaces it, and all can be stopped together. */
export class Timers {
  readonly #running = new Map<string, ReturnType<typeof setTimeout>>()

  has(name: string): boolean {
    return this.#running.has(name)
  }

  set(name: string, ms: number, run: () => void) {
    this.stop(name)
    const timer = setTimeout(() => {
      this.#running.delete(name)
      run()
    }, ms)
    this.#running.set(name, timer)
  }

  stop(name: string) {
    clearTimeout(this.#running.get(name))
    this.#running.delete(name)
  }

  stopAll() {
    for (const name of [...this.#running.keys()]) this.stop(name)
  }
}
