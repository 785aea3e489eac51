import { router } from '@inertiajs/react'
import { useState } from 'react'
import { roep } from '~/components/beheer/roep'
import { useActie } from '~/components/beheer/use_actie'

/** What a panel of an order's page does: after each call the page is fetched anew. */
export function useBestelactie(bestellingId: number) {
  const { voerUit, voerEenKeerUit, ...rest } = useActie(roep)
  const [gedaan, setGedaan] = useState('')
  const adres = (call: string) => `/api/dashboard/bestelling/${bestellingId}/${call}`

  async function doe(call: string, data: object, klaar: string, method: 'POST' | 'PUT' = 'POST') {
    setGedaan('')
    return meld(await voerUit(adres(call), data, method), klaar)
  }

  /** For what adds up: the same press sent twice counts once. */
  async function doeEenKeer(call: string, data: object, klaar: string) {
    setGedaan('')
    return meld(await voerEenKeerUit(adres(call), data), klaar)
  }

  function meld(gelukt: boolean, klaar: string): boolean {
    if (gelukt) setGedaan(klaar)
    router.reload()
    return gelukt
  }

  return { doe, doeEenKeer, gedaan, ...rest }
}
