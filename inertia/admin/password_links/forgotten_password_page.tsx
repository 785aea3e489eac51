import { useState, type FormEvent } from 'react'
import { Field } from '~/ui/field'
import { GeneralError } from '~/ui/general_error'
import { Heading } from '~/ui/heading'
import { useForm } from '~/ui/hooks/use_form'
import { Keyhole } from '~/ui/keyhole'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

export default function ForgottenPassword({ title }: { title: string }) {
  const [email, setEmail] = useState('')
  const [asked, setAsked] = useState(false)
  const { submit, loading, errors, generalError } = useForm({ fields: ['email'] })

  async function ask(event: FormEvent) {
    event.preventDefault()
    const reply = await submit(adminRoute('forgotten_password.store'), { email })
    if (reply?.ok) setAsked(true)
  }

  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-[26rem] content-center px-4 py-10">
      <form method="post" onSubmit={ask} noValidate className="case space-y-5 p-6 sm:p-8">
        <Heading level={1} size="title">
          {title}
        </Heading>
        <div role="status" className="space-y-3 empty:hidden">
          {asked && (
            <>
              <p className="font-semibold text-moss">Kijk in je mail.</p>
              <p className="wrap-anywhere">
                Is {email} van een beheerder, dan krijg je daar binnen een paar minuten een link.
                Die werkt 30 minuten. Kijk ook bij de ongewenste mail.
              </p>
            </>
          )}
        </div>
        {!asked && (
          <>
            <p>Vul je e-mailadres in. We mailen je een link om een nieuw wachtwoord te kiezen.</p>
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
            <GeneralError>{generalError}</GeneralError>
            <button type="submit" aria-busy={loading} className="button button-primary w-full">
              {loading && <Keyhole turning />} Mail mij een link
            </button>
          </>
        )}
        <p>
          <a
            href={adminUrlFor('session.create')}
            className="link inline-flex min-h-11 items-center"
          >
            Terug naar inloggen
          </a>
        </p>
      </form>
    </main>
  )
}
