import { useEffect, useState } from 'react'
import { alsMinutenSeconden } from '#domain/spellenfabriek/aftelklok'
import type { Klokstand } from '~/types_live'

/**
 * The countdown of a game, the same second on every screen.
 *
 * @param verschil how far this device's clock is off, in milliseconds
 * @param bijNul told once when the time is over, for every end time anew
 */
export function useAftelklok(
  klok: Pick<Klokstand, 'status' | 'eindtijd' | 'gepauzeerd_sinds'>,
  verschil: number,
  bijNul?: () => void
) {
  const [nu, setNu] = useState<number | null>(null)
  const loopt = klok.status === 'started' && klok.gepauzeerd_sinds === null
  const { eindtijd } = klok

  useEffect(() => {
    const tik = () => setNu(Date.now() + verschil)
    tik()
    if (!loopt) return
    const timer = setInterval(tik, 250)
    return () => clearInterval(timer)
  }, [loopt, verschil, eindtijd])

  const peil = klok.gepauzeerd_sinds ?? nu
  const seconden =
    eindtijd === null || peil === null ? null : Math.max(0, Math.ceil((eindtijd - peil) / 1000))
  const voorbij = loopt && seconden === 0

  useEffect(() => {
    if (voorbij) bijNul?.()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each end
  }, [voorbij, eindtijd])

  return { seconden, tekst: seconden === null ? '--:--' : alsMinutenSeconden(seconden), voorbij }
}
