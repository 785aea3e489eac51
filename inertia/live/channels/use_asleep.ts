import { useEffect, useEffectEvent, useState } from 'react'
import { WAKING_MS, WAKING_RETRY_MS } from './pace'

/**
 * Whether the page sleeps, or woke and has not heard how the game stands. What it shows meanwhile
 * may be old: a phone that was locked for minutes lights up with its last picture.
 *
 * @param refresh fetches the game anew, also while a request from before the sleep hangs, and says
 *   whether there was an answer
 * @param onSilence called when the screen shows what it has because no news came
 */
export function useAsleep(refresh: () => Promise<boolean>, onSilence: () => void): boolean {
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
        show()
      }, WAKING_MS)
      const show = () => {
        turn += 1
        clearTimeout(impatient)
        setAsleep(false)
      }
      const ask = async () => {
        if (own !== turn) return
        const answered = await refresh()
        if (own !== turn) return
        if (answered) show()
        else setTimeout(() => void ask(), WAKING_RETRY_MS)
      }
      void ask()
    }
    const turned = () => (document.visibilityState === 'visible' ? wake() : sleep())
    document.addEventListener('visibilitychange', turned)
    document.addEventListener('freeze', sleep)
    document.addEventListener('resume', wake)
    return () => {
      turn += 1
      document.removeEventListener('visibilitychange', turned)
      document.removeEventListener('freeze', sleep)
      document.removeEventListener('resume', wake)
    }
  }, [refresh])

  return asleep
}
