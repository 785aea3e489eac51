import { useLayoutEffect, useRef } from 'react'

/**
 * The focus of a form that replaces its button: on the first field when it opens, and back on the
 * button when it closes. It moves before anything is painted, so that it takes no typing away.
 */
export function useUnfold(open: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const was = useRef(open)

  useLayoutEffect(() => {
    if (open === was.current) return
    was.current = open
    if (open) form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    else button.current?.focus()
  }, [open])

  return { form, button }
}
