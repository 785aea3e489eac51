import type { Omgeving } from './types.js'

/**
 * Calls `wek` when the page may have slept: it becomes visible, comes back from the browser's memory,
 * or the network returns.
 *
 * @returns stops it
 */
export function zetWekker({ venster, document }: Omgeving, wek: () => void): () => void {
  const zichtbaar = () => document.visibilityState === 'visible' && wek()
  const terug = (event: Event) => (event as PageTransitionEvent).persisted && wek()

  document.addEventListener('visibilitychange', zichtbaar)
  venster.addEventListener('pageshow', terug)
  venster.addEventListener('online', wek)
  return () => {
    document.removeEventListener('visibilitychange', zichtbaar)
    venster.removeEventListener('pageshow', terug)
    venster.removeEventListener('online', wek)
  }
}
