import { useState, type FormEvent } from 'react'
import { GeneralError } from '~/ui/general_error'
import { Keyhole } from '~/ui/keyhole'
import { Field } from '~/ui/field'
import { useForm } from '~/ui/hooks/use_form'

const EXPIRED = 401

/** The second step of logging in: a code of the app, or one of the recovery codes. */
export default function LoginCode({ titel: title }: { titel: string }) {
  const [code, setCode] = useState('')
  const [recovery, setRecovery] = useState(false)
  const [expired, setExpired] = useState(false)
  const { submit, loading, errors, generalError } = useForm<{ naar: string }>('/api/login/code')

  async function logIn(event: FormEvent) {
    event.preventDefault()
    const reply = await submit({ code })
    if (reply?.ok) window.location.assign(reply.data.naar)
    else setExpired(reply?.status === EXPIRED)
  }

  function toggle() {
    setRecovery(!recovery)
    setCode('')
  }

  const field = recovery
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
        <h1 className="text-3xl">{title}</h1>
        <Field
          key={field.label}
          naam="code"
          verplicht
          autoFocus
          spellCheck={false}
          value={code}
          fouten={errors.code}
          onChange={({ target }) => setCode(target.value)}
          {...field}
        />
        <GeneralError>{generalError}</GeneralError>
        {expired ? (
          <a href="/login" className="knop knop-lak w-full">
            Opnieuw inloggen
          </a>
        ) : (
          <button type="submit" disabled={loading} className="knop knop-lak w-full">
            {loading && <Keyhole draait />} Inloggen
          </button>
        )}
        <button type="button" onClick={toggle} className="link min-h-11">
          {recovery ? 'Ik heb mijn telefoon wel bij me' : 'Ik heb mijn telefoon niet bij me'}
        </button>
      </form>
    </main>
  )
}
