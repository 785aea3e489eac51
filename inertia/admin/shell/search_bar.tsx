import { router } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import { SearchField } from './search_field'

type Props = {
  path: string
  search: string
  label: string
  /** The other parts of the list's query. */
  query?: Record<string, string>
}

/** Searches the list at this address for words. */
export function SearchBar({ path, search, label, query = {} }: Props) {
  const [typed, setTyped] = useState(search)

  function searchIn(event: FormEvent) {
    event.preventDefault()
    const wanted = typed.trim()
    router.get(path, { ...query, ...(wanted && { zoek: wanted }) }, { preserveState: true })
  }

  return (
    <form role="search" onSubmit={searchIn} className="flex flex-wrap items-end gap-3">
      <SearchField label={label} value={typed} onType={setTyped} className="basis-44" />
      <button type="submit" className="button">
        Zoeken
      </button>
    </form>
  )
}
