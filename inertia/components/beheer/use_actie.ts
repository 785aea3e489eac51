import { useCallback, useRef, useState } from 'react'
import type { Doe } from '~/components/beheer/typen'
import type { FieldErrors } from '~/hooks/use_formulier'

const GEEN_VERBINDING = 'Er is geen verbinding. Probeer het zo nog eens.'
const NIET_INGELOGD = 401
const ONGELDIG = 422

/** The calls of one form or panel: one at a time, and what the last one was refused with. */
export function useActie(doe: Doe) {
  const [bezig, setBezig] = useState(false)
  const [fout, setFout] = useState<string | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const druk = useRef(false)

  /** @returns whether it was done */
  const voerUit = useCallback<(...call: Parameters<Doe>) => Promise<boolean>>(
    async (...call) => {
      if (druk.current) return false
      druk.current = true
      setBezig(true)
      setFout(null)
      setErrors({})
      const gedaan = await doe(...call)
      druk.current = false
      setBezig(false)
      if (gedaan.ok) return true

      const { status, tekst } = gedaan
      /** The page itself leads to the login, and back here after it. */
      if (status === NIET_INGELOGD) window.location.reload()
      if (status === ONGELDIG && Object.keys(gedaan.errors).length > 0) setErrors(gedaan.errors)
      else setFout(status === 0 ? GEEN_VERBINDING : tekst)
      return false
    },
    [doe]
  )

  /** Refuses before anything is sent. */
  const weiger = useCallback((redenen: FieldErrors) => {
    setFout(null)
    setErrors(redenen)
  }, [])

  return { voerUit, weiger, bezig, fout, errors }
}
