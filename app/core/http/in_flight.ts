/**
 * The requests that are being answered. A customer may be gone while the order is still being
 * written, so closing the database waits for these, not for connections.
 */
export class InFlight {
  #count = 0
  #idle: (() => void)[] = []

  async track<T>(work: () => Promise<T>): Promise<T> {
    this.#count++
    try {
      return await work()
    } finally {
      if (--this.#count === 0) this.#idle.splice(0).forEach((done) => done())
    }
  }

  /** Resolves when nothing is being answered. */
  whenIdle(): Promise<void> {
    return this.#count === 0
      ? Promise.resolve()
      : new Promise((resolve) => void this.#idle.push(resolve))
  }
}
