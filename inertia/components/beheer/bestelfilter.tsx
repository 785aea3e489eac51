import { router } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import { Zoekveld } from '~/components/beheer/zoekveld'
import { Keuzelijst, type Keuze } from '~/components/ui/keuzelijst'

export type Filter = { zoek: string; status: string | null; spel: string | null }

type Props = { filter: Filter; statussen: Keuze[]; spellen: Keuze[] }

export const BESTELLINGEN = '/dashboard/bestellingen'

/** What an address holds of a filter; what is left out is everything. */
export function alsVraag({ zoek, status, spel }: Filter): Record<string, string> {
  return { ...(zoek && { zoek }), ...(status && { status }), ...(spel && { spel }) }
}

const alle = (tekst: string, keuzes: Keuze[]) => [{ waarde: '', tekst }, ...keuzes]

/** Narrows the list of orders down. */
export function Bestelfilter({ filter, statussen, spellen }: Props) {
  const [getypt, setGetypt] = useState(filter.zoek)

  const ga = (naar: Filter) => router.get(BESTELLINGEN, alsVraag(naar), { preserveState: true })

  function zoek(event: FormEvent) {
    event.preventDefault()
    ga({ ...filter, zoek: getypt.trim() })
  }

  return (
    <form role="search" onSubmit={zoek} className="flex flex-wrap items-end gap-3">
      <Zoekveld
        label="Zoek op nummer, naam, e-mailadres of spel"
        value={getypt}
        onTyp={setGetypt}
        className="basis-72"
      />
      <Keuzelijst
        label="Stand"
        naam="status"
        className="basis-44"
        keuzes={alle('alle', statussen)}
        value={filter.status ?? ''}
        onKies={(status) => ga({ ...filter, zoek: getypt.trim(), status: status || null })}
      />
      <Keuzelijst
        label="Spel"
        naam="spel"
        className="basis-52"
        keuzes={alle('alle', spellen)}
        value={filter.spel ?? ''}
        onKies={(spel) => ga({ ...filter, zoek: getypt.trim(), spel: spel || null })}
      />
      <button type="submit" className="knop">
        Zoeken
      </button>
    </form>
  )
}
