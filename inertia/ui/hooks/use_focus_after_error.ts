import { useEffect, useState, type RefObject } from 'react'
import { fieldOf } from '~/ui/form_fields'

/**
 * Gives the focus to a field of a refused form, once it can be typed in again: while a form is being
 * sent its fields are disabled, and a disabled field takes no focus.
 *
 * @param busy whether the form is being sent
 * @returns tells which fields were refused, by name; the first of them gets the focus
 */
export function useFocusAfterError(form: RefObject<HTMLFormElement | null>, busy: boolean) {
  const [error, setError] = useState<{ field?: string }>({})

  useEffect(() => {
    if (!busy && error.field) fieldOf(form.current, error.field)?.focus()
  }, [busy, error, form])

  return (errors: object = {}) => setError({ field: Object.keys(errors)[0] })
}
