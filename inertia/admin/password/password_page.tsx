import { useState, type FormEvent } from 'react'
import { NewPassword } from './new_password'
import { DevicesLink } from '~/admin/shell/devices_link'
import { CurrentPassword } from '~/admin/shell/current_password'
import { TwoFactorLink } from '~/admin/shell/two_factor_link'
import { ErrorSummary } from '~/ui/error_summary'
import { GeneralError } from '~/ui/general_error'
import { useForm } from '~/ui/hooks/use_form'
import { inAdmin } from '~/layouts/admin_layout'
import { Heading } from '~/ui/heading'
import { adminRoute } from '~/wire/admin_routes'

type Props = { title: string; twoFactor: boolean }

export default function Password({ title, twoFactor }: Props) {
  const [current, setCurrent] = useState('')
  const [updated, setUpdated] = useState('')
  const [done, setDone] = useState(false)
  const { submit, loading, errors, generalError } = useForm({ fields: 'all' })

  async function change(event: FormEvent) {
    event.preventDefault()
    setDone(false)
    const reply = await submit(adminRoute('password.update'), { huidig: current, nieuw: updated })
    if (!reply?.ok) return
    setDone(true)
    setCurrent('')
    setUpdated('')
  }

  return (
    <form method="post" onSubmit={change} noValidate className="panel max-w-[28rem] space-y-4">
      <Heading level={1} size="title">
        {title}
      </Heading>
      <ErrorSummary errors={errors} />
      <CurrentPassword value={current} errors={errors.huidig} onType={setCurrent} />
      <NewPassword
        note="Op andere apparaten moet je daarna opnieuw inloggen."
        value={updated}
        errors={errors.nieuw}
        onType={setUpdated}
      />
      <GeneralError>{generalError}</GeneralError>
      <p role="status" className="font-semibold text-moss empty:hidden">
        {done && 'Je wachtwoord is gewijzigd.'}
      </p>
      <button type="submit" aria-busy={loading} className="button button-primary">
        Opslaan
      </button>
      <p className="border-t border-line-soft pt-3">
        <TwoFactorLink on={twoFactor} />
      </p>
      <p>
        <DevicesLink />
      </p>
    </form>
  )
}

Password.layout = inAdmin
