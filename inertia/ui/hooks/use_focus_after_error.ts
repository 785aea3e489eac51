import { useEffect, useState, type RefObject } from 'react'

type Input = Partial<Record<string, { focus: () => void } | null>>

/**
 * Gives the focus to a field of a refused form, once it can be typed in again: while a form is being
 * sent its fields are disabled, and a disabled field takes no focus.
 *
 * @param bezig whether the form is being sent
 * @returns tells which fields were refused; the first of them gets the focus
 */
export function useFocusAfterError(input: RefObject<Input>, busy: boolean) {
  const [error, setError] = useState<{ veld?: string }>({})

  useEffect(() => {
    if (!busy && error.veld) input.current[error.veld]?.focus()
  }, [busy, error, input])

  return (errors: object = {}) => setError({ veld: Object.keys(errors)[0] })
}
