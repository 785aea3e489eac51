import { useEffect, useRef } from 'react'

/**
 * Focus of a form that takes the place of its button: to the first field when it opens, and back to
 * the button when it closes.
 */
export function useUitklap(open: boolean) {
  const formulier = useRef<HTMLFormElement>(null)
  const knop = useRef<HTMLButtonElement>(null)
  const was = useRef(open)

  useEffect(() => {
    if (open === was.current) return
    was.current = open
    if (open) formulier.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    else knop.current?.focus()
  }, [open])

  return { formulier, knop }
}
