import type { Environment } from './channel_settings.js'

/**
 * Calls `wake` when the page may have slept: it becomes visible, returns from the browser's memory,
 * or the network returns.
 *
 * @returns a function that stops this
 */
export function setWaker({ window, document }: Environment, wake: () => void): () => void {
  const visible = () => document.visibilityState === 'visible' && wake()
  const back = (event: Event) => (event as PageTransitionEvent).persisted && wake()

  document.addEventListener('visibilitychange', visible)
  window.addEventListener('pageshow', back)
  document.addEventListener('resume', wake)
  window.addEventListener('online', wake)
  return () => {
    document.removeEventListener('visibilitychange', visible)
    window.removeEventListener('pageshow', back)
    document.removeEventListener('resume', wake)
    window.removeEventListener('online', wake)
  }
}
