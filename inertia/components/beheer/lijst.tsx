import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { Paneel } from '~/components/beheer/paneel'
import { Tabel, type Kolommen } from '~/components/beheer/tabel'

type Props = {
  titel: string
  leeg: string
  kolommen: Kolommen
  /** Shows how many there are in the title. */
  metAantal?: boolean
  children: ReactNode[]
}

/** A table with its title, or why there is nothing in it. */
export function Lijst({ titel, leeg, kolommen, metAantal = false, children }: Props) {
  const aantal = children.length
  return (
    <Paneel titel={metAantal && aantal > 0 ? `${titel} (${aantal})` : titel}>
      {aantal === 0 ? (
        <p className="text-zacht">{leeg}</p>
      ) : (
        <Tabel naam={titel} kolommen={kolommen} stapel>
          {children}
        </Tabel>
      )}
    </Paneel>
  )
}

type OrderProps = { id: number | null; nummer: string | null }

/** The order that a row is about, with the way to it. */
export const Bestelcel = ({ id, nummer }: OrderProps) => (
  <th scope="row" className="whitespace-nowrap">
    {id === null ? (
      <span className="text-zacht">geen bestelling</span>
    ) : (
      <Link href={`/dashboard/bestellingen/${id}`} className="link">
        {nummer}
      </Link>
    )}
  </th>
)
