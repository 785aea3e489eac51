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
   * Whether each row becomes a card on a phone, with its cells below each other under their
   * `data-kop`.
   */
  stacked?: boolean
  children: ReactNode
}

/** A table that scrolls inside its own region. The page provides the rows. */
export function Table({ name, columns, stacked = false, children }: Props) {
  return (
    <div
      className="table-frame relative overflow-x-auto"
      tabIndex={0}
      role="region"
      aria-label={`Tabel: ${name}`}
    >
      <table className={stacked ? 'data-table stacked' : 'data-table'}>
        <thead>
          <tr>
            {columns.map((column) =>
              typeof column === 'string' ? (
                <th key={column} scope="col">
                  {column}
                </th>
              ) : 'number' in column ? (
                <th key={column.number} scope="col" className="number">
                  {column.number}
                </th>
              ) : (
                <th key={column.hidden} scope="col">
                  <span className="sr-only">{column.hidden}</span>
                </th>
              )
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
