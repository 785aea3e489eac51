import { useEffect, useRef } from 'react'
import type { GameInUse } from './use_game'

/**
 * The end is at the top of the page: whoever solved the last question is taken there, once its
 * message was read. Who opens a game that was over already stays where they are.
 *
 * @returns for the title that gets the focus
 */
export function useClosingScene({ afgelopen: ended, dialoog: dialog }: GameInUse) {
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef(ended)

  useEffect(() => {
    if (!ended || seen.current || dialog.huidig) return
    seen.current = true
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [ended, dialog.huidig])

  return heading
}
