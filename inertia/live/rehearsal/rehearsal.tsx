import { useState } from 'react'
import { Panel } from '~/admin/shell/panel'
import type { GamePanel } from '~/live/control/game_panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import { useShared } from '~/ui/hooks/use_shared'
import { adminRoute } from '~/wire/admin_routes'

/** In the demo: plays an evening without people. */
export function Rehearsal({ snapshot, game, run }: GamePanel) {
  const { demo } = useShared()
  const { execute, busy, error } = useAction({ send: run })
  const [started, setStarted] = useState(false)
  if (!demo || game.status === 'started' || game.status === 'timeout') return null

  async function begin() {
    setStarted(false)
    setStarted(await execute(adminRoute('rehearsal.store', { id: snapshot.id })))
  }

  return (
    <Panel title="Repetitie" className="no-print">
      <p className="mb-4 text-soft">
        Vier robotteams spelen in een minuut of zes een hele avond, in een nieuwe ronde van deze
        klant. Ze kiezen ook hun teamnamen. Volg ze in het verzamelpunt.
      </p>
      <button type="button" aria-busy={busy} onClick={begin} className="button">
        Repetitie met robotteams
      </button>
      <p role="status" className="mt-3 font-semibold text-moss">
        {started && 'De repetitie begint. Open het verzamelpunt om mee te kijken.'}
      </p>
      <GeneralError>{error}</GeneralError>
    </Panel>
  )
}
