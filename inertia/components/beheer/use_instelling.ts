import { router } from '@inertiajs/react'
import { useCallback, useState } from 'react'
import { voegSamen } from '#domain/winkel/samenvoegen'
import { roep } from '~/components/beheer/roep'
import type { Doe } from '~/components/beheer/typen'
import { useActie } from '~/components/beheer/use_actie'

const INTUSSEN_GEWIJZIGD = 409

/**
 * Saves a setting. When another admin was first, the page is fetched anew while what was typed stays:
 * saving again then goes over what is stored by now.
 *
 * @param gezien stands for what is stored, as the page knows it
 */
export function useInstelling(api: string, gezien: string) {
  const [gedaan, setGedaan] = useState('')
  const [ingehaald, setIngehaald] = useState(false)
  const doe = useCallback<Doe>(async (...call) => {
    const antwoord = await roep(...call)
    const teLaat = !antwoord.ok && antwoord.status === INTUSSEN_GEWIJZIGD
    if (antwoord.ok || teLaat) router.reload()
    setIngehaald((eerder) => !antwoord.ok && (eerder || teLaat))
    return antwoord
  }, [])
  const { voerUit, ...actie } = useActie(doe)

  async function bewaar(gegevens: object, klaar: string, method: 'PUT' | 'DELETE' = 'PUT') {
    setGedaan('')
    const gelukt = await voerUit(api, { ...gegevens, gezien }, method)
    if (gelukt) setGedaan(klaar)
    return gelukt
  }

  return { bewaar, ingehaald, gedaan, setGedaan, ...actie }
}

/** The fields of a form on top of what is stored, see `voegSamen`. */
export function useVelden<Velden extends object>(opgeslagen: Velden) {
  const [velden, setVelden] = useState(opgeslagen)
  const [begin, setBegin] = useState(opgeslagen)
  if (begin !== opgeslagen) {
    setBegin(opgeslagen)
    setVelden(voegSamen(begin, velden, opgeslagen))
  }
  return [velden, setVelden] as const
}
