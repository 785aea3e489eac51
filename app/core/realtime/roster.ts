import type { Member } from '#app/core/realtime/broadcaster'

type Present = { info: unknown; connections: number; farewell?: NodeJS.Timeout }

/** Who is on a presence channel: a member is there once, with however many connections. */
export class Roster {
  readonly #members = new Map<string, Present>()

  get size() {
    return this.#members.size
  }

  /** @returns whether this member was not there yet */
  join(id: string, info: unknown): boolean {
    const present = this.#members.get(id)
    if (!present) {
      this.#members.set(id, { info, connections: 1 })
      return true
    }
    clearTimeout(present.farewell)
    present.farewell = undefined
    present.connections++
    present.info = info
    return false
  }

  /**
   * Takes one connection of a member away. After its last one the member goes, `holdMs` later and
   * only if it is not back by then.
   */
  leave(id: string, holdMs: number, gone: () => void) {
    const present = this.#members.get(id)
    if (!present || --present.connections > 0) return
    const farewell = () => {
      this.#members.delete(id)
      gone()
    }
    if (holdMs === 0) return farewell()
    present.farewell = setTimeout(farewell, holdMs).unref()
  }

  list(): Member[] {
    return [...this.#members].map(([id, { info }]) => ({ id, info }))
  }

  /** As `subscription_succeeded` tells it. */
  snapshot() {
    const members = this.list()
    return {
      ids: members.map(({ id }) => id),
      hash: Object.fromEntries(members.map(({ id, info }) => [id, info ?? null])),
      count: members.length,
    }
  }

  /** Forgets who was about to go. */
  stop() {
    for (const { farewell } of this.#members.values()) clearTimeout(farewell)
    this.#members.clear()
  }
}
