import { useCallback, useEffect, useRef, useState } from 'react'
import type { Geroepen } from '~/hooks/use_spelcalls'

/** Two devices see each other's progress within two seconds. */
const VAAK_MS = 1500
const ZELDEN_MS = 8000

/**
 * Looks again and again while the page is in sight, and at once when it comes back into sight or
 * back on line. `kijk` says how one look went; a failed look waits longer before the next.
 *
 * @returns whether the last look succeeded, and a way to look right now
 */
export function useKijkMee(actief: boolean, kijk: () => Promise<Geroepen<unknown>>) {
  const [verbonden, setVerbonden] = useState(true)
  const laatste = useRef(kijk)
  const bezig = useRef<Promise<void> | null>(null)
  useEffect(() => {
    laatste.current = kijk
  })

  /** One look at a time: a second one waits for the first, and then looks for itself. */
  const nu = useCallback(async () => {
    await bezig.current
    bezig.current = laatste.current().then((uitkomst) => {
      setVerbonden(uitkomst.ok || uitkomst.status === 403)
    })
    await bezig.current
    bezig.current = null
  }, [])

  useEffect(() => {
    if (!actief) return
    let timer: ReturnType<typeof setTimeout>
    let gestopt = false
    const plan = () => {
      clearTimeout(timer)
      if (gestopt || document.visibilityState === 'hidden') return
      timer = setTimeout(ronde, verbonden ? VAAK_MS : ZELDEN_MS)
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
  }, [actief, verbonden, nu])

  return { verbonden, nu }
}
