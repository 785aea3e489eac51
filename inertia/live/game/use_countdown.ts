import { useEffect, useState } from 'react'
import { toMinutesSeconds } from '#domain/live/game/countdown'
import type { ClockState } from './snapshot_types'

/** Sixty phones reach zero in the same second; one that is first ends it for all. */
const SPREAD_MS = 1_500

/**
 * The countdown of a game, the same second on every screen.
 *
 * @param verschil how far this device's clock is off, in milliseconds
 * @param bijNul told once, shortly after the time is over and only if it still is, for every end time anew
 */
export function useCountdown(
  clock: Pick<ClockState, 'status' | 'eindtijd' | 'gepauzeerd_sinds'>,
  clockOffset: number,
  onZero?: () => void
) {
  const [seconds, setSeconds] = useState<number | null>(null)
  const { status, eindtijd: endTime, gepauzeerd_sinds: paused } = clock
  const ongoing = status === 'started' && paused === null

  useEffect(() => {
    /** Whole seconds: a tick that shows nothing new renders nothing. */
    const tick = () => {
      const now = paused ?? Date.now() + clockOffset
      setSeconds(endTime === null ? null : Math.max(0, Math.ceil((endTime - now) / 1000)))
    }
    tick()
    if (!ongoing) return
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [ongoing, paused, clockOffset, endTime])

  const elapsed = ongoing && seconds === 0

  useEffect(() => {
    if (!elapsed) return
    const timer = setTimeout(() => onZero?.(), Math.random() * SPREAD_MS)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each end
  }, [elapsed, endTime])

  return {
    seconden: seconds,
    tekst: seconds === null ? '--:--' : toMinutesSeconds(seconds),
    voorbij: elapsed,
  }
}
