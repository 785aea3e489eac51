import { router } from '@inertiajs/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Foutenoverzicht } from '~/components/beheer/foutenoverzicht'
import { Klantvelden } from '~/components/beheer/klantvelden'
import { Paneel } from '~/components/beheer/paneel'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import { useFormulier } from '~/hooks/use_formulier'

/** The form for a new klant; it leads to the page of that klant. */
export function KlantToevoegen({ onSluit }: { onSluit: () => void }) {
  const [gegevens, setGegevens] = useState({ name: '', email: '' })
  const { submit, loading, errors, generalError } = useFormulier<{ id: number }>(
    '/api/dashboard/klant/new'
  )
  const formulier = useRef<HTMLFormElement>(null)

  useEffect(() => formulier.current?.querySelector('input')?.focus(), [])

  async function voegToe(event: FormEvent) {
    event.preventDefault()
    const antwoord = await submit(gegevens)
    if (antwoord?.ok) router.visit(`/dashboard/klant/${antwoord.data.id}`)
  }

  return (
    <Paneel titel="Nieuwe klant">
      <form ref={formulier} onSubmit={voegToe} noValidate className="space-y-4">
        <Foutenoverzicht errors={errors} />
        <Klantvelden gegevens={gegevens} errors={errors} onChange={setGegevens} />
        <AlgemeneFout>{generalError}</AlgemeneFout>
        <div className="flex flex-wrap gap-3">
          <button type="submit" aria-busy={loading} className="knop knop-lak">
            Opslaan
          </button>
          <button type="button" onClick={onSluit} className="knop">
            Annuleren
          </button>
        </div>
      </form>
    </Paneel>
  )
}
