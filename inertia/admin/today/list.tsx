import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { Panel } from '~/admin/shell/panel'
import { Table, type Columns } from '~/admin/shell/table'
import { adminUrlFor } from '~/wire/admin_routes'

type Props = {
  /** The id of its heading, to which the tiles lead. */
  id: string
  title: string
  columns: Columns
  /** What can be done with all rows at once. */
  action?: ReactNode
  children: ReactNode[]
}

/** A table under its title, which tells the number of rows. */
export function List({ id, title, columns, action, children }: Props) {
  return (
    <Panel id={id} title={`${title} (${children.length})`}>
      {action && <p className="mb-3">{action}</p>}
      <Table name={title} columns={columns} onPhone="stacked">
        {children}
      </Table>
    </Panel>
  )
}

type AboutProps = {
  orderId: number | null
  orderNumber: string | null
  bookingId?: number | null
  bookingNumber?: string | null
}

/** What a row is about, with a link to it: an order or a booking. */
export function AboutCell({ orderId, orderNumber, bookingId = null, bookingNumber }: AboutProps) {
  return (
    <th scope="row" className="whitespace-nowrap">
      {orderId !== null ? (
        <Link href={adminUrlFor('admin_order.show', { id: orderId })} className="link">
          {orderNumber}
        </Link>
      ) : bookingId !== null ? (
        <Link href={adminUrlFor('admin_booking.show', { id: bookingId })} className="link">
          {bookingNumber}
        </Link>
      ) : (
        <span className="text-soft">geen bestelling</span>
      )}
    </th>
  )
}
