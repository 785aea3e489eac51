/**
 * Counts the requests that are being answered. A customer can be gone while the order is still
 * being written, so closing the database waits for these requests and not for connections.
 */
export class InFlight {
  #count = 0
  #idle: (() => void)[] = []

  /** Counts a request for as long as `work` runs. */
  async track<T>(work: () => Promise<T>): Promise<T> {
    this.#count++
    try {
      return await work()
    } finally {
      if (--this.#count === 0) this.#idle.splice(0).forEach((done) => done())
    }
  }

  /** Resolves when no request is being answered. */
  whenIdle(): Promise<void> {
    return this.#count === 0
      ? Promise.resolve()
      : new Promise((resolve) => void this.#idle.push(resolve))
  }
}
