import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { Panel } from '~/admin/shell/panel'
import { Table, type Columns } from '~/admin/shell/table'

type Props = {
  titel: string
  leeg: string
  kolommen: Columns
  /** Shows how many there are in the title. */
  metAantal?: boolean
  children: ReactNode[]
}

/** A table with its title, or why there is nothing in it. */
export function List({
  titel: title,
  leeg: empty,
  kolommen: columns,
  metAantal: withCount = false,
  children,
}: Props) {
  const count = children.length
  return (
    <Panel titel={withCount && count > 0 ? `${title} (${count})` : title}>
      {count === 0 ? (
        <p className="text-zacht">{empty}</p>
      ) : (
        <Table naam={title} kolommen={columns} stapel>
          {children}
        </Table>
      )}
    </Panel>
  )
}

type OrderProps = { id: number | null; nummer: string | null }

/** The order that a row is about, with the way to it. */
export const OrderCell = ({ id, nummer: number }: OrderProps) => (
  <th scope="row" className="whitespace-nowrap">
    {id === null ? (
      <span className="text-zacht">geen bestelling</span>
    ) : (
      <Link href={`/dashboard/bestellingen/${id}`} className="link">
        {number}
      </Link>
    )}
  </th>
)
