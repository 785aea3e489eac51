import { useState, type FormEvent } from 'react'
import { GeneralError } from '~/ui/general_error'
import { Keyhole } from '~/ui/keyhole'
import { Field } from '~/ui/field'
import { useForm } from '~/ui/hooks/use_form'
import { Heading } from '~/ui/heading'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

const EXPIRED = 401

const RECOVERY_CODE = {
  label: 'Herstelcode',
  note: 'Een van de tien codes die je kreeg toen je dit aanzette. Elke code werkt één keer.',
  autoComplete: 'off',
}
const APP_CODE = {
  label: 'Code uit je app',
  note: 'Open de app op je telefoon en vul de zes cijfers in.',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
} as const

/** The second step of a login: a code of the app, or a recovery code. */
export default function LoginCode({ title }: { title: string }) {
  const [code, setCode] = useState('')
  const [recovery, setRecovery] = useState(false)
  const [expired, setExpired] = useState(false)
  const { submit, loading, errors, generalError } = useForm({ fields: ['code'] })

  async function logIn(event: FormEvent) {
    event.preventDefault()
    const reply = await submit(adminRoute('login_code.store'), { code })
    if (reply?.ok) window.location.assign(reply.value.naar)
    else setExpired(reply?.error.status === EXPIRED)
  }

  function toggle() {
    setRecovery(!recovery)
    setCode('')
  }

  const field = recovery ? RECOVERY_CODE : APP_CODE

  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-[26rem] content-center px-4 py-10">
      <form method="post" onSubmit={logIn} noValidate className="case space-y-5 p-6 sm:p-8">
        <Heading level={1} size="title">
          {title}
        </Heading>
        <Field
          key={field.label}
          name="code"
          mandatory
          autoFocus
          spellCheck={false}
          value={code}
          errors={errors.code}
          onChange={({ target }) => setCode(target.value)}
          {...field}
        />
        <GeneralError>{generalError}</GeneralError>
        {expired ? (
          <a href={adminUrlFor('session.create')} className="button button-primary w-full">
            Opnieuw inloggen
          </a>
        ) : (
          <button type="submit" aria-busy={loading} className="button button-primary w-full">
            {loading && <Keyhole turning />} Inloggen
          </button>
        )}
        <button type="button" onClick={toggle} className="link min-h-11">
          {recovery ? 'Ik heb mijn telefoon wel bij me' : 'Ik heb mijn telefoon niet bij me'}
        </button>
      </form>
    </main>
  )
}
