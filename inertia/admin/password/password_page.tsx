import { useState, type FormEvent } from 'react'
import { CurrentPassword } from '~/admin/shell/current_password'
import { TwoFactorLink } from '~/admin/shell/two_factor_link'
import { GeneralError } from '~/ui/general_error'
import { Field } from '~/ui/field'
import { useForm } from '~/ui/hooks/use_form'
import { inAdmin } from '~/layouts/admin_layout'

type Props = { titel: string; tweestaps: boolean }

export default function Password({ titel: title, tweestaps: twoFactor }: Props) {
  const [current, setCurrent] = useState('')
  const [updated, setUpdated] = useState('')
  const [done, setDone] = useState(false)
  const { submit, loading, errors, generalError } = useForm<object>('/api/dashboard/wachtwoord')

  async function change(event: FormEvent) {
    event.preventDefault()
    setDone(false)
    const reply = await submit({ huidig: current, nieuw: updated })
    if (!reply?.ok) return
    setDone(true)
    setCurrent('')
    setUpdated('')
  }

  return (
    <form method="post" onSubmit={change} noValidate className="paneel max-w-[28rem] space-y-4">
      <h1 className="text-3xl">{title}</h1>
      <CurrentPassword value={current} fouten={errors.huidig} onTyp={setCurrent} />
      <Field
        label="Nieuw wachtwoord"
        naam="nieuw"
        verplicht
        type="password"
        autoComplete="new-password"
        toelichting="Minstens 12 tekens. Op andere apparaten moet je daarna opnieuw inloggen."
        value={updated}
        fouten={errors.nieuw}
        onChange={({ target }) => setUpdated(target.value)}
      />
      <GeneralError>{generalError}</GeneralError>
      <p role="status" className="font-semibold text-mos empty:hidden">
        {done && 'Je wachtwoord is gewijzigd.'}
      </p>
      <button type="submit" disabled={loading} className="knop knop-lak">
        Opslaan
      </button>
      <p className="border-t border-lijn-zacht pt-3">
        <TwoFactorLink aan={twoFactor} />
      </p>
    </form>
  )
}

Password.layout = inAdmin
