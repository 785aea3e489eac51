import { useEffect, useState, type RefObject } from 'react'
import { fieldOf } from '~/ui/form_fields'

/**
 * Gives the focus to a field of a refused form, once it can be typed in again: while a form is being
 * sent its fields are disabled, and a disabled field takes no focus.
 *
 * @param busy whether the form is being sent
 * @returns tells which fields were refused, by name; the first of them gets the focus, or else the
 *   general message
 */
export function useFocusAfterError(form: RefObject<HTMLFormElement | null>, busy: boolean) {
  const [error, setError] = useState<{ field?: string } | null>(null)

  useEffect(() => {
    if (busy || !error) return
    const field = error.field ? fieldOf(form.current, error.field) : null
    const told = field ?? form.current?.querySelector<HTMLElement>('[role="alert"]')
    told?.focus()
  }, [busy, error, form])

  return (errors: object = {}) => setError({ field: Object.keys(errors)[0] })
}
