import { router } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import { SearchField } from '~/admin/shell/search_field'
import { SelectField, type Choice } from '~/ui/select_field'

export type Filter = { zoek: string; status: string | null; spel: string | null }

type Props = { filter: Filter; statussen: Choice[]; spellen: Choice[] }

export const ORDERS = '/dashboard/bestellingen'

/** What an address holds of a filter; what is left out is everything. */
export function asQuery({ zoek: search, status, spel: game }: Filter): Record<string, string> {
  return { ...(search && { zoek: search }), ...(status && { status }), ...(game && { spel: game }) }
}

const all = (text: string, choices: Choice[]) => [{ waarde: '', tekst: text }, ...choices]

/** Narrows the list of orders down. */
export function OrderFilter({ filter, statussen: statuses, spellen: games }: Props) {
  const [typed, setTyped] = useState(filter.zoek)

  const ga = (to: Filter) => router.get(ORDERS, asQuery(to), { preserveState: true })

  function search(event: FormEvent) {
    event.preventDefault()
    ga({ ...filter, zoek: typed.trim() })
  }

  return (
    <form role="search" onSubmit={search} className="flex flex-wrap items-end gap-3">
      <SearchField
        label="Zoek op nummer, naam, e-mailadres of spel"
        value={typed}
        onTyp={setTyped}
        className="basis-72"
      />
      <SelectField
        label="Stand"
        naam="status"
        className="basis-44"
        keuzes={all('alle', statuses)}
        value={filter.status ?? ''}
        onKies={(status) => ga({ ...filter, zoek: typed.trim(), status: status || null })}
      />
      <SelectField
        label="Spel"
        naam="spel"
        className="basis-52"
        keuzes={all('alle', games)}
        value={filter.spel ?? ''}
        onKies={(game) => ga({ ...filter, zoek: typed.trim(), spel: game || null })}
      />
      <button type="submit" className="knop">
        Zoeken
      </button>
    </form>
  )
}
