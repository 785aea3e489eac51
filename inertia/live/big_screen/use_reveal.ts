import { useCallback, useEffect, useState } from 'react'
import { REVEAL_SECONDS } from '#domain/live/big_screen/reveal_order'

const KEYS = [' ', 'Enter']

/**
 * Reveals something in steps: by itself every few seconds, or at once with the space bar, Enter or
 * a click.
 *
 * @returns how many steps were revealed, from 0 to `steps`
 */
export function useReveal(steps: number): number {
  const [done, setDone] = useState(0)
  const next = useCallback(() => setDone((now) => Math.min(now + 1, steps)), [steps])

  /** After a press, the wait for the next step starts again. */
  useEffect(() => {
    if (done >= steps) return
    const timer = setTimeout(next, REVEAL_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [done, steps, next])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!KEYS.includes(event.key) || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      if (!event.repeat) next()
    }
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener('click', next)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('click', next)
    }
  }, [next])

  return Math.min(done, steps)
}
