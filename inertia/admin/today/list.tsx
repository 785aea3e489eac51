import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { Panel } from '~/admin/shell/panel'
import { Table, type Columns } from '~/admin/shell/table'
import { adminUrlFor } from '~/wire/admin_routes'

type Props = {
  title: string
  empty: string
  columns: Columns
  /** Whether the title shows the number of rows. */
  withCount?: boolean
  /** What can be done with all rows at once. */
  action?: ReactNode
  children: ReactNode[]
}

/** A table with its title, or a sentence that explains why it is empty. */
export function List({ title, empty, columns, withCount = false, action, children }: Props) {
  const count = children.length
  return (
    <Panel title={withCount && count > 0 ? `${title} (${count})` : title}>
      {count === 0 ? (
        <p className="text-soft">{empty}</p>
      ) : (
        <>
          {action && <p className="mb-3">{action}</p>}
          <Table name={title} columns={columns} onPhone="stacked">
            {children}
          </Table>
        </>
      )}
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
