const PRIME = 16_777_619
const BEGIN = 2_166_136_261

/** Chance that can be had again: the same seed gives the same choices (mulberry32). */
export class Random {
  #stand: number

  /** @param zaad any text; texts that look alike give choices that do not */
  constructor(seed: string) {
    this.#stand = [...seed].reduce(
      (state, char) => Math.imul(state ^ char.codePointAt(0)!, PRIME) >>> 0,
      BEGIN
    )
  }

  /** From 0 up to, and not including, 1. */
  getal(): number {
    this.#stand = (this.#stand + 0x6d2b79f5) >>> 0
    let sum = this.#stand
    sum = Math.imul(sum ^ (sum >>> 15), sum | 1)
    sum ^= sum + Math.imul(sum ^ (sum >>> 7), sum | 61)
    return ((sum ^ (sum >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number; both ends can come. */
  geheel(from: number, until: number): number {
    return from + Math.floor(this.getal() * (until - from + 1))
  }

  kans(part: number): boolean {
    return this.getal() < part
  }

  kies<T>(options: readonly T[]): T {
    if (options.length === 0) throw new RangeError('There is nothing to choose from')
    return options[this.geheel(0, options.length - 1)]!
  }

  /** The same things in another order. */
  schud<T>(list: readonly T[]): T[] {
    const rest = [...list]
    return list.map(() => rest.splice(this.geheel(0, rest.length - 1), 1)[0]!)
  }
}
