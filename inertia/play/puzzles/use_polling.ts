import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallResult } from './use_game_calls'

/** Two devices see each other's progress within two seconds. */
const OFTEN_MS = 1500
const SELDOM_MS = 5000

/**
 * Looks again and again while the page is in sight, and at once when it comes back into sight or
 * back on line. `kijk` says how one look went; a failed look waits longer before the next.
 *
 * @returns whether there is a connection, and a way to look right now
 */
export function usePolling(active: boolean, look: () => Promise<CallResult<unknown>>) {
  const [connected, setConnected] = useState(true)
  const [quiet, setQuiet] = useState(false)
  const last = useRef(look)
  const previous = useRef<Promise<void>>(Promise.resolve())
  const next = useRef<Promise<void> | null>(null)
  useEffect(() => {
    last.current = look
  })

  /** One look at a time: who asks during a look shares the one after it. */
  const now = useCallback(() => {
    next.current ??= previous.current.then(async () => {
      next.current = null
      const outcome = await last.current()
      setQuiet(!outcome.ok)
      setConnected(outcome.ok || (outcome.status > 0 && outcome.status < 500))
    })
    previous.current = next.current
    return next.current
  }, [])

  useEffect(() => {
    if (!active) return
    let timer: ReturnType<typeof setTimeout>
    let stopped = false
    const plan = () => {
      clearTimeout(timer)
      if (stopped || document.visibilityState === 'hidden') return
      timer = setTimeout(round, quiet ? SELDOM_MS : OFTEN_MS)
    }
    const round = () => void now().finally(plan)
    const onWake = () => document.visibilityState === 'visible' && round()

    plan()
    window.addEventListener('online', onWake)
    window.addEventListener('pageshow', onWake)
    document.addEventListener('visibilitychange', onWake)
    return () => {
      stopped = true
      clearTimeout(timer)
      window.removeEventListener('online', onWake)
      window.removeEventListener('pageshow', onWake)
      document.removeEventListener('visibilitychange', onWake)
    }
  }, [active, quiet, now])

  return { verbonden: connected, nu: now }
}
