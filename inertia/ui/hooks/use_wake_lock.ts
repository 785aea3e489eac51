import { useEffect } from 'react'

/** When a page may be back in sight: the browser ended the lock while it was away. */
const BACK = ['visibilitychange', 'resume'] as const

/**
 * Keeps the screen of this device on while a game runs. A browser without this, or one that refuses
 * it, such as with an almost empty battery, locks the screen as always.
 */
export function useWakeLock(active: boolean) {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let busy = false
    let over = false

    async function take() {
      const has = lock !== null && !lock.released
      if (busy || has || document.visibilityState !== 'visible') return
      busy = true
      try {
        lock = await navigator.wakeLock.request('screen')
        if (over) await lock.release()
      } catch {
        /** A refused lock is asked for again when the page comes back. */
      } finally {
        busy = false
      }
    }

    const again = () => void take()
    again()
    for (const name of BACK) document.addEventListener(name, again)
    window.addEventListener('pageshow', again)
    return () => {
      over = true
      for (const name of BACK) document.removeEventListener(name, again)
      window.removeEventListener('pageshow', again)
      void lock?.release().catch(() => {})
    }
  }, [active])
}
