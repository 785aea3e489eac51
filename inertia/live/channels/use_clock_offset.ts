import { useCallback, useRef, useState } from 'react'
import type { Data } from '@generated/data'

type Snapshot = Pick<Data.Live.Game.TeamSnapshot, 'versie' | 'server_tijd'>

/**
 * How far this device's clock is off in milliseconds, so that all screens show the same second: learnt
 * from the answer that was the quickest on its way.
 */
export function useClockOffset(begin: Snapshot) {
  /** The page itself may have been on its way for a while; the first look corrects it. */
  const [ms, setMs] = useState(() => begin.server_tijd - Date.now())
  const shortest = useRef(Infinity)
  const learn = useCallback((serverTime: number, requestedAt: number) => {
    const underway = Date.now() - requestedAt
    /** A sample ages: a device may set its clock, and the line may have become slower. */
    shortest.current *= 1.1
    if (underway < 0 || underway >= shortest.current) return
    shortest.current = underway
    setMs(serverTime - (requestedAt + underway / 2))
  }, [])
  return [ms, learn] as const
}
