import { router } from '@inertiajs/react'
import { useEffectEvent, useLayoutEffect } from 'react'
import { isUnsaved, watchAgain } from './open_forms'

type Visit = Parameters<Parameters<typeof router.on<'before'>>[1]>[0]['detail']['visit']

/**
 * Asks before a page with unsaved fields is left: by a link, by the browser's own buttons, or by closing
 * the tab. The browser asks about the last in its own words.
 *
 * @param url of the page on the screen
 * @param ask resolves to whether the page may be left
 */
export function useLeaving(url: string, ask: () => Promise<boolean>) {
  /** The address as the browser writes it, before its query. */
  const isOther = useEffectEvent((path: string) => path !== url.replace(/[?#].*$/, ''))
  const askFirst = useEffectEvent(ask)

  /** This runs before the page is painted, so that the first tap on it is asked about too. */
  useLayoutEffect(() => {
    let allowed = false
    const stays = (path: string) => !allowed && isOther(path) && isUnsaved()
    const askTo = (leave: () => void) =>
      void askFirst().then((yes) => {
        if (!yes) return
        allowed = true
        leave()
      })
    const arrive = () => {
      allowed = false
      watchAgain()
    }
    const offs = [
      onVisit(stays, askTo),
      onHistory(stays, askTo),
      onClose(() => !allowed && isUnsaved()),
      router.on('navigate', arrive),
    ]
    return () => {
      for (const off of offs) off()
    }
  }, [])
}

type Stays = (path: string) => boolean
type AskTo = (leave: () => void) => void

/** A search or a reload of the same page keeps its forms. */
const onVisit = (stays: Stays, askTo: AskTo) =>
  router.on('before', ({ detail: { visit } }) => {
    if (visit.method !== 'get' || visit.prefetch || !stays(visit.url.pathname)) return
    askTo(() => revisit(visit))
    return false
  })

const revisit = (visit: Visit) => router.visit(visit.url, visit)

function onClose(stays: () => boolean) {
  const listener = (event: BeforeUnloadEvent) => {
    if (stays()) event.preventDefault()
  }
  window.addEventListener('beforeunload', listener)
  return () => window.removeEventListener('beforeunload', listener)
}

/**
 * Follows the buttons back and forward. A step that has to wait is taken back at once, so that the
 * address is that of the page on the screen. It is taken again from there, however fast the answer is.
 */
function onHistory(stays: Stays, askTo: AskTo) {
  let place = placeInHistory()
  /** Set while the address goes back to that of the page. */
  let onReturn: (() => void) | null = null
  const note = () => {
    place = placeInHistory()
  }
  function onStep(event: PopStateEvent) {
    if (onReturn) {
      event.stopImmediatePropagation()
      onReturn()
      onReturn = null
    } else if (stays(window.location.pathname)) {
      event.stopImmediatePropagation()
      const step = stepFrom(place)
      const returned = new Promise<void>((done) => (onReturn = done))
      window.history.go(-step)
      askTo(() => void returned.then(() => window.history.go(step)))
    } else note()
  }
  const offArrival = router.on('navigate', note)
  /** This listener runs before that of Inertia, which shows the other page. */
  window.addEventListener('popstate', onStep, { capture: true })
  return () => {
    offArrival()
    window.removeEventListener('popstate', onStep, { capture: true })
  }
}

const BACK = -1

/** How many pages the step passed; one back in a browser that does not tell. */
function stepFrom(place: number | null): number {
  const now = placeInHistory()
  return now === null || place === null || now === place ? BACK : now - place
}

type WithNavigation = { navigation?: { currentEntry?: { index: number } | null } }

const placeInHistory = () => (window as WithNavigation).navigation?.currentEntry?.index ?? null
