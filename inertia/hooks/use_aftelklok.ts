import { useEffect, useState } from 'react'
import { alsMinutenSeconden } from '#domain/spellenfabriek/aftelklok'
import type { Klokstand } from '~/types_live'

/** Sixty phones reach zero in the same second; one that is first ends it for all. */
const SPREIDING_MS = 1_500

/**
 * The countdown of a game, the same second on every screen.
 *
 * @param verschil how far this device's clock is off, in milliseconds
 * @param bijNul told once, shortly after the time is over and only if it still is, for every end time anew
 */
export function useAftelklok(
  klok: Pick<Klokstand, 'status' | 'eindtijd' | 'gepauzeerd_sinds'>,
  verschil: number,
  bijNul?: () => void
) {
  const [seconden, setSeconden] = useState<number | null>(null)
  const { status, eindtijd, gepauzeerd_sinds: stil } = klok
  const loopt = status === 'started' && stil === null

  useEffect(() => {
    /** Whole seconds: a tick that shows nothing new renders nothing. */
    const tik = () => {
      const nu = stil ?? Date.now() + verschil
      setSeconden(eindtijd === null ? null : Math.max(0, Math.ceil((eindtijd - nu) / 1000)))
    }
    tik()
    if (!loopt) return
    const timer = setInterval(tik, 250)
    return () => clearInterval(timer)
  }, [loopt, stil, verschil, eindtijd])

  const voorbij = loopt && seconden === 0

  useEffect(() => {
    if (!voorbij) return
    const timer = setTimeout(() => bijNul?.(), Math.random() * SPREIDING_MS)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each end
  }, [voorbij, eindtijd])

  return { seconden, tekst: seconden === null ? '--:--' : alsMinutenSeconden(seconden), voorbij }
}
