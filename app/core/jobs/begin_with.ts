import { repeatedly } from '#app/core/jobs/repeatedly'

type Trying = {
  /** The rest between two tries, in milliseconds. */
  readonly everyMs: number
  /** Whether a failure is of the kind that passes. */
  readonly passes: (error: unknown) => boolean
  readonly onError: (error: unknown) => void
}

/**
 * Does the work with which a process begins, while it serves visitors already. A failure that
 * passes does not end the process: the work is tried again until it succeeds.
 *
 * @returns after the first try; stops trying, and resolves when the last try is over
 * @throws the first failure, when it is not one that passes
 */
export async function beginWith(
  work: () => Promise<void>,
  { everyMs, passes, onError }: Trying
): Promise<() => Promise<void>> {
  try {
    await work()
    return async () => {}
  } catch (error) {
    if (!passes(error)) throw error
    onError(error)
  }
  const stop = repeatedly(everyMs, () => work().then(() => void stop()), onError)
  return stop
}
