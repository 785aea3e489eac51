import { useState, type FormEvent } from 'react'
import { CurrentPassword } from '~/admin/shell/current_password'
import { Outcome } from '~/admin/shell/outcome'
import { PersonFields } from '~/admin/shell/person_fields'
import { Panel } from '~/admin/shell/panel'
import { usePageAction } from '~/admin/shell/use_page_action'
import { ErrorSummary } from '~/ui/error_summary'
import { GeneralError } from '~/ui/general_error'
import { adminRoute } from '~/wire/admin_routes'

const EMPTY = { naam: '', email: '', huidig: '' }

/** Invites another owner by mail, who chooses a password by a link. */
export function InviteForm() {
  const [fields, setFields] = useState(EMPTY)
  const { run, outcome, busy, error, errors } = usePageAction('all')
  const type = (part: Partial<typeof EMPTY>) => setFields((earlier) => ({ ...earlier, ...part }))

  async function invite(event: FormEvent) {
    event.preventDefault()
    const done = `We mailen ${fields.email} een uitnodiging. De link werkt 48 uur.`
    if (await run(adminRoute('account.store'), fields, done)) setFields(EMPTY)
  }

  return (
    <Panel title="Een eigenaar uitnodigen">
      <form onSubmit={invite} noValidate className="max-w-[32rem] space-y-4">
        <ErrorSummary errors={errors} />
        <PersonFields {...{ fields, errors }} onType={type} />
        <CurrentPassword
          value={fields.huidig}
          errors={errors.huidig}
          onType={(password) => type({ huidig: password })}
        />
        <GeneralError>{error}</GeneralError>
        <button type="submit" aria-busy={busy} className="button button-primary">
          Uitnodigen
        </button>
        <Outcome>{outcome}</Outcome>
      </form>
    </Panel>
  )
}
