import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { OrderChip } from './order_chip'
import { Time } from '~/ui/time'
import { Table } from '~/admin/shell/table'
import { adminUrlFor } from '~/wire/admin_routes'

const COLUMNS = ['Nummer', 'Naam', 'Spel', 'Stand', { number: 'Bedrag' }, 'Besteld'] as const

/** A list of orders. Each row leads to its order. */
export function OrderList({ orders }: { orders: readonly Data.Shop.Orders.OrderRow[] }) {
  return (
    <Table name="Bestellingen" columns={COLUMNS} onPhone="stacked">
      {orders.map(({ id, number, name, game, status, statusText, total, at }) => (
        <tr key={id}>
          <th scope="row" className="whitespace-nowrap">
            <Link href={adminUrlFor('admin_order.show', { id })} className="link row-link">
              {number}
            </Link>
          </th>
          <td className="name">{name}</td>
          <td>{game}</td>
          <td>
            <OrderChip status={status}>{statusText}</OrderChip>
          </td>
          <td data-heading="Bedrag" className="number whitespace-nowrap">
            {total}
          </td>
          <td data-heading="Besteld">
            <Time at={at} />
          </td>
        </tr>
      ))}
    </Table>
  )
}
