/**
 * Limits how many times expensive work runs at once; the rest waits its turn.
 *
 * @param most how many run at the same time
 */
export function fewAtOnce(most: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < most) running++
    else await new Promise<void>((turn) => void waiting.push(turn))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
