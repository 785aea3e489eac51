import { useCallback, useRef, useState } from 'react'
import type { Doe } from '~/components/beheer/typen'
import type { FieldErrors } from '~/hooks/use_formulier'
import { verseSleutel } from '~/http'

const GEEN_VERBINDING = 'Er is geen verbinding. Probeer het zo nog eens.'
const NIET_INGELOGD = 401
const ONGELDIG = 422
/** Who presses the same again within this time, after no answer came, tries again. */
const ZELFDE_DRUK_MS = 60_000

/** The calls of one form or panel: one at a time, and what the last one was refused with. */
export function useActie(doe: Doe) {
  const [bezig, setBezig] = useState(false)
  const [fout, setFout] = useState<string | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const druk = useRef(false)
  const open = useRef<{ vraag: string; sleutel: string; sinds: number } | null>(null)

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

  /** The same, for what adds up: a press that was sent twice, as its answer got lost, counts once. */
  const voerEenKeerUit = useCallback(
    async (url: string, data: object): Promise<boolean> => {
      if (druk.current) return false
      const vraag = JSON.stringify([url, data])
      const nu = Date.now()
      const eerder = open.current
      const zelfde = eerder?.vraag === vraag && nu - eerder.sinds < ZELFDE_DRUK_MS
      const deze = zelfde ? eerder : { vraag, sleutel: verseSleutel(), sinds: nu }
      open.current = deze
      const gedaan = await voerUit(url, { ...data, sleutel: deze.sleutel })
      if (gedaan) open.current = null
      return gedaan
    },
    [voerUit]
  )

  /** Refuses before anything is sent. */
  const weiger = useCallback((redenen: FieldErrors) => {
    setFout(null)
    setErrors(redenen)
  }, [])

  return { voerUit, voerEenKeerUit, weiger, bezig, fout, errors }
}
