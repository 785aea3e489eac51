/**
 * What can go wrong between the shop and its payment provider: the connection breaks at once, there
 * is never an answer, the provider answers 500, or it does the work and the answer is lost.
 */
export type Fault = 'down' | 'hang' | 'error500' | 'lostAnswer'

/** The fault that the API calls meet at the moment. */
export class Faults {
  #fault: Fault | null = null
  #times = Infinity

  /** @param times how many calls meet it, after which all is well again; all calls when left out */
  set(fault: Fault | null, times = Infinity): void {
    this.#fault = fault
    this.#times = times
  }

  /** The fault for the call that has just come in. */
  take(): Fault | null {
    if (this.#times <= 0) return null
    this.#times -= 1
    return this.#fault
  }
}
