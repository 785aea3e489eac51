import { useState, type FormEvent } from 'react'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import { Sleutelgat } from '~/components/ui/sleutelgat'
import { Veld } from '~/components/ui/veld'
import { useFormulier } from '~/hooks/use_formulier'

const VERLOPEN = 401

/** The second step of logging in: a code of the app, or one of the recovery codes. */
export default function Inlogcode({ titel }: { titel: string }) {
  const [code, setCode] = useState('')
  const [herstel, setHerstel] = useState(false)
  const [verlopen, setVerlopen] = useState(false)
  const { submit, loading, errors, generalError } = useFormulier<{ naar: string }>(
    '/api/login/code'
  )

  async function logIn(event: FormEvent) {
    event.preventDefault()
    const antwoord = await submit({ code })
    if (antwoord?.ok) window.location.assign(antwoord.data.naar)
    else setVerlopen(antwoord?.status === VERLOPEN)
  }

  function wissel() {
    setHerstel(!herstel)
    setCode('')
  }

  const veld = herstel
    ? {
        label: 'Herstelcode',
        toelichting:
          'Een van de tien codes die je kreeg toen je dit aanzette. Elke code werkt één keer.',
        autoComplete: 'off',
      }
    : {
        label: 'Code uit je app',
        toelichting: 'Open de app op je telefoon en vul de zes cijfers in.',
        autoComplete: 'one-time-code',
        inputMode: 'numeric' as const,
      }

  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-[26rem] content-center px-4 py-10">
      <form method="post" onSubmit={logIn} noValidate className="kist space-y-5 p-6 sm:p-8">
        <h1 className="text-3xl">{titel}</h1>
        <Veld
          key={veld.label}
          naam="code"
          verplicht
          autoFocus
          spellCheck={false}
          value={code}
          fouten={errors.code}
          onChange={({ target }) => setCode(target.value)}
          {...veld}
        />
        <AlgemeneFout>{generalError}</AlgemeneFout>
        {verlopen ? (
          <a href="/login" className="knop knop-lak w-full">
            Opnieuw inloggen
          </a>
        ) : (
          <button type="submit" disabled={loading} className="knop knop-lak w-full">
            {loading && <Sleutelgat draait />} Inloggen
          </button>
        )}
        <button type="button" onClick={wissel} className="link min-h-11">
          {herstel ? 'Ik heb mijn telefoon wel bij me' : 'Ik heb mijn telefoon niet bij me'}
        </button>
      </form>
    </main>
  )
}
