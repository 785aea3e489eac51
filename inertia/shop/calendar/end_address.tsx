import { ActionNotice } from '~/admin/shell/action_notice'
import { Panel } from '~/admin/shell/panel'
import { usePageAction } from '~/admin/shell/use_page_action'
import { Dialog } from '~/ui/dialog'
import { useDialog } from '~/ui/hooks/use_dialog'
import { adminRoute } from '~/wire/admin_routes'

/** Ends the secret address without making another one. */
export function EndAddress() {
  const { run, busy, outcome, error } = usePageAction()
  const dialog = useDialog()

  async function end() {
    const confirmed = await dialog.confirm({
      title: 'Agenda loskoppelen',
      paragraphs: ['Het geheime adres stopt meteen. Je agenda werkt zichzelf dan niet meer bij.'],
    })
    if (confirmed) await run(adminRoute('calendar_address.destroy'), {}, '')
  }

  return (
    <Panel title="Loskoppelen">
      <p className="mb-4">Gebruik je dit niet meer? Dan hoeft het adres niet te bestaan.</p>
      <ActionNotice outcome={outcome} error={error} />
      <button type="button" aria-busy={busy} onClick={() => void end()} className="button">
        Koppel de agenda los
      </button>
      <Dialog dialog={dialog} />
    </Panel>
  )
}
