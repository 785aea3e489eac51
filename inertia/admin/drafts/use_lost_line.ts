import { router } from '@inertiajs/react'
import { useEffect, useEffectEvent } from 'react'

/**
 * Follows visits that found no connection. A page that only asked for its own data again shows that
 * by itself, so its reload is left out.
 *
 * @param tell called when another page could not be reached
 */
export function useLostLine(tell: () => void) {
  const tellNow = useEffectEvent(tell)
  useEffect(
    () =>
      router.on('networkError', (event) => {
        const { url } = event.detail.error as { url?: string }
        event.preventDefault()
        const path = url && new URL(url, window.location.href).pathname
        if (path !== window.location.pathname) tellNow()
      }),
    []
  )
}
