import { useEffect } from 'react'
import { BEAT_SECONDS } from '#domain/live/big_screen/reveal_moment'
import { call } from '~/wire/call'
import { route } from '~/wire/routes'

/**
 * Tells the server that somebody sees this screen, so that the phones wait for it. A hidden page
 * tells nothing.
 */
export function useBeat(token: string, revealing: boolean) {
  useEffect(() => {
    const beat = () => {
      if (document.visibilityState === 'visible') void call(route('screen.beat', { token }))
    }
    beat()
    const seconds = revealing ? BEAT_SECONDS.revealing : BEAT_SECONDS.quiet
    const timer = setInterval(beat, seconds * 1000)
    document.addEventListener('visibilitychange', beat)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beat)
    }
  }, [token, revealing])
}
