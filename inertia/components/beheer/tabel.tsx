import type { ReactNode } from 'react'

/** A heading of a column: a word, a number's word (right), or only for screen readers. */
type Kolom = string | { getal: string } | { verborgen: string }
export type Kolommen = readonly Kolom[]

type Props = {
  naam: string
  kolommen: Kolommen
  /** On a phone each row is a card: its cells below each other, under what `data-kop` says. */
  stapel?: boolean
  children: ReactNode
}

/** A table that scrolls inside its own region; the rows are the page's. */
export function Tabel({ naam, kolommen, stapel = false, children }: Props) {
  return (
    <div
      className="tabelvak relative overflow-x-auto"
      tabIndex={0}
      role="region"
      aria-label={`Tabel: ${naam}`}
    >
      <table className={stapel ? 'tabel stapel' : 'tabel'}>
        <thead>
          <tr>
            {kolommen.map((kolom) =>
              typeof kolom === 'string' ? (
                <th key={kolom} scope="col">
                  {kolom}
                </th>
              ) : 'getal' in kolom ? (
                <th key={kolom.getal} scope="col" className="getal">
                  {kolom.getal}
                </th>
              ) : (
                <th key={kolom.verborgen} scope="col">
                  <span className="sr-only">{kolom.verborgen}</span>
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
