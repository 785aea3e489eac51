import { useEffect, useState } from 'react'

/** Long enough to read a page of the board from the back of the hall. */
const TURN_MS = 9_000

/**
 * Shows in turns what does not fit at once.
 *
 * @param pages how many turns there are; with one nothing changes
 * @returns the turn that is on, counted from 0
 */
export function useTurns(pages: number): number {
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    if (pages < 2) return
    const timer = setInterval(() => setTurn((earlier) => earlier + 1), TURN_MS)
    return () => clearInterval(timer)
  }, [pages])

  return turn % Math.max(1, pages)
}
