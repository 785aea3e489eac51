import { useEffect } from 'react'

/** Looks every so often, and at once when the page comes back into sight or back online. */
export function useWaking(look: () => Promise<void>, everyMs: number) {
  useEffect(() => {
    const timer = setInterval(() => void look(), everyMs)
    const onWake = () => {
      if (document.visibilityState === 'visible') void look()
    }
    window.addEventListener('online', onWake)
    window.addEventListener('pageshow', onWake)
    document.addEventListener('visibilitychange', onWake)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onWake)
      window.removeEventListener('pageshow', onWake)
      document.removeEventListener('visibilitychange', onWake)
    }
  }, [look, everyMs])
}
