import { useState, type FormEvent } from 'react'
import { RestoredNote } from '~/admin/drafts/kept_notes'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { CurrentPassword } from '~/admin/shell/current_password'
import { Outcome } from '~/admin/shell/outcome'
import { PersonFields } from '~/admin/shell/person_fields'
import { Panel } from '~/admin/shell/panel'
import { usePageAction } from '~/admin/shell/use_page_action'
import { ErrorSummary } from '~/ui/error_summary'
import { GeneralError } from '~/ui/general_error'
import { adminRoute } from '~/wire/admin_routes'

const EMPTY = { naam: '', email: '' }

/** Invites another owner by mail, who chooses a password by a link. */
export function InviteForm() {
  const kept = useKeptFields('account:new', EMPTY)
  const { fields } = kept
  const [current, setCurrent] = useState('')
  const { run, outcome, busy, error, errors } = usePageAction('all')

  async function invite(event: FormEvent) {
    event.preventDefault()
    const done = `We mailen ${fields.email} een uitnodiging. De link werkt 48 uur.`
    const invitation = { ...fields, huidig: current }
    if (!(await run(adminRoute('account.store'), invitation, done))) return
    kept.clear()
    setCurrent('')
  }

  return (
    <Panel title="Een eigenaar uitnodigen">
      <form onSubmit={invite} noValidate className="max-w-[32rem] space-y-4">
        <ErrorSummary errors={errors} />
        <RestoredNote {...kept} />
        <PersonFields {...{ fields, errors }} onType={kept.change} />
        <CurrentPassword value={current} errors={errors.huidig} onType={setCurrent} />
        <GeneralError>{error}</GeneralError>
        <button type="submit" aria-busy={busy} className="button button-primary">
          Uitnodigen
        </button>
        <Outcome>{outcome}</Outcome>
      </form>
    </Panel>
  )
}
