import type { FormEvent } from 'react'
import type { Data } from '@generated/data'
import { RestoredNote } from '~/admin/drafts/kept_notes'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Panel } from '~/admin/shell/panel'
import { usePageAction } from '~/admin/shell/use_page_action'
import { ErrorSummary } from '~/ui/error_summary'
import { Field } from '~/ui/field'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { adminRoute } from '~/wire/admin_routes'

type Withdrawal = Data.Shop.Withdrawals.Withdrawal

type Props = { withdrawal: Withdrawal; dialog: DialogInUse }

const NO_NOTE = { toelichting: '' }
const NO_REASON = { reden: '' }

/** The two ways to close a withdrawal. */
export function CloseWithdrawal({ withdrawal, dialog }: Props) {
  return (
    <Panel title="Afsluiten">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Handle withdrawal={withdrawal} />
        {withdrawal.allowed.reject && <Reject withdrawal={withdrawal} dialog={dialog} />}
      </div>
    </Panel>
  )
}

function Handle({ withdrawal: { id, allowed } }: { withdrawal: Withdrawal }) {
  const kept = useKeptFields(`withdrawal_note:${id}`, NO_NOTE)
  const { toelichting: note } = kept.fields
  const { run, outcome, busy, error, errors } = usePageAction(['toelichting'])

  async function markHandled(event: FormEvent) {
    event.preventDefault()
    const handled = adminRoute('admin_withdrawal.mark_handled', { id })
    if (await run(handled, { toelichting: note }, 'Afgehandeld.')) kept.clear()
  }

  return (
    <form onSubmit={markHandled} noValidate className="space-y-3">
      <ErrorSummary errors={errors} />
      <RestoredNote {...kept} />
      <Field
        label="Notitie bij het afhandelen"
        name="toelichting"
        mandatory={!allowed.withoutNote}
        lines={3}
        maxLength={2000}
        note={
          allowed.withoutNote
            ? 'Alleen voor jezelf.'
            : 'Niet alles is terugbetaald: schrijf voor jezelf waarom.'
        }
        value={note}
        errors={errors.toelichting}
        onChange={({ target }) => kept.change({ toelichting: target.value })}
      />
      <ActionNotice outcome={outcome} error={error} />
      <button type="submit" aria-busy={busy} className="button">
        Afhandelen
      </button>
    </form>
  )
}

function Reject({ withdrawal: { id }, dialog }: Props) {
  const kept = useKeptFields(`withdrawal_reason:${id}`, NO_REASON)
  const { reden: reason } = kept.fields
  const { run, outcome, refuse, busy, error, errors } = usePageAction(['reden'])

  async function reject(event: FormEvent) {
    event.preventDefault()
    if (reason.trim() === '') return refuse({ reden: ['Schrijf waarom; de klant leest dit.'] })
    refuse({})
    const confirmed = await dialog.confirm({
      title: 'Afwijzen',
      paragraphs: [
        'De klant krijgt meteen een e-mail met deze reden. Dit kun je niet ongedaan maken.',
      ],
    })
    if (!confirmed) return
    const rejection = adminRoute('admin_withdrawal.reject', { id })
    if (await run(rejection, { reden: reason }, 'Afgewezen; de klant krijgt een e-mail.'))
      kept.clear()
  }

  return (
    <form onSubmit={reject} noValidate className="space-y-3">
      <ErrorSummary errors={errors} />
      <RestoredNote {...kept} />
      <Field
        label="Reden om af te wijzen"
        name="reden"
        mandatory
        lines={3}
        maxLength={2000}
        note="De klant leest dit in een e-mail."
        value={reason}
        errors={errors.reden}
        onChange={({ target }) => kept.change({ reden: target.value })}
      />
      <ActionNotice outcome={outcome} error={error} />
      <button type="submit" aria-busy={busy} className="button">
        Afwijzen
      </button>
    </form>
  )
}
