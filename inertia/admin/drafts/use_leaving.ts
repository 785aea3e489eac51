import { router } from '@inertiajs/react'
import { useEffect, useEffectEvent } from 'react'
import { isUnsaved, watchAgain } from './open_forms'

type Visit = Parameters<Parameters<typeof router.on<'before'>>[1]>[0]['detail']['visit']

/**
 * Asks before a page with unsaved fields is left: by a link, by the browser's own buttons, or by closing
 * the tab. For the last the browser asks in its own words.
 *
 * @param ask resolves to whether the page may be left
 */
export function useLeaving(ask: () => Promise<boolean>) {
  const askFirst = useEffectEvent(ask)

  useEffect(() => {
    let allowed = false
    const go = (leave: () => void) => {
      allowed = true
      leave()
    }
    const stays = () => !allowed && isUnsaved()

    const offVisit = router.on('before', ({ detail: { visit } }) => {
      if (!leaves(visit) || !stays()) return
      void askFirst().then((yes) => yes && go(() => router.visit(visit.url, visit)))
      return false
    })
    const offArrival = router.on('navigate', () => {
      allowed = false
      watchAgain()
    })
    const offHistory = onHistory(stays, (leave) => {
      void askFirst().then((yes) => yes && go(leave))
    })
    const onClose = (event: BeforeUnloadEvent) => {
      if (stays()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onClose)
    return () => {
      offVisit()
      offArrival()
      offHistory()
      window.removeEventListener('beforeunload', onClose)
    }
  }, [])
}

/** A search or a reload of the same page keeps its forms. */
const leaves = ({ url, method, prefetch }: Visit) =>
  method === 'get' && !prefetch && url.pathname !== window.location.pathname

/**
 * Follows the buttons back and forward. A step that has to wait is taken back at once, so that the
 * address is that of the page on the screen.
 */
function onHistory(stays: () => boolean, ask: (leave: () => void) => void) {
  let here = window.location.pathname
  let place = placeInHistory()
  let returning = false

  const offArrival = router.on('navigate', () => {
    here = window.location.pathname
    place = placeInHistory()
  })
  function onStep(event: PopStateEvent) {
    if (returning) {
      returning = false
      event.stopImmediatePropagation()
    } else if (window.location.pathname !== here && stays()) {
      event.stopImmediatePropagation()
      const step = stepFrom(place)
      returning = true
      window.history.go(-step)
      ask(() => window.history.go(step))
    }
  }
  /** Before Inertia, which shows the other page. */
  window.addEventListener('popstate', onStep, { capture: true })
  return () => {
    offArrival()
    window.removeEventListener('popstate', onStep, { capture: true })
  }
}

const BACK = -1

/** How many pages were gone through; a browser that does not tell is taken to go one back. */
function stepFrom(place: number | null): number {
  const now = placeInHistory()
  return now === null || place === null || now === place ? BACK : now - place
}

type WithNavigation = { navigation?: { currentEntry?: { index: number } | null } }

const placeInHistory = () => (window as WithNavigation).navigation?.currentEntry?.index ?? null
