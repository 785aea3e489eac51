import { router } from '@inertiajs/react'
import { useState } from 'react'
import { roep } from '~/components/beheer/roep'
import { useActie } from '~/components/beheer/use_actie'

/** What a panel of a withdrawal's page does: after each call the page is fetched anew. */
export function useHerroepingsactie(id: number) {
  const { voerUit, voerEenKeerUit, ...rest } = useActie(roep)
  const [gedaan, setGedaan] = useState('')
  const adres = (call: string) => `/api/dashboard/herroeping/${id}/${call}`

  async function meld(werk: Promise<boolean>, klaar: string): Promise<boolean> {
    setGedaan('')
    const gelukt = await werk
    if (gelukt) setGedaan(klaar)
    router.reload()
    return gelukt
  }

  const doe = (call: string, data: object, klaar: string) => meld(voerUit(adres(call), data), klaar)

  /** For what adds up: the same press sent twice counts once. */
  const doeEenKeer = (call: string, data: object, klaar: string) =>
    meld(voerEenKeerUit(adres(call), data), klaar)

  return { doe, doeEenKeer, gedaan, ...rest }
}
