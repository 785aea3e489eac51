import { useRef, useState } from 'react'
import { Bladzijden } from '~/components/beheer/bladzijden'
import { KlantToevoegen } from '~/components/beheer/klant_toevoegen'
import { GeenKlanten, Klantenlijst, type Klantregel } from '~/components/beheer/klantenlijst'
import { Paneel } from '~/components/beheer/paneel'
import { Zoekbalk } from '~/components/beheer/zoekbalk'
import { inBeheer } from '~/layouts/beheer'

type Props = {
  titel: string
  zoek: string
  klanten: Klantregel[]
  bladzijde: number
  bladzijden: number
  aantal: number
}

export default function Dashboard({ titel, zoek, klanten, bladzijde, bladzijden, aantal }: Props) {
  const [nieuw, setNieuw] = useState(false)
  const knop = useRef<HTMLButtonElement>(null)

  function sluit() {
    setNieuw(false)
    knop.current?.focus()
  }

  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{titel}</h1>
        <button
          ref={knop}
          type="button"
          aria-expanded={nieuw}
          onClick={() => setNieuw(!nieuw)}
          className="knop knop-lak"
        >
          Klant toevoegen
        </button>
      </div>
      {nieuw && <KlantToevoegen onSluit={sluit} />}
      <Zoekbalk pad="/dashboard" zoek={zoek} label="Zoek op naam of e-mailadres" />
      <Paneel titel={aantal === 1 ? '1 klant' : `${aantal} klanten`}>
        {klanten.length === 0 ? <GeenKlanten zoek={zoek} /> : <Klantenlijst klanten={klanten} />}
        <Bladzijden
          pad="/dashboard"
          vraag={{ zoek }}
          bladzijde={bladzijde}
          bladzijden={bladzijden}
        />
      </Paneel>
    </div>
  )
}

Dashboard.layout = inBeheer
