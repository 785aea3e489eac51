import { Link } from '@inertiajs/react'
import { alsKorteDag } from '~/components/beheer/datum'
import { Uiterlijk, type Termijn } from '~/components/beheer/moment'
import { Tabel } from '~/components/beheer/tabel'

/** A parcel to send, see `app/beheer/transformers/pakket.ts`. */
export type Pakket = {
  id: number
  nummer: string
  naam: string
  adres: string | null
  postcode: string | null
  plaats: string | null
  spel: string
  betaaldOp: string
  /** What the FAQ promises, and what the order page promises. */
  streven: Termijn
  uiterlijk: Termijn
}

const KOLOMMEN = ['Bestelling', 'Naar', 'Betaald', 'Binnen 3 dagen', 'Binnen 5 werkdagen'] as const
const MET_KEUZE = [{ verborgen: 'Kies' }, ...KOLOMMEN] as const

type Props = {
  pakketten: readonly Pakket[]
  /** Which are chosen, where there is something to choose. */
  keuze?: { gekozen: ReadonlySet<number>; onKies: (id: number, aan: boolean) => void }
}

/** Parcels to send, the oldest promise first. */
export function Pakketten({ pakketten, keuze }: Props) {
  return (
    <Tabel naam="Pakketten" kolommen={keuze ? MET_KEUZE : KOLOMMEN} stapel>
      {pakketten.map((pakket) => (
        <tr key={pakket.id} className="align-top">
          {keuze && (
            <td>
              <label className="keuze">
                <input
                  type="checkbox"
                  checked={keuze.gekozen.has(pakket.id)}
                  onChange={({ target }) => keuze.onKies(pakket.id, target.checked)}
                />
                <span className="sr-only">
                  Kies {pakket.nummer} voor {pakket.naam}
                </span>
              </label>
            </td>
          )}
          <th scope="row" className="sm:py-2">
            <Link
              href={`/dashboard/bestellingen/${pakket.id}`}
              className="link inline-flex min-h-7 items-center whitespace-nowrap"
            >
              {pakket.nummer}
            </Link>
            <span className="block text-zacht">{pakket.spel}</span>
          </th>
          <td className="naam sm:py-2">
            {pakket.naam}
            <span className="block text-zacht">
              {pakket.adres}, {pakket.postcode} {pakket.plaats}
            </span>
          </td>
          <td data-kop="Betaald" className="sm:py-2 whitespace-nowrap">
            <time dateTime={pakket.betaaldOp}>{alsKorteDag(pakket.betaaldOp)}</time>
          </td>
          <td data-kop="Binnen 3 dagen" className="sm:py-2">
            <Uiterlijk {...pakket.streven} />
          </td>
          <td data-kop="Binnen 5 werkdagen" className="sm:py-2">
            <Uiterlijk {...pakket.uiterlijk} />
          </td>
        </tr>
      ))}
    </Tabel>
  )
}
