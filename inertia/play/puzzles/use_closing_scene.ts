import { useEffect, useRef } from 'react'
import type { GameInUse } from './use_game'

/**
 * Moves a player who solved the last question to the end, which is at the top of the page, once its
 * message is closed. A player who opens a finished game stays where they are.
 *
 * @returns a reference for the title that gets the focus
 */
export function useClosingScene({ ended, dialog }: GameInUse) {
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef(ended)

  useEffect(() => {
    if (!ended || seen.current || dialog.shown) return
    seen.current = true
    window.scrollTo({ top: 0 })
    /**
     * A withdrawn question first returns the focus to where it came from, so the title takes it
     * later.
     */
    requestAnimationFrame(() => {
      setTimeout(() => heading.current?.focus({ preventScroll: true }))
    })
  }, [ended, dialog.shown])

  return heading
}
