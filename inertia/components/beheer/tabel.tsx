import type { ReactNode } from 'react'

/** A heading of a column: a word, a number's word (right), or only for screen readers. */
type Kolom = string | { getal: string } | { verborgen: string }

type Props = { naam: string; kolommen: readonly Kolom[]; children: ReactNode }

/** A table that scrolls inside its own region; the rows are the page's. */
export function Tabel({ naam, kolommen, children }: Props) {
  return (
    <div
      className="relative overflow-x-auto"
      tabIndex={0}
      role="region"
      aria-label={`Tabel: ${naam}`}
    >
      <table className="tabel">
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
