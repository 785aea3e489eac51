import { router } from '@inertiajs/react'
import { useId, useState, type FormEvent } from 'react'
import { WEKEN, type AantalWeken } from '#domain/winkel/cijfers'

export type Keuze = { weken: AantalWeken; spel: string | null }
type Props = { keuze: Keuze; spelkeuze: readonly { spel: string; titel: string }[] }

/** The address that shows these figures, or a table of them as a file. */
export function adresVan({ weken, spel }: Keuze, pad = '/dashboard/cijfers'): string {
  const vraag = new URLSearchParams({ weken: String(weken), ...(spel !== null && { spel }) })
  return `${pad}?${vraag}`
}

/** Which weeks, and of which game. */
export function Cijferkeuze({ keuze, spelkeuze }: Props) {
  const id = useId()
  const [weken, setWeken] = useState(String(keuze.weken))
  const [spel, setSpel] = useState(keuze.spel ?? '')

  function toon(event: FormEvent) {
    event.preventDefault()
    const aantal = WEKEN.find((een) => String(een) === weken) ?? keuze.weken
    router.visit(adresVan({ weken: aantal, spel: spel || null }), { preserveScroll: true })
  }

  return (
    <form onSubmit={toon} className="niet-printen flex flex-wrap items-end gap-3">
      <div className="min-w-0 basis-52">
        <label htmlFor={`${id}-weken`} className="mb-1 block font-semibold">
          Periode
        </label>
        <select
          id={`${id}-weken`}
          name="weken"
          className="veld"
          value={weken}
          onChange={({ target }) => setWeken(target.value)}
        >
          {WEKEN.map((aantal) => (
            <option key={aantal} value={aantal}>
              De laatste {aantal} weken
            </option>
          ))}
        </select>
      </div>
      <div className="min-w-0 basis-60">
        <label htmlFor={`${id}-spel`} className="mb-1 block font-semibold">
          Spel
        </label>
        <select
          id={`${id}-spel`}
          name="spel"
          className="veld"
          value={spel}
          onChange={({ target }) => setSpel(target.value)}
        >
          <option value="">Alle spellen</option>
          {spelkeuze.map(({ spel: naam, titel }) => (
            <option key={naam} value={naam}>
              {titel}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="knop">
        Tonen
      </button>
    </form>
  )
}
