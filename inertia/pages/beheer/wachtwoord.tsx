import { useState, type FormEvent } from 'react'
import { HuidigWachtwoord } from '~/components/beheer/huidig_wachtwoord'
import { Tweestapslink } from '~/components/beheer/tweestapslink'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import { Veld } from '~/components/ui/veld'
import { useFormulier } from '~/hooks/use_formulier'
import { inBeheer } from '~/layouts/beheer'

type Props = { titel: string; tweestaps: boolean }

export default function Wachtwoord({ titel, tweestaps }: Props) {
  const [huidig, setHuidig] = useState('')
  const [nieuw, setNieuw] = useState('')
  const [gedaan, setGedaan] = useState(false)
  const { submit, loading, errors, generalError } = useFormulier<object>(
    '/api/dashboard/wachtwoord'
  )

  async function wijzig(event: FormEvent) {
    event.preventDefault()
    setGedaan(false)
    const antwoord = await submit({ huidig, nieuw })
    if (!antwoord?.ok) return
    setGedaan(true)
    setHuidig('')
    setNieuw('')
  }

  return (
    <form method="post" onSubmit={wijzig} noValidate className="paneel max-w-[28rem] space-y-4">
      <h1 className="text-3xl">{titel}</h1>
      <HuidigWachtwoord value={huidig} fouten={errors.huidig} onTyp={setHuidig} />
      <Veld
        label="Nieuw wachtwoord"
        naam="nieuw"
        verplicht
        type="password"
        autoComplete="new-password"
        toelichting="Minstens 12 tekens. Op andere apparaten moet je daarna opnieuw inloggen."
        value={nieuw}
        fouten={errors.nieuw}
        onChange={({ target }) => setNieuw(target.value)}
      />
      <AlgemeneFout>{generalError}</AlgemeneFout>
      <p role="status" className="font-semibold text-mos empty:hidden">
        {gedaan && 'Je wachtwoord is gewijzigd.'}
      </p>
      <button type="submit" disabled={loading} className="knop knop-lak">
        Opslaan
      </button>
      <p className="border-t border-lijn-zacht pt-3">
        <Tweestapslink aan={tweestaps} />
      </p>
    </form>
  )
}

Wachtwoord.layout = inBeheer
