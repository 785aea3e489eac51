/**
 * Does something again and again until it is stopped, one run at a time.
 *
 * @param everyMs the rest between two runs
 * @returns stops it, and resolves when the last run is over
 */
export function repeatedly(
  everyMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void
): () => Promise<void> {
  let stopped = false
  let busy = Promise.resolve()
  let timer: ReturnType<typeof setTimeout>
  const rest = () => {
    if (!stopped) timer = setTimeout(run, everyMs)
  }
  const run = () => {
    busy = work().catch(onError).then(rest)
  }
  rest()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await busy
  }
}
