/**
 * What can go wrong between the shop and its payment provider.
 *
 * - `down`, `hang`: the connection breaks at once, or there is never an answer; nothing is done
 * - `error500`: the provider answers 500 and does nothing
 * - `error401`, `error403`: the provider does not know the key, as after it was revoked, or the key may
 *   not do this any more; nothing is done
 * - `html403`: something in between answers with a page of its own; nothing is done
 * - `lostAnswer`, `hangAfter`: the work is done, and the answer is lost or never comes
 * - `html200`: the work is done, and the answer is a page of HTML
 * - `withoutLinks`: the work is done, and the answer misses a part that it should have
 */
export const FAULTS = [
  'down',
  'hang',
  'error500',
  'error401',
  'error403',
  'html403',
  'lostAnswer',
  'hangAfter',
  'html200',
  'withoutLinks',
] as const
export type Fault = (typeof FAULTS)[number]

/** The faults after which the shop cannot know whether the work was done. */
export const DONE_UNSEEN = ['lostAnswer', 'hangAfter', 'html200', 'withoutLinks'] as const

/** The current fault of the API calls. */
export class Faults {
  #fault: Fault | null = null
  #times = Infinity

  /** @param times how many calls get the fault; all calls when left out */
  set(fault: Fault | null, times = Infinity): void {
    this.#fault = fault
    this.#times = times
  }

  /** Whether the next call gets one. */
  get isAhead(): boolean {
    return this.#fault !== null && this.#times > 0
  }

  /** The fault for the call that has just come in. */
  take(): Fault | null {
    if (this.#times <= 0) return null
    this.#times -= 1
    return this.#fault
  }
}
