import { useEffect, useRef, useState } from 'react'

/**
 * For a screen that changes by itself: begins at the top, and gives the focus that went with what
 * disappeared to the title of what came. Who is still somewhere, such as in a dialog, is left there.
 *
 * @param scherm what is shown; another value is another screen
 * @param bericht what happened, for who does not see it
 * @param inDialoog whether a dialog holds the focus; what it leaves behind may be gone as well
 * @returns what a live region says: nothing until something changed
 */
export function useSchermwissel(scherm: string, bericht: string, inDialoog: boolean): string {
  const [gezegd, setGezegd] = useState('')
  const vorig = useRef(scherm)
  const gewisseld = useRef(false)

  useEffect(() => {
    if (vorig.current !== scherm) {
      vorig.current = scherm
      gewisseld.current = true
      window.scrollTo({ top: 0 })
      setGezegd(bericht)
    }
    if (!gewisseld.current || inDialoog) return
    gewisseld.current = false
    if (isFocusKwijt()) document.querySelector<HTMLElement>('main h1')?.focus(ZONDER_SCHUIVEN)
  }, [scherm, bericht, inDialoog])

  return gezegd
}

const ZONDER_SCHUIVEN = { preventScroll: true }

const isFocusKwijt = () =>
  document.activeElement === null || document.activeElement === document.body
