import { Link } from '@inertiajs/react'
import { formatShortDay } from '~/ui/format_dates'
import { Deadline, type Term } from '~/ui/time'
import { Table } from '~/admin/shell/table'

/** A parcel to send, see `app/shop/parcels/parcel.ts`. */
export type Parcel = {
  id: number
  nummer: string
  naam: string
  adres: string | null
  postcode: string | null
  plaats: string | null
  spel: string
  betaaldOp: string
  /** What the FAQ promises, and what the order page promises. */
  streven: Term
  uiterlijk: Term
}

const COLUMNS = ['Bestelling', 'Naar', 'Betaald', 'Binnen 3 dagen', 'Binnen 5 werkdagen'] as const
const WITH_CHOICE = [{ verborgen: 'Kies' }, ...COLUMNS] as const

type Props = {
  pakketten: readonly Parcel[]
  /** Which are chosen, where there is something to choose. */
  keuze?: { gekozen: ReadonlySet<number>; onKies: (id: number, on: boolean) => void }
}

/** Parcels to send, the oldest promise first. */
export function Parcels({ pakketten: parcels, keuze: choice }: Props) {
  return (
    <Table naam="Pakketten" kolommen={choice ? WITH_CHOICE : COLUMNS} stapel>
      {parcels.map((parcel) => (
        <tr key={parcel.id} className="align-top">
          {choice && (
            <td>
              <label className="keuze">
                <input
                  type="checkbox"
                  checked={choice.gekozen.has(parcel.id)}
                  onChange={({ target }) => choice.onKies(parcel.id, target.checked)}
                />
                <span className="sr-only">
                  Kies {parcel.nummer} voor {parcel.naam}
                </span>
              </label>
            </td>
          )}
          <th scope="row" className="sm:py-2">
            <Link
              href={`/dashboard/bestellingen/${parcel.id}`}
              className="link inline-flex min-h-7 items-center whitespace-nowrap"
            >
              {parcel.nummer}
            </Link>
            <span className="block text-zacht">{parcel.spel}</span>
          </th>
          <td className="naam sm:py-2">
            {parcel.naam}
            <span className="block text-zacht">
              {parcel.adres}, {parcel.postcode} {parcel.plaats}
            </span>
          </td>
          <td data-kop="Betaald" className="sm:py-2 whitespace-nowrap">
            <time dateTime={parcel.betaaldOp}>{formatShortDay(parcel.betaaldOp)}</time>
          </td>
          <td data-kop="Binnen 3 dagen" className="sm:py-2">
            <Deadline {...parcel.streven} />
          </td>
          <td data-kop="Binnen 5 werkdagen" className="sm:py-2">
            <Deadline {...parcel.uiterlijk} />
          </td>
        </tr>
      ))}
    </Table>
  )
}
