import { router } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import { Zoekveld } from '~/components/beheer/zoekveld'

type Props = {
  pad: string
  zoek: string
  label: string
  /** What else the list is asked for. */
  vraag?: Record<string, string>
}

/** Looks for what holds some words, in the list at this address. */
export function Zoekbalk({ pad, zoek, label, vraag = {} }: Props) {
  const [getypt, setGetypt] = useState(zoek)

  function zoekErin(event: FormEvent) {
    event.preventDefault()
    const gezocht = getypt.trim()
    router.get(pad, { ...vraag, ...(gezocht && { zoek: gezocht }) }, { preserveState: true })
  }

  return (
    <form role="search" onSubmit={zoekErin} className="flex flex-wrap items-end gap-3">
      <Zoekveld label={label} value={getypt} onTyp={setGetypt} className="basis-60" />
      <button type="submit" className="knop">
        Zoeken
      </button>
    </form>
  )
}
