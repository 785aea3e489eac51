import { useEffect, useState, type RefObject } from 'react'

type Invoer = Partial<Record<string, { focus: () => void } | null>>

/**
 * Gives the focus to a field of a refused form, once it can be typed in again: while a form is being
 * sent its fields are disabled, and a disabled field takes no focus.
 *
 * @param bezig whether the form is being sent
 * @returns tells which fields were refused; the first of them gets the focus
 */
export function useFocusNaFout(invoer: RefObject<Invoer>, bezig: boolean) {
  const [fout, setFout] = useState<{ veld?: string }>({})

  useEffect(() => {
    if (!bezig && fout.veld) invoer.current[fout.veld]?.focus()
  }, [bezig, fout, invoer])

  return (errors: object = {}) => setFout({ veld: Object.keys(errors)[0] })
}
