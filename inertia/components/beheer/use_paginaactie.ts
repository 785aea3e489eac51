import { router } from '@inertiajs/react'
import { useState } from 'react'
import { roep } from '~/components/beheer/roep'
import { useActie } from '~/components/beheer/use_actie'

/**
 * What a panel does on a page whose facts are its props: after each call the page is fetched anew.
 *
 * @param api where its calls begin
 */
export function usePaginaactie(api: string) {
  const { voerUit, voerEenKeerUit, ...rest } = useActie(roep)
  const [gedaan, setGedaan] = useState('')

  async function meld(werk: Promise<boolean>, klaar: string): Promise<boolean> {
    setGedaan('')
    const gelukt = await werk
    if (gelukt) setGedaan(klaar)
    router.reload()
    return gelukt
  }

  const doe = (call: string, data: object, klaar: string, method: 'POST' | 'PUT' = 'POST') =>
    meld(voerUit(`${api}/${call}`, data, method), klaar)

  /** For what adds up: the same press sent twice counts once. */
  const doeEenKeer = (call: string, data: object, klaar: string) =>
    meld(voerEenKeerUit(`${api}/${call}`, data), klaar)

  return { doe, doeEenKeer, gedaan, setGedaan, ...rest }
}

/** The same for an order, and for a withdrawal. */
export const useBestelactie = (id: number) => usePaginaactie(`/api/dashboard/bestelling/${id}`)
export const useHerroepingsactie = (id: number) => usePaginaactie(`/api/dashboard/herroeping/${id}`)
