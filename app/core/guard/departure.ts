import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'

export type Timings = {
  /** How long a connection that is open may still bring a request after we were asked to stop. */
  readonly graceMs: number
  /** How long the rest of a request may take to come in, once nothing else is left to answer. */
  readonly bodyMs: number
}

const TIMINGS: Timings = { graceMs: 1_000, bodyMs: 3_000 }
const LOOK_EACH_MS = 25
/**
 * The longest time in which waiting connections are accepted. A busy machine needs it, and it ends
 * because somebody may go on connecting.
 */
const TAKE_IN_MS = 2_000
/**
 * The number of quiet turns of the event loop after which nobody waits any more. The first one may
 * belong to an earlier look at the queue.
 */
const QUIET_TURNS = 2

/**
 * How this process stops. It first accepts those who wait in the queue of the system, and then
 * nobody; from then on each answer ends its connection, and every request that came in is answered.
 * Closing connections without that would cut requests that are under way to us.
 */
export class Departure {
  #leaving = false
  #answeredAt = 0
  readonly #open = new Map<ServerResponse, IncomingMessage>()

  constructor(protected readonly timings: Timings = TIMINGS) {}

  get isLeaving(): boolean {
    return this.#leaving
  }

  /** Follows a request to the end of its answer. */
  follow(request: IncomingMessage, response: ServerResponse) {
    if (this.#leaving) response.shouldKeepAlive = false
    this.#open.set(response, request)
    response.once('close', () => {
      this.#open.delete(response)
      this.#answeredAt = Date.now()
    })
  }

  /** Takes in who waits and nobody else, and waits until everybody has an answer. */
  async leave(server: Server) {
    await takeIn(server)
    this.#leaving = true
    this.#answeredAt = Date.now()
    const began = Date.now()
    for (const response of this.#open.keys()) response.shouldKeepAlive = false
    /** The close of an HTTP server also ends connections that a request may be on its way in. */
    NetServer.prototype.close.call(server)
    while (Date.now() - began < this.timings.graceMs || (await this.#isBusy())) {
      if (this.#onlyUnfinished() && Date.now() - this.#answeredAt > this.timings.bodyMs) break
      await wait(LOOK_EACH_MS)
    }
    server.closeAllConnections()
  }

  /**
   * Whether somebody waits for an answer. After a busy time a timer comes before what arrived in that
   * time, so it reads that first.
   */
  async #isBusy(): Promise<boolean> {
    for (let quiet = 0; quiet < QUIET_TURNS && this.#open.size === 0; quiet++) await turn()
    return this.#open.size > 0
  }

  /** Whether all that is left are requests that did not come in completely. */
  #onlyUnfinished(): boolean {
    return [...this.#open.values()].every((request) => !request.complete)
  }
}

/**
 * Accepts the connections that the system made and nobody accepted yet, one or more in each turn of
 * the event loop: a close would reset them. Answers do not end their connection yet, or those who
 * have one would come back into this queue.
 */
async function takeIn(server: Server) {
  let came = 0
  const count = () => void came++
  server.on('connection', count)
  const began = Date.now()
  for (let quiet = 0; quiet < QUIET_TURNS && Date.now() - began < TAKE_IN_MS; quiet++) {
    const before = came
    await turn()
    if (came > before) quiet = -1
  }
  server.off('connection', count)
}

/** The one instance of this process. */
export const departure = new Departure()
