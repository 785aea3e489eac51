import { router } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import { SearchField } from './search_field'

type Props = {
  pad: string
  zoek: string
  label: string
  /** What else the list is asked for. */
  vraag?: Record<string, string>
}

/** Looks for what holds some words, in the list at this address. */
export function SearchBar({ pad: path, zoek: search, label, vraag: query = {} }: Props) {
  const [typed, setTyped] = useState(search)

  function searchIn(event: FormEvent) {
    event.preventDefault()
    const wanted = typed.trim()
    router.get(path, { ...query, ...(wanted && { zoek: wanted }) }, { preserveState: true })
  }

  return (
    <form role="search" onSubmit={searchIn} className="flex flex-wrap items-end gap-3">
      <SearchField label={label} value={typed} onTyp={setTyped} className="basis-60" />
      <button type="submit" className="knop">
        Zoeken
      </button>
    </form>
  )
}
