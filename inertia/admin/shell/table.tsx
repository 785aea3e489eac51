import type { ReactNode } from 'react'

/** A heading of a column: a word, a number's word (right), or only for screen readers. */
type Column = string | { getal: string } | { verborgen: string }
export type Columns = readonly Column[]

type Props = {
  naam: string
  kolommen: Columns
  /** On a phone each row is a card: its cells below each other, under what `data-kop` says. */
  stapel?: boolean
  children: ReactNode
}

/** A table that scrolls inside its own region; the rows are the page's. */
export function Table({ naam: name, kolommen: columns, stapel: stacked = false, children }: Props) {
  return (
    <div
      className="tabelvak relative overflow-x-auto"
      tabIndex={0}
      role="region"
      aria-label={`Tabel: ${name}`}
    >
      <table className={stacked ? 'tabel stapel' : 'tabel'}>
        <thead>
          <tr>
            {columns.map((column) =>
              typeof column === 'string' ? (
                <th key={column} scope="col">
                  {column}
                </th>
              ) : 'getal' in column ? (
                <th key={column.getal} scope="col" className="getal">
                  {column.getal}
                </th>
              ) : (
                <th key={column.verborgen} scope="col">
                  <span className="sr-only">{column.verborgen}</span>
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
