import { useState, type FormEvent } from 'react'
import { Sleutelgat } from '~/components/ui/sleutelgat'

type Props = {
  id: string
  label: string
  /** Resolves when it was judged, or given up. */
  onVerstuur: (antwoord: string) => Promise<void>
  /** A code of this many digits, on a lock. */
  cijfers?: number
}

/** Where an answer is typed. Enter submits; what was typed stays until it proves right. */
export function Antwoordveld({ id, label, onVerstuur, cijfers }: Props) {
  const [tekst, setTekst] = useState('')
  const [bezig, setBezig] = useState(false)

  async function verstuur(event: FormEvent) {
    event.preventDefault()
    if (bezig || tekst.trim() === '') return document.getElementById(id)?.focus()
    setBezig(true)
    await onVerstuur(tekst)
    setBezig(false)
  }

  return (
    <form onSubmit={verstuur} className="flex max-w-[40rem] flex-wrap items-end gap-3">
      <div className={cijfers ? 'w-44' : 'min-w-48 flex-1'}>
        <label htmlFor={id} className="mb-1 block font-semibold">
          Antwoord <span className="sr-only">{label}</span>
        </label>
        <input
          id={id}
          className={`veld ${cijfers ? 'veld-slot' : ''}`}
          value={tekst}
          onChange={({ target }) => setTekst(target.value)}
          maxLength={200}
          inputMode={cijfers ? 'numeric' : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
        />
      </div>
      <button type="submit" className="knop" aria-busy={bezig}>
        {bezig && <Sleutelgat draait className="size-6 text-messing" />} Controleer{' '}
        <span className="sr-only">{label}</span>
      </button>
    </form>
  )
}
