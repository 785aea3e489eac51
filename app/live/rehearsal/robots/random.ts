const PRIME = 16_777_619
const BEGIN = 2_166_136_261

/** Random choices that can be repeated: the same seed gives the same choices (mulberry32). */
export class Random {
  #state: number

  /** @param seed any text; similar texts give different choices */
  constructor(seed: string) {
    this.#state = [...seed].reduce(
      (state, char) => Math.imul(state ^ (char.codePointAt(0) ?? 0), PRIME) >>> 0,
      BEGIN
    )
  }

  /** A number from 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let sum = this.#state
    sum = Math.imul(sum ^ (sum >>> 15), sum | 1)
    sum ^= sum + Math.imul(sum ^ (sum >>> 7), sum | 61)
    return ((sum ^ (sum >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number; both limits are included. */
  integer(from: number, until: number): number {
    return from + Math.floor(this.next() * (until - from + 1))
  }

  chance(part: number): boolean {
    return this.next() < part
  }

  choose<T>(options: readonly T[]): T {
    if (options.length === 0) throw new RangeError('There is nothing to choose from')
    return options[this.integer(0, options.length - 1)] as T
  }

  /** The same items in another order. */
  shuffle<T>(list: readonly T[]): T[] {
    const rest = [...list]
    return list.flatMap(() => rest.splice(this.integer(0, rest.length - 1), 1))
  }
}
