import { useEffect, useState } from 'react'

const TICK_MS = 5_000

/**
 * The server's clock on this screen, for durations in minutes.
 *
 * @param seen what the newest snapshot said, in milliseconds since 1970
 * @param clockOffset how far this device's clock is off, in milliseconds
 */
export function useServerTime(seen: number, clockOffset: number): number {
  const [now, setNow] = useState(seen)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + clockOffset), TICK_MS)
    return () => clearInterval(timer)
  }, [clockOffset])
  return Math.max(now, seen)
}
