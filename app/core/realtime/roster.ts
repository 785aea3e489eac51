import type { Member } from '#app/core/realtime/broadcaster'

type Present = { info: unknown; connections: number; farewell?: NodeJS.Timeout }

/** The members of a presence channel. A member is listed once, however many connections it has. */
export class Roster {
  readonly #members = new Map<string, Present>()

  get size() {
    return this.#members.size
  }

  /** @returns whether this member is new */
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
   * Removes one connection of a member. After its last one the member leaves `holdMs` later, unless
   * it returns before then.
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

  /** The members with their info. */
  list(): Member[] {
    return [...this.#members].map(([id, { info }]) => ({ id, info }))
  }

  /** The members as the event `subscription_succeeded` describes them. */
  snapshot() {
    const members = this.list()
    return {
      ids: members.map(({ id }) => id),
      hash: Object.fromEntries(members.map(({ id, info }) => [id, info ?? null])),
      count: members.length,
    }
  }

  /** Cancels all pending departures. */
  stop() {
    for (const { farewell } of this.#members.values()) clearTimeout(farewell)
    this.#members.clear()
  }
}
