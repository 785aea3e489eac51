import { syncBuiltinESMExports } from 'node:module'
import { mock } from 'node:test'

/**
 * Holds the clock of this process, also for `node:timers/promises` and `performance.now`, until the
 * returned clock lets it go on.
 */
export function heldClock() {
  let passed = 0
  /** A whole number, because a rounding error would become a wait that never ends. */
  const began = Math.ceil(performance.now())
  const clearStarted = globalThis.clearTimeout
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.now() })
  const clearHeld = globalThis.clearTimeout
  /** A timer from before, such as the one that limits the test, can still be stopped. */
  globalThis.clearTimeout = (timer) => {
    clearStarted(timer)
    clearHeld(timer)
  }
  syncBuiltinESMExports()
  const now = mock.method(performance, 'now', () => began + passed)

  /** Lets what is ready happen, which may take a few turns of the event loop. */
  const settle = async () => {
    for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    settle,
    /** Lets time pass in steps, and with each step happen what is due. */
    async pass(ms: number, step = ms) {
      for (const end = passed + ms; passed < end; await settle()) {
        const next = Math.min(step, end - passed)
        passed += next
        mock.timers.tick(next)
      }
    },
    release() {
      now.mock.restore()
      mock.timers.reset()
      syncBuiltinESMExports()
    },
  }
}

/** Whether a promise has come to an end. To be read once what is ready has happened. */
export function ended(promise: Promise<unknown>): { yet: boolean } {
  const state = { yet: false }
  const end = () => void (state.yet = true)
  promise.then(end, end)
  return state
}
