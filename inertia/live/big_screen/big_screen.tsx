import { Link, router } from '@inertiajs/react'
import { useState } from 'react'
import { Panel } from '~/admin/shell/panel'
import type { GamePanel } from '~/live/control/game_panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { useShared } from '~/ui/hooks/use_shared'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

type Props = GamePanel & { address: string; dialog: DialogInUse }

/**
 * The settings of the big screen: its link, whether it shows the scores, and the results of earlier
 * rounds.
 */
export function BigScreen({ snapshot, game, run, address, dialog }: Props) {
  const { execute, busy, error } = useAction({ send: run })
  const [notice, setNotice] = useState<string | null>(null)
  const owner = useShared().role === 'eigenaar'
  const { scores_verborgen: hidden } = game

  async function toggleScores() {
    setNotice(null)
    await execute(adminRoute('screen_admin.scores', { id: snapshot.id }), { verborgen: !hidden })
  }

  async function renew() {
    setNotice(null)
    const confirmed = await dialog.confirm({
      title: 'Nieuwe link voor het grote scherm',
      paragraphs: [
        'De oude link werkt dan niet meer, ook niet op een scherm dat nu aanstaat. Weet je het zeker?',
      ],
    })
    if (!confirmed || !(await execute(adminRoute('screen_admin.link', { id: snapshot.id })))) return
    router.reload({
      only: ['screenAddress'],
      onSuccess: () => setNotice('Het grote scherm heeft een nieuwe link.'),
    })
  }

  return (
    <Panel title="Groot scherm" className="no-print">
      <p>
        <a href={address} target="_blank" rel="noreferrer" className="link font-code break-all">
          {address}
        </a>
      </p>
      <p className="mt-2 text-soft" aria-live="polite">
        {hidden
          ? 'De stand is verborgen tot de eindscores.'
          : 'Het grote scherm toont de stand van alle teams.'}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <button type="button" aria-busy={busy} onClick={toggleScores} className="button">
          {hidden ? 'Stand tonen' : 'Stand verbergen tot de eindscores'}
        </button>
        <button type="button" aria-busy={busy} onClick={renew} className="button">
          Nieuwe link<span className="sr-only"> voor het grote scherm</span>
        </button>
        {owner && (
          <Link href={adminUrlFor('result.index', { klantId: snapshot.id })} className="link">
            Eerdere rondes en uitslagen
          </Link>
        )}
      </div>
      <p role="status" className="mt-3 font-semibold text-moss empty:hidden">
        {notice}
      </p>
      <GeneralError>{error}</GeneralError>
    </Panel>
  )
}
