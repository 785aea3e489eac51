const PRIEM = 16_777_619
const BEGIN = 2_166_136_261

/** Chance that can be had again: the same seed gives the same choices (mulberry32). */
export class Toeval {
  #stand: number

  /** @param zaad any text; texts that look alike give choices that do not */
  constructor(zaad: string) {
    this.#stand = [...zaad].reduce(
      (stand, teken) => Math.imul(stand ^ teken.codePointAt(0)!, PRIEM) >>> 0,
      BEGIN
    )
  }

  /** From 0 up to, and not including, 1. */
  getal(): number {
    this.#stand = (this.#stand + 0x6d2b79f5) >>> 0
    let som = this.#stand
    som = Math.imul(som ^ (som >>> 15), som | 1)
    som ^= som + Math.imul(som ^ (som >>> 7), som | 61)
    return ((som ^ (som >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number; both ends can come. */
  geheel(van: number, tot: number): number {
    return van + Math.floor(this.getal() * (tot - van + 1))
  }

  kans(deel: number): boolean {
    return this.getal() < deel
  }

  kies<T>(uit: readonly T[]): T {
    if (uit.length === 0) throw new RangeError('There is nothing to choose from')
    return uit[this.geheel(0, uit.length - 1)]!
  }

  /** The same things in another order. */
  schud<T>(lijst: readonly T[]): T[] {
    const rest = [...lijst]
    return lijst.map(() => rest.splice(this.geheel(0, rest.length - 1), 1)[0]!)
  }
}
