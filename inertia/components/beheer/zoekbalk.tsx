import { router } from '@inertiajs/react'
import { useId, useState, type FormEvent } from 'react'

/** Looks for klanten by name or address. */
export function Zoekbalk({ zoek }: { zoek: string }) {
  const id = useId()
  const [getypt, setGetypt] = useState(zoek)

  function zoekKlanten(event: FormEvent) {
    event.preventDefault()
    const gezocht = getypt.trim()
    router.get('/dashboard', gezocht ? { zoek: gezocht } : {}, { preserveState: true })
  }

  return (
    <form role="search" onSubmit={zoekKlanten} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <label htmlFor={id} className="mb-1 block font-semibold">
          Zoek op naam of e-mailadres
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
