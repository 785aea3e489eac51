import { useEffect, useEffectEvent, useState } from 'react'

/** How long a screen that woke waits for news, before it shows what it has. */
const PATIENCE_MS = 2_000

/**
 * Whether the page sleeps, or woke and has not heard how the game stands. What it shows meanwhile
 * may be old: a phone that was locked for minutes lights up with its last picture.
 *
 * @param refresh fetches the game anew, also while a request from before the sleep hangs
 * @param onSilence called when the screen shows what it has because no news came
 */
export function useAsleep(refresh: () => Promise<void>, onSilence: () => void): boolean {
  const [asleep, setAsleep] = useState(false)
  const onSilent = useEffectEvent(onSilence)

  useEffect(() => {
    let turn = 0
    const sleep = () => {
      turn += 1
      setAsleep(true)
    }
    const wake = () => {
      const own = ++turn
      const impatient = setTimeout(() => {
        if (own !== turn) return
        onSilent()
        setAsleep(false)
      }, PATIENCE_MS)
      void refresh().then(() => {
        clearTimeout(impatient)
        if (own === turn) setAsleep(false)
      })
    }
    const turned = () => (document.visibilityState === 'visible' ? wake() : sleep())
    document.addEventListener('visibilitychange', turned)
    document.addEventListener('freeze', sleep)
    document.addEventListener('resume', wake)
    return () => {
      document.removeEventListener('visibilitychange', turned)
      document.removeEventListener('freeze', sleep)
      document.removeEventListener('resume', wake)
    }
  }, [refresh])

  return asleep
}
