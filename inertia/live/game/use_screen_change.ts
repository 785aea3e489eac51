import { useEffect, useRef, useState } from 'react'

/**
 * Handles a screen that changes by itself. It scrolls to the top, and when the focused part
 * disappeared it moves the focus to the title of the new screen. Focus that is elsewhere, such as
 * in a dialog, stays there.
 *
 * @param screen the present screen; another value means another screen
 * @param message what happened, for people who do not see it
 * @param inDialog whether a dialog holds the focus; the element behind it may be gone as well
 * @returns the text of a live region, empty until something changed
 */
export function useScreenChange(screen: string, message: string, inDialog: boolean): string {
  const [said, setSaid] = useState('')
  const previous = useRef(screen)
  const switched = useRef(false)

  useEffect(() => {
    if (previous.current !== screen) {
      previous.current = screen
      switched.current = true
      window.scrollTo({ top: 0 })
      setSaid(message)
    }
    if (!switched.current || inDialog) return
    switched.current = false
    if (isFocusLost()) document.querySelector<HTMLElement>('main h1')?.focus(WITHOUT_SCROLLING)
  }, [screen, message, inDialog])

  return said
}

const WITHOUT_SCROLLING = { preventScroll: true }

const isFocusLost = () =>
  document.activeElement === null || document.activeElement === document.body
