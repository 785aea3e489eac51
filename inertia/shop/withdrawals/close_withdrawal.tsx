import { useState, type FormEvent } from 'react'
import { ActionNotice } from '~/admin/shell/action_notice'
import type { Withdrawal } from './withdrawal_types'
import { Panel } from '~/admin/shell/panel'
import { useWithdrawalAction } from '~/admin/shell/use_page_action'
import { Field } from '~/ui/field'
import type { DialogInUse } from '~/ui/hooks/use_dialog'

type Props = { herroeping: Withdrawal; dialoog: DialogInUse }

/** The two ways to be done with it. */
export function CloseWithdrawal({ herroeping: withdrawal, dialoog: dialog }: Props) {
  return (
    <Panel titel="Afsluiten">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Handle herroeping={withdrawal} />
        {withdrawal.mag.afwijzen && <Reject herroeping={withdrawal} dialoog={dialog} />}
      </div>
    </Panel>
  )
}

function Handle({ herroeping: { id, mag: allowed } }: { herroeping: Withdrawal }) {
  const [note, setNote] = useState('')
  const { doe: run, gedaan: outcome, bezig: busy, fout: error, errors } = useWithdrawalAction(id)

  function markHandled(event: FormEvent) {
    event.preventDefault()
    void run('afhandelen', { toelichting: note }, 'Afgehandeld.')
  }

  return (
    <form onSubmit={markHandled} noValidate className="space-y-3">
      <Field
        label="Notitie bij het afhandelen"
        naam="toelichting"
        verplicht={!allowed.zonderToelichting}
        regels={3}
        maxLength={2000}
        toelichting={
          allowed.zonderToelichting
            ? 'Alleen voor jezelf.'
            : 'Niet alles is terugbetaald: schrijf voor jezelf waarom.'
        }
        value={note}
        fouten={errors.toelichting}
        onChange={({ target }) => setNote(target.value)}
      />
      <ActionNotice gedaan={outcome} fout={error} />
      <button type="submit" aria-busy={busy} className="knop">
        Afhandelen
      </button>
    </form>
  )
}

function Reject({ herroeping: { id }, dialoog: dialog }: Props) {
  const [reason, setReason] = useState('')
  const {
    doe: run,
    gedaan: outcome,
    weiger: refuse,
    bezig: busy,
    fout: error,
    errors,
  } = useWithdrawalAction(id)

  async function reject(event: FormEvent) {
    event.preventDefault()
    if (reason.trim() === '') return refuse({ reden: ['Schrijf waarom; de klant leest dit.'] })
    const confirmed = await dialog.vraag({
      titel: 'Afwijzen',
      alineas: [
        'De klant krijgt meteen een e-mail met deze reden. Dit kun je niet ongedaan maken.',
      ],
      sluit: 'Nee',
      ja: 'Ja',
      toon: 'gewoon',
    })
    if (confirmed)
      await run('afwijzen', { reden: reason }, 'Afgewezen; de klant krijgt een e-mail.')
  }

  return (
    <form onSubmit={reject} noValidate className="space-y-3">
      <Field
        label="Reden om af te wijzen"
        naam="reden"
        verplicht
        regels={3}
        maxLength={2000}
        toelichting="De klant leest dit in een e-mail."
        value={reason}
        fouten={errors.reden}
        onChange={({ target }) => setReason(target.value)}
      />
      <ActionNotice gedaan={outcome} fout={error} />
      <button type="submit" aria-busy={busy} className="knop">
        Afwijzen
      </button>
    </form>
  )
}
