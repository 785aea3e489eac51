import { router } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import { SearchField } from '~/admin/shell/search_field'
import { SelectField, type Choice } from '~/ui/select_field'
import { adminUrlFor } from '~/wire/admin_routes'

export type Filter = { search: string; status: string | null; game: string | null }

type Props = { filter: Filter; statuses: Choice[]; games: Choice[] }

export const ORDERS = adminUrlFor('admin_order.index')

/** A filter as an address holds it. A part that is left out means all. */
export function asQuery({ search, status, game }: Filter): Record<string, string> {
  return { ...(search && { zoek: search }), ...(status && { status }), ...(game && { spel: game }) }
}

const all = (text: string, choices: Choice[]) => [{ value: '', text }, ...choices]

/** The filter above the list of orders. */
export function OrderFilter({ filter, statuses, games }: Props) {
  const [typed, setTyped] = useState(filter.search)

  const ga = (to: Filter) => router.get(ORDERS, asQuery(to), { preserveState: true })

  function search(event: FormEvent) {
    event.preventDefault()
    ga({ ...filter, search: typed.trim() })
  }

  return (
    <form role="search" onSubmit={search} className="flex flex-wrap items-end gap-3">
      <SearchField
        label="Zoek op nummer, naam, e-mailadres of spel"
        value={typed}
        onType={setTyped}
        className="basis-72"
      />
      <SelectField
        label="Stand"
        name="status"
        className="basis-44"
        choices={all('alle', statuses)}
        value={filter.status ?? ''}
        onChoose={(status) => ga({ ...filter, search: typed.trim(), status: status || null })}
      />
      <SelectField
        label="Spel"
        name="spel"
        className="basis-52"
        choices={all('alle', games)}
        value={filter.game ?? ''}
        onChoose={(game) => ga({ ...filter, search: typed.trim(), game: game || null })}
      />
      <button type="submit" className="button">
        Zoeken
      </button>
    </form>
  )
}
