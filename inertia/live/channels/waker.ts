import type { Environment } from './channel_types.js'

/**
 * Calls `wek` when the page may have slept: it becomes visible, comes back from the browser's memory,
 * or the network returns.
 *
 * @returns stops it
 */
export function setWaker({ venster: window, document }: Environment, wake: () => void): () => void {
  const visible = () => document.visibilityState === 'visible' && wake()
  const back = (event: Event) => (event as PageTransitionEvent).persisted && wake()

  document.addEventListener('visibilitychange', visible)
  window.addEventListener('pageshow', back)
  window.addEventListener('online', wake)
  return () => {
    document.removeEventListener('visibilitychange', visible)
    window.removeEventListener('pageshow', back)
    window.removeEventListener('online', wake)
  }
}
