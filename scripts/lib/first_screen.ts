/** Prints what `npm start` shows: the current step and how long it takes, then all addresses. */
const MARGIN = '  '

/** A step of `npm start`: what it prepares, and a remark for the person who waits. */
export type Step = { readonly title: string; readonly detail: string }

/** An address: its name, its URL, and what is there. */
export type Place = { readonly name: string; readonly at: string; readonly detail: string }

/** Prints a step when it begins, and its parts below it. */
export class Steps {
  readonly #total: number
  readonly #write: (line: string) => void
  #number = 0

  constructor(total: number, write: (line: string) => void = console.log) {
    this.#total = total
    this.#write = write
  }

  begin({ title, detail }: Step) {
    this.#number++
    if (this.#number === 1) this.#write('')
    this.#write(`${MARGIN}${this.#number} of ${this.#total}  ${title.padEnd(10)}${detail}`)
  }

  readonly part = (detail: string) => this.#write(`${MARGIN}${' '.repeat(18)}${detail}`)
}

/** The places below each other, in three columns. */
export function placeLines(places: readonly Place[]): string[] {
  const widest = (of: (place: Place) => string) =>
    Math.max(0, ...places.map((place) => of(place).length)) + 2
  const [name, at] = [widest((place) => place.name), widest((place) => place.at)]
  return places.map((place) =>
    `${MARGIN}${place.name.padEnd(name)}${place.at.padEnd(at)}${place.detail}`.trimEnd()
  )
}
