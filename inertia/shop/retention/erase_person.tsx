import { useState, type FormEvent } from 'react'
import type { Data } from '@generated/data'
import { CurrentPassword } from '~/admin/shell/current_password'
import { Panel } from '~/admin/shell/panel'
import { ErrorSummary } from '~/ui/error_summary'
import { Field } from '~/ui/field'
import { GeneralError } from '~/ui/general_error'
import { useForm } from '~/ui/hooks/use_form'
import { adminRoute } from '~/wire/admin_routes'

type Report = Data.Shop.Retention.Erasure
type Props = { email: string; report: Report; onErased: (report: Report) => void }

/** Forgets an address, after it was typed once more and the password was given. */
export function ErasePerson({ email, report, onErased }: Props) {
  const [typed, setTyped] = useState('')
  const [current, setCurrent] = useState('')
  const { submit, loading, errors, generalError } = useForm({ fields: 'all' })

  async function erase(event: FormEvent) {
    event.preventDefault()
    const data = { email, bevestiging: typed, huidig: current }
    const reply = await submit(adminRoute('personal_data.destroy'), data)
    if (reply?.ok) onErased(reply.value)
  }

  if (report.gewist.length === 0) return null
  return (
    <Panel title="Vergeten">
      <form onSubmit={erase} noValidate className="max-w-[32rem] space-y-4">
        <p>
          Dit kan niet ongedaan worden gemaakt. Wat hierboven bij ‘Dit kan weg’ staat, is daarna
          weg.
        </p>
        <ErrorSummary errors={errors} />
        <Field
          label="Typ het e-mailadres over"
          name="bevestiging"
          mandatory
          type="email"
          autoComplete="off"
          value={typed}
          errors={errors.bevestiging}
          onChange={({ target }) => setTyped(target.value)}
        />
        <CurrentPassword value={current} errors={errors.huidig} onType={setCurrent} />
        <GeneralError>{generalError}</GeneralError>
        <button type="submit" aria-busy={loading} className="button button-primary">
          Vergeten
        </button>
      </form>
    </Panel>
  )
}
