import { setTimeout as wait } from 'node:timers/promises'

/** How long a run that was asked for during another one waits for further callers. */
const GATHER_MS = 200

type Flight<T> = { readonly current: Promise<T>; next: Promise<T> | null }

/**
 * Work that many ask for at the same moment, done once for all of them. A caller that asks while it
 * runs gets the next run, because what it asks about may have changed after the present run looked.
 */
export class Coalesced<T> {
  readonly #flights = new Map<string, Flight<T>>()

  constructor(protected readonly gatherMs = GATHER_MS) {}

  run(key: string, work: () => Promise<T>): Promise<T> {
    const flight = this.#flights.get(key)
    if (!flight) return this.#begin(key, work)
    flight.next ??= flight.current
      .then(ignore, ignore)
      .then(() => wait(this.gatherMs))
      .then(() => this.#begin(key, work))
    return flight.next
  }

  #begin(key: string, work: () => Promise<T>): Promise<T> {
    const flight: Flight<T> = { current: work(), next: null }
    this.#flights.set(key, flight)
    const land = () => {
      if (flight.next === null) this.#flights.delete(key)
    }
    flight.current.then(land, land)
    return flight.current
  }
}

const ignore = () => {}
