import { useState, type FormEvent } from 'react'
import { GeneralError } from '~/ui/general_error'
import { Keyhole } from '~/ui/keyhole'
import { Field } from '~/ui/field'
import { useForm } from '~/ui/hooks/use_form'
import { Heading } from '~/ui/heading'
import type { SessionEnd } from '#domain/admin/session/ended_session'
import { IN_ADMIN_AREA, useDraft } from '~/ui/hooks/use_draft'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

type Props = {
  title: string
  /**
   * How the login of this browser ended; null when its cookie expired, so that it was left for too
   * long.
   */
  ended: SessionEnd | null
}

const ENDED: Record<SessionEnd, string> = {
  away: 'Je was te lang weg, dus we hebben je uitgelogd.',
  day: 'Je was een dag ingelogd, dus we vragen je wachtwoord opnieuw.',
  elsewhere: 'Je bent op een ander apparaat uitgelogd, of je manier van inloggen is gewijzigd.',
  here: 'Je bent in deze browser uitgelogd.',
  nothing_to_lead: 'De avond die je leidde is voorbij, dus je bent uitgelogd.',
}

export default function Login({ ended }: Props) {
  const [inAdmin] = useDraft(IN_ADMIN_AREA)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { submit, loading, errors, generalError } = useForm({ fields: ['email', 'password'] })

  async function logIn(event: FormEvent) {
    event.preventDefault()
    const reply = await submit(adminRoute('session.store'), { email, password })
    if (reply?.ok) window.location.assign(reply.value.naar)
  }

  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-[26rem] content-center px-4 py-10">
      <form method="post" onSubmit={logIn} noValidate className="case space-y-5 p-6 sm:p-8">
        <Heading level={1} size="title">
          Inloggen
        </Heading>
        {inAdmin !== '' && (
          <p role="status" className="border-l-4 border-brass pl-4">
            {ENDED[ended ?? 'away']}
            {ended !== 'nothing_to_lead' &&
              ' Log opnieuw in, dan ga je terug naar waar je was. Wat je typte, staat er nog.'}
          </p>
        )}
        <Field
          label="E-mail"
          name="email"
          mandatory
          type="email"
          autoComplete="username"
          value={email}
          errors={errors.email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Field
          label="Wachtwoord"
          name="password"
          mandatory
          type="password"
          autoComplete="current-password"
          value={password}
          errors={errors.password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <GeneralError>{generalError}</GeneralError>
        <button type="submit" aria-busy={loading} className="button button-primary w-full">
          {loading && <Keyhole turning />} Login
        </button>
        <p>
          <a
            href={adminUrlFor('forgotten_password.create')}
            className="link inline-flex min-h-11 items-center"
          >
            Wachtwoord vergeten?
          </a>
        </p>
      </form>
    </main>
  )
}
