import { useState } from 'react'
import { alsEuro, prijslabel } from '#domain/winkel/prijs'
import { Paneel } from '~/components/beheer/paneel'
import { Prijspaneel, type Prijsregel } from '~/components/beheer/prijspaneel'
import { Tabel } from '~/components/beheer/tabel'
import { Dialoog } from '~/components/spelen/dialoog'
import { useDialoog } from '~/hooks/use_dialoog'
import { inBeheer } from '~/layouts/beheer'

type Props = { titel: string; spellen: Prijsregel[] }

const KOLOMMEN = [
  'Spel',
  { getal: 'Prijs nu' },
  { verborgen: 'Actie' },
  { getal: 'Laagste in 30 dagen' },
  'Staat erbij in de winkel',
] as const

export default function Prijzen({ titel, spellen }: Props) {
  const [gekozen, setGekozen] = useState<string | null>(null)
  const dialoog = useDialoog()
  const spel = spellen.find(({ sleutel }) => sleutel === gekozen)

  function sluit() {
    document.getElementById(`wijzig-${gekozen}`)?.focus()
    setGekozen(null)
  }

  return (
    <div className="space-y-5">
      <h1 className="text-3xl">{titel}</h1>
      <p className="max-w-[46rem]">
        Een nieuwe prijs geldt meteen, op elke pagina. Wie al aan het bestellen was, ziet eerst de
        nieuwe prijs voordat er iets te betalen valt.
      </p>
      <Paneel titel="Spellen">
        <Tabel naam="Prijzen" kolommen={KOLOMMEN}>
          {spellen.map(({ sleutel, titel: naam, centen, laagste, van }) => (
            <tr key={sleutel}>
              <th scope="row" className="naam">
                {naam}
              </th>
              <td className="getal whitespace-nowrap">
                {centen === null ? 'geen prijs' : prijslabel(centen)}
              </td>
              <td>
                <button
                  type="button"
                  id={`wijzig-${sleutel}`}
                  aria-expanded={sleutel === gekozen}
                  onClick={() => setGekozen(sleutel)}
                  className="knop whitespace-nowrap"
                >
                  Wijzigen<span className="sr-only"> van {naam}</span>
                </button>
              </td>
              <td className="getal whitespace-nowrap">
                {laagste === null ? 'onbekend' : prijslabel(laagste)}
              </td>
              <td className="naam">
                {van === null ? (
                  <span className="text-zacht">niets</span>
                ) : (
                  `Laagste prijs van de afgelopen 30 dagen: ${alsEuro(van)}`
                )}
              </td>
            </tr>
          ))}
        </Tabel>
      </Paneel>
      {spel && <Prijspaneel key={spel.sleutel} spel={spel} dialoog={dialoog} onSluit={sluit} />}
      <Dialoog dialoog={dialoog} />
    </div>
  )
}

Prijzen.layout = inBeheer
