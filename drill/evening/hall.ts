import { setTimeout as wait } from 'node:timers/promises'
import type { Transmission } from '#app/live/rehearsal/measurement'
import type { Tapped } from './phone.js'

/** A tap that was answered, and the phone that sent it. */
export type Tap = Transmission & {
  readonly phone: string
  readonly teamId: number
  /** How many times it was sent. */
  readonly times: number
}

/**
 * The time over which the taps are spread once a silence ends, because people tap one after the
 * other.
 */
const SPREAD_MS = 1_000

/** What all robots of an evening share: when they may tap, and what they tapped. */
export class Hall {
  readonly taps: Tap[] = []
  /** How often the shop refused a tap, by its reason. */
  readonly refusals = new Map<string, number>()
  /** What should not have happened; each line is told at the end. */
  readonly broken: string[] = []
  /** Whether the evening is over, so that nobody taps any more. */
  over = false
  #quiet = false
  #underWay = 0
  /** The teams that think, each with the function that ends it. */
  readonly #thinking = new Map<() => void, number>()
  readonly #waiting = new Set<() => void>()

  /** Lets a team think for a while, unless it is asked to hurry. */
  think(ms: number, teamId: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        this.#thinking.delete(done)
        resolve()
      }
      const timer = setTimeout(done, ms)
      this.#thinking.set(done, teamId)
    })
  }

  /** Makes every team that thinks tap now, or one of them. @returns how many that are */
  hurry(teamId?: number): number {
    const asked = [...this.#thinking].filter(([, id]) => teamId === undefined || id === teamId)
    for (const [done] of asked) done()
    return asked.length
  }

  /**
   * Sends a tap when the hall is not asked to be quiet; a team that had to wait does not tap at
   * once.
   */
  async tapping<T>(send: () => Promise<T>): Promise<T> {
    while (this.#quiet) {
      await this.#until(() => !this.#quiet)
      await wait(Math.random() * SPREAD_MS)
    }
    this.#underWay++
    this.#changed()
    try {
      return await send()
    } finally {
      this.#underWay--
      this.#changed()
    }
  }

  /** How many taps wait for their answer. */
  get underWay() {
    return this.#underWay
  }

  /** Waits until this many taps are on their way. */
  busy(taps: number) {
    return this.#until(() => this.#underWay >= taps)
  }

  /** Stops the taps, and waits until all have their answer. */
  async hush() {
    this.#quiet = true
    await this.#until(() => this.#underWay === 0)
  }

  go() {
    this.#quiet = false
    this.#changed()
  }

  /** Writes down a tap that was answered. */
  note(phone: string, teamId: number, { status, reason, sentAt, version, times }: Tapped) {
    if (status === 200 || status === 422)
      this.taps.push({ phone, teamId, at: sentAt, version, times })
    else if (reason !== null) this.refusals.set(reason, (this.refusals.get(reason) ?? 0) + 1)
    else this.broken.push(`${phone}: a tap was answered ${status}`)
  }

  async #until(condition: () => boolean) {
    while (!condition()) await new Promise<void>((resolve) => this.#waiting.add(resolve))
  }

  #changed() {
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (const go of waiting) go()
  }
}
