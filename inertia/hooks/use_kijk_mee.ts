import { useCallback, useEffect, useRef, useState } from 'react'
import type { Geroepen } from '~/hooks/use_spelcalls'

/** Two devices see each other's progress within two seconds. */
const VAAK_MS = 1500
const ZELDEN_MS = 5000

/**
 * Looks again and again while the page is in sight, and at once when it comes back into sight or
 * back on line. `kijk` says how one look went; a failed look waits longer before the next.
 *
 * @returns whether there is a connection, and a way to look right now
 */
export function useKijkMee(actief: boolean, kijk: () => Promise<Geroepen<unknown>>) {
  const [verbonden, setVerbonden] = useState(true)
  const [rustig, setRustig] = useState(false)
  const laatste = useRef(kijk)
  const vorige = useRef<Promise<void>>(Promise.resolve())
  const volgende = useRef<Promise<void> | null>(null)
  useEffect(() => {
    laatste.current = kijk
  })

  /** One look at a time: who asks during a look shares the one after it. */
  const nu = useCallback(() => {
    volgende.current ??= vorige.current.then(async () => {
      volgende.current = null
      const uitkomst = await laatste.current()
      setRustig(!uitkomst.ok)
      setVerbonden(uitkomst.ok || (uitkomst.status > 0 && uitkomst.status < 500))
    })
    vorige.current = volgende.current
    return volgende.current
  }, [])

  useEffect(() => {
    if (!actief) return
    let timer: ReturnType<typeof setTimeout>
    let gestopt = false
    const plan = () => {
      clearTimeout(timer)
      if (gestopt || document.visibilityState === 'hidden') return
      timer = setTimeout(ronde, rustig ? ZELDEN_MS : VAAK_MS)
    }
    const ronde = () => void nu().finally(plan)
    const wakker = () => document.visibilityState === 'visible' && ronde()

    plan()
    window.addEventListener('online', wakker)
    window.addEventListener('pageshow', wakker)
    document.addEventListener('visibilitychange', wakker)
    return () => {
      gestopt = true
      clearTimeout(timer)
      window.removeEventListener('online', wakker)
      window.removeEventListener('pageshow', wakker)
      document.removeEventListener('visibilitychange', wakker)
    }
  }, [actief, rustig, nu])

  return { verbonden, nu }
}
