import { useCallback, useEffect, useRef, useState } from 'react'
import { REVEAL_SECONDS } from '#domain/live/big_screen/reveal_order'
import { toldSteps } from '#domain/live/big_screen/reveal_moment'

const KEYS = [' ', 'Enter']
const LOOK_MS = 100

/**
 * Tells something in steps: by the clock of the server, so that a screen that was reloaded goes on
 * where it was, or at once with the space bar, Enter or a click.
 *
 * @param since when the telling began, in milliseconds since 1970
 * @param clockOffset how far this device's clock is off, in milliseconds
 * @returns how many steps were told, up to `places` and one for the podium; and what tells them again
 */
export function useReveal(since: number, places: number, clockOffset: number) {
  const [began, setBegan] = useState(since)
  const [told, setTold] = useState(0)
  const offset = useRef(clockOffset)

  useEffect(() => {
    offset.current = clockOffset
  }, [clockOffset])

  const now = useCallback(() => Date.now() + offset.current, [])

  useEffect(() => {
    const look = () => setTold(toldSteps(began, places, now()))
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [began, places, now])

  /** The wait for the next step starts again after a press. */
  const next = useCallback(
    () =>
      setBegan((earlier) => {
        const step = Math.min(toldSteps(earlier, places, now()), places)
        return now() - (step + 1) * REVEAL_SECONDS * 1000
      }),
    [places, now]
  )
  const again = useCallback(() => setBegan(now()), [now])
  const over = told > places

  useEffect(() => {
    if (over) return
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
  }, [next, over])

  return { told, over, again }
}
