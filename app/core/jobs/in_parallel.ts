/**
 * Does the same work for many items, at most `atOnce` at the same time.
 * @param work resolves to false when the rest has to wait for later
 */
export async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<boolean>
): Promise<void> {
  const waiting = items.values()
  let goOn = true
  const worker = async () => {
    while (goOn) {
      const next = waiting.next()
      if (next.done) return
      if (!(await work(next.value))) goOn = false
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
}
