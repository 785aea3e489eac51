import { useCallback, useEffect, useRef, useState } from 'react'
import type { Result } from '#domain/result'
import type { Refusal } from '~/wire/refusal'

/** Two devices see each other's progress within two seconds. */
const OFTEN_MS = 1500
const SELDOM_MS = 5000

/**
 * Polls while the page is visible, and at once when it becomes visible or the device is online
 * again. `look` returns the result of one request; after a failed one the wait is longer.
 *
 * @returns whether there is a connection, and a function to poll right now
 */
export function usePolling(active: boolean, look: () => Promise<Result<unknown, Refusal>>) {
  const [connected, setConnected] = useState(true)
  const [quiet, setQuiet] = useState(false)
  const last = useRef(look)
  const previous = useRef<Promise<void>>(Promise.resolve())
  const next = useRef<Promise<void> | null>(null)
  useEffect(() => {
    last.current = look
  })

  /** One request at a time. Callers during a request share the one after it. */
  const now = useCallback(() => {
    next.current ??= previous.current.then(async () => {
      next.current = null
      const outcome = await last.current()
      setQuiet(!outcome.ok)
      setConnected(outcome.ok || (outcome.error.status > 0 && outcome.error.status < 500))
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

  return { connected, now }
}
