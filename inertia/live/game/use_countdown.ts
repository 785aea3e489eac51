import { useEffect, useEffectEvent, useState } from 'react'
import { toMinutesSeconds } from '#domain/live/game/countdown'
import type { Data } from '@generated/data'

/**
 * Sixty phones reach zero in the same second. They report it at different moments, because the
 * first report ends the game for all.
 */
const SPREAD_MS = 1_500

/**
 * The countdown of a game, the same second on every screen.
 *
 * @param clockOffset how far this device's clock is off, in milliseconds
 * @param onZero called once for each end time, shortly after the time is over and only if it still
 * is
 */
export function useCountdown(
  clock: Pick<Data.Live.Game.Clock, 'status' | 'eindtijd' | 'gepauzeerd_sinds'>,
  clockOffset: number,
  onZero?: () => void
) {
  const [seconds, setSeconds] = useState<number | null>(null)
  const { status, eindtijd: endTime, gepauzeerd_sinds: paused } = clock
  const ongoing = status === 'started' && paused === null

  useEffect(() => {
    /** The state holds whole seconds, so a tick that changes nothing renders nothing. */
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
  const reachZero = useEffectEvent(() => onZero?.())

  useEffect(() => {
    if (!elapsed) return
    const timer = setTimeout(() => reachZero(), Math.random() * SPREAD_MS)
    return () => clearTimeout(timer)
  }, [elapsed, endTime])

  return {
    seconds,
    text: seconds === null ? '--:--' : toMinutesSeconds(seconds),
    elapsed,
  }
}
