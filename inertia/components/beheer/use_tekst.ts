import { router } from '@inertiajs/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { roep } from '~/components/beheer/roep'
import { useActie } from '~/components/beheer/use_actie'
import type { DialoogInGebruik } from '~/hooks/use_dialoog'

export type Tekst<D> = {
  /** Which text, and what its parts are called on the wire. */
  naam: string
  veld: string
  gezien: string
  delen: readonly D[]
  oorspronkelijk: readonly D[]
}

type Deel<D> = { readonly sleutel: number; readonly deel: D }

/** A text while it is being changed. */
export function useTekst<D>(tekst: Tekst<D>, { vraag }: DialoogInGebruik) {
  const { naam, veld, gezien, oorspronkelijk } = tekst
  const api = `/api/dashboard/tekst/${naam}`
  const volgende = useRef(tekst.delen.length)
  const naar = useRef<number | null>(null)
  const [delen, setDelen] = useState<readonly Deel<D>[]>(() => metSleutels(tekst.delen))
  const [gedaan, setGedaan] = useState('')
  const { voerUit, ...actie } = useActie(roep)

  /** Focus stays with what was moved, made, or stands where something was taken away. */
  useEffect(() => {
    if (naar.current === null) return
    document.getElementById(`deel-${naar.current}`)?.focus()
    naar.current = null
  }, [delen])

  function zet(nieuw: (eerder: readonly Deel<D>[]) => readonly Deel<D>[]) {
    setGedaan('')
    setDelen(nieuw)
  }

  const verander = (nr: number, deel: D) =>
    zet((eerder) => eerder.map((een, plek) => (plek === nr ? { ...een, deel } : een)))

  function verplaats(nr: number, stap: -1 | 1) {
    naar.current = delen[nr]!.sleutel
    zet((eerder) => {
      const rij = [...eerder]
      rij.splice(nr + stap, 0, ...rij.splice(nr, 1))
      return rij
    })
  }

  function voegToe(nr: number, deel: D) {
    const sleutel = volgende.current++
    naar.current = sleutel
    zet((eerder) => [...eerder.slice(0, nr + 1), { sleutel, deel }, ...eerder.slice(nr + 1)])
  }

  function verwijder(nr: number) {
    naar.current = (delen[nr + 1] ?? delen[nr - 1])!.sleutel
    zet((eerder) => eerder.filter((_, plek) => plek !== nr))
  }

  async function slaOp(event: FormEvent) {
    event.preventDefault()
    setGedaan('')
    const gegevens = { [veld]: delen.map(({ deel }) => deel), gezien }
    if (await voerUit(api, gegevens, 'PUT')) klaar('Opgeslagen. Bezoekers zien het meteen.')
  }

  async function zetTerug() {
    setGedaan('')
    const zeker = await vraag({
      titel: 'Terug naar de oorspronkelijke tekst',
      alineas: ['Wat jullie hebben geschreven, verdwijnt van de pagina. Weet je het zeker?'],
      sluit: 'Nee',
      ja: 'Ja',
      toon: 'gewoon',
    })
    if (!zeker || !(await voerUit(api, { gezien }, 'DELETE'))) return
    volgende.current = oorspronkelijk.length
    setDelen(metSleutels(oorspronkelijk))
    klaar('De oorspronkelijke tekst staat er weer.')
  }

  function klaar(zin: string) {
    setGedaan(zin)
    router.reload()
  }

  return { delen, verander, verplaats, voegToe, verwijder, slaOp, zetTerug, gedaan, ...actie }
}

const metSleutels = <D>(delen: readonly D[]): Deel<D>[] =>
  delen.map((deel, sleutel) => ({ sleutel, deel }))
