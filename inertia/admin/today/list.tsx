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

type OrderProps = { id: number | null; number: string | null }

/** The order of a row, with a link to it. */
export const OrderCell = ({ id, number }: OrderProps) => (
  <th scope="row" className="whitespace-nowrap">
    {id === null ? (
      <span className="text-soft">geen bestelling</span>
    ) : (
      <Link href={adminUrlFor('admin_order.show', { id })} className="link">
        {number}
      </Link>
    )}
  </th>
)
