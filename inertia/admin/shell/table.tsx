import type { ReactNode } from 'react'

/**
 * The heading of a column: a word, a word above numbers (right-aligned), or only for screen
 * readers.
 */
type Column = string | { number: string } | { hidden: string }
export type Columns = readonly Column[]

type Props = {
  name: string
  columns: Columns
  /**
   * How the table looks on a phone. `stacked`: each row is a card, with its cells below each other
   * under their `data-heading`. `figures`: a row shows its name, and below that its figures side by
   * side under their headings; `amounts`: the same with room for amounts. `narrow`: the columns are
   * few enough to fit. Otherwise the table scrolls.
   */
  onPhone?: 'stacked' | 'figures' | 'amounts' | 'narrow'
  /** The children are bodies of rows that belong together, instead of rows. */
  grouped?: boolean
  children: ReactNode
}

/** A table that scrolls inside its own region. The page provides the rows. */
export function Table({ name, columns, onPhone, grouped = false, children }: Props) {
  return (
    <div className="table-frame relative" tabIndex={0} role="region" aria-label={`Tabel: ${name}`}>
      <table className={`data-table ${onPhone ?? ''}`.trim()}>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHeading key={keyOf(column)} column={column} />
            ))}
          </tr>
        </thead>
        {grouped ? children : <tbody>{children}</tbody>}
      </table>
    </div>
  )
}

const keyOf = (column: Column) => (typeof column === 'string' ? column : Object.values(column)[0])

function ColumnHeading({ column }: { column: Column }) {
  if (typeof column === 'string') return <th scope="col">{column}</th>
  if ('number' in column)
    return (
      <th scope="col" className="number">
        {column.number}
      </th>
    )
  return (
    <th scope="col">
      <span className="sr-only">{column.hidden}</span>
    </th>
  )
}
