import { Link } from '@inertiajs/react'
import { Time } from '~/ui/time'
import { Table } from '~/admin/shell/table'

/** An order in a list, see `app/shop/orders/order_row.ts`. */
export type OrderRow = {
  id: number
  nummer: string
  naam: string
  spel: string
  status: string
  statustekst: string
  totaal: string
  op: string
}

const COLUMNS = ['Nummer', 'Naam', 'Spel', 'Stand', { getal: 'Bedrag' }, 'Besteld'] as const

/** Orders; each row leads to its order. */
export function OrderList({ bestellingen: orders }: { bestellingen: readonly OrderRow[] }) {
  return (
    <Table naam="Bestellingen" kolommen={COLUMNS} stapel>
      {orders.map(
        ({
          id,
          nummer: number,
          naam: name,
          spel: game,
          status,
          statustekst: statusText,
          totaal: total,
          op: at,
        }) => (
          <tr key={id} className="hover:bg-vlak-diep">
            <th scope="row" className="whitespace-nowrap">
              <Link href={`/dashboard/bestellingen/${id}`} className="link rijlink">
                {number}
              </Link>
            </th>
            <td className="naam">{name}</td>
            <td className="naam">{game}</td>
            <td className={status === 'betaald' ? 'font-semibold' : undefined}>{statusText}</td>
            <td data-kop="Bedrag" className="getal whitespace-nowrap">
              {total}
            </td>
            <td data-kop="Besteld">
              <Time op={at} />
            </td>
          </tr>
        )
      )}
    </Table>
  )
}
