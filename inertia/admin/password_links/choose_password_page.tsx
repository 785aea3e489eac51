import { useState, type FormEvent } from 'react'
import { NewPassword } from '~/admin/password/new_password'
import { ErrorSummary } from '~/ui/error_summary'
import { GeneralError } from '~/ui/general_error'
import { Heading } from '~/ui/heading'
import { useForm } from '~/ui/hooks/use_form'
import { Keyhole } from '~/ui/keyhole'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

type Link = { id: number; until: string; signature: string; email: string; invited: boolean }
type Props = { title: string; link: Link | null }

export default function ChoosePassword({ title, link }: Props) {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-[28rem] content-center px-4 py-10">
      <div className="case space-y-5 p-6 sm:p-8">
        <Heading level={1} size="title">
          {title}
        </Heading>
        {link ? <ChooseForm link={link} /> : <LinkOver />}
      </div>
    </main>
  )
}

function ChooseForm({ link }: { link: Link }) {
  const { id, until, signature, email, invited } = link
  const [password, setPassword] = useState('')
  const [chosen, setChosen] = useState(false)
  const { submit, loading, errors, generalError } = useForm({ fields: 'all' })

  async function choose(event: FormEvent) {
    event.preventDefault()
    const data = { tot: until, handtekening: signature, nieuw: password }
    const reply = await submit(adminRoute('password_link.store', { id }), data)
    if (reply?.ok) setChosen(true)
  }

  if (chosen)
    return (
      <div role="status" className="space-y-4">
        <p>Je wachtwoord is gekozen. Je kunt nu inloggen.</p>
        <a href={adminUrlFor('session.create')} className="button button-primary w-full">
          Inloggen
        </a>
      </div>
    )

  return (
    <form method="post" onSubmit={choose} noValidate className="space-y-5">
      <p className="wrap-anywhere">
        {invited
          ? `Fijn dat je meehelpt. Je logt straks in met ${email}. Kies daarvoor een wachtwoord.`
          : `Kies een nieuw wachtwoord voor ${email}. Daarna log je overal opnieuw in.`}
      </p>
      {/* The address tells a password manager whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <ErrorSummary errors={errors} />
      <NewPassword value={password} errors={errors.nieuw} onType={setPassword} />
      <GeneralError>{generalError}</GeneralError>
      <button type="submit" aria-busy={loading} className="button button-primary w-full">
        {loading && <Keyhole turning />} Wachtwoord opslaan
      </button>
    </form>
  )
}

function LinkOver() {
  return (
    <>
      <p>
        Deze link werkt niet meer. Hij is al gebruikt, of zijn tijd is om. Ben je uitgenodigd? Vraag
        dan een eigenaar om een nieuwe uitnodiging.
      </p>
      <a href={adminUrlFor('forgotten_password.create')} className="button w-full">
        Nieuwe link vragen
      </a>
    </>
  )
}
