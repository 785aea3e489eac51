import { useEffect, useRef, useState } from 'react'

/**
 * For a screen that changes by itself: begins at the top, and gives the focus that went with what
 * disappeared to the title of what came. Who is still somewhere, such as in a dialog, is left there.
 *
 * @param scherm what is shown; another value is another screen
 * @param bericht what happened, for who does not see it
 * @param inDialog whether a dialog holds the focus; what it leaves behind may be gone as well
 * @returns what a live region says: nothing until something changed
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
