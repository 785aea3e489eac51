import { router } from '@inertiajs/react'
import { useId, useState, type FormEvent } from 'react'

type Props = {
  pad: string
  zoek: string
  label: string
  /** What else the list is asked for. */
  vraag?: Record<string, string>
}

/** Looks for what holds some words, in the list at this address. */
export function Zoekbalk({ pad, zoek, label, vraag = {} }: Props) {
  const id = useId()
  const [getypt, setGetypt] = useState(zoek)

  function zoekErin(event: FormEvent) {
    event.preventDefault()
    const gezocht = getypt.trim()
    router.get(pad, { ...vraag, ...(gezocht && { zoek: gezocht }) }, { preserveState: true })
  }

  return (
    <form role="search" onSubmit={zoekErin} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <label htmlFor={id} className="mb-1 block font-semibold">
          {label}
        </label>
        <input
          id={id}
          type="search"
          name="zoek"
          maxLength={100}
          className="veld"
          value={getypt}
          onChange={({ target }) => setGetypt(target.value)}
        />
      </div>
      <button type="submit" className="knop">
        Zoeken
      </button>
    </form>
  )
}
