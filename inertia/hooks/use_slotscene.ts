import { useEffect, useRef } from 'react'
import type { SpelInGebruik } from '~/hooks/use_spel'

/**
 * The end is at the top of the page: whoever solved the last question is taken there, once its
 * message was read. Who opens a game that was over already stays where they are.
 *
 * @returns for the title that gets the focus
 */
export function useSlotscene({ afgelopen, dialoog }: SpelInGebruik) {
  const kop = useRef<HTMLHeadingElement>(null)
  const gezien = useRef(afgelopen)

  useEffect(() => {
    if (!afgelopen || gezien.current || dialoog.huidig) return
    gezien.current = true
    window.scrollTo({ top: 0 })
    kop.current?.focus({ preventScroll: true })
  }, [afgelopen, dialoog.huidig])

  return kop
}
