import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useInstelling } from '~/components/beheer/use_instelling'
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
  const volgende = useRef(tekst.delen.length)
  const naar = useRef<number | null>(null)
  const [delen, setDelen] = useState<readonly Deel<D>[]>(() => metSleutels(tekst.delen))
  const { bewaar, setGedaan, ...actie } = useInstelling(`/api/dashboard/tekst/${naam}`, gezien)

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

  function slaOp(event: FormEvent) {
    event.preventDefault()
    const gegevens = { [veld]: delen.map(({ deel }) => deel) }
    void bewaar(gegevens, 'Opgeslagen. Bezoekers zien het meteen.')
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
    if (!zeker || !(await bewaar({}, 'De oorspronkelijke tekst staat er weer.', 'DELETE'))) return
    volgende.current = oorspronkelijk.length
    setDelen(metSleutels(oorspronkelijk))
  }

  return { delen, verander, verplaats, voegToe, verwijder, slaOp, zetTerug, ...actie }
}

const metSleutels = <D>(delen: readonly D[]): Deel<D>[] =>
  delen.map((deel, sleutel) => ({ sleutel, deel }))
