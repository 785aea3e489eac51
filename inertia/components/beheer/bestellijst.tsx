import { Link } from '@inertiajs/react'
import { Tijd } from '~/components/beheer/moment'
import { Tabel } from '~/components/beheer/tabel'

/** An order in a list, see `app/beheer/transformers/bestelregel.ts`. */
export type Bestelregel = {
  id: number
  nummer: string
  naam: string
  spel: string
  status: string
  statustekst: string
  totaal: string
  op: string
}

const KOLOMMEN = ['Nummer', 'Naam', 'Spel', 'Stand', { getal: 'Bedrag' }, 'Besteld'] as const

/** Orders; each row leads to its order. */
export function Bestellijst({ bestellingen }: { bestellingen: readonly Bestelregel[] }) {
  return (
    <Tabel naam="Bestellingen" kolommen={KOLOMMEN} stapel>
      {bestellingen.map(({ id, nummer, naam, spel, status, statustekst, totaal, op }) => (
        <tr key={id} className="hover:bg-vlak-diep">
          <th scope="row" className="whitespace-nowrap">
            <Link href={`/dashboard/bestellingen/${id}`} className="link rijlink">
              {nummer}
            </Link>
          </th>
          <td className="naam">{naam}</td>
          <td className="naam">{spel}</td>
          <td className={status === 'betaald' ? 'font-semibold' : undefined}>{statustekst}</td>
          <td data-kop="Bedrag" className="getal whitespace-nowrap">
            {totaal}
          </td>
          <td data-kop="Besteld">
            <Tijd op={op} />
          </td>
        </tr>
      ))}
    </Tabel>
  )
}
