import { useState } from 'react'
import { Panel } from '~/admin/shell/panel'
import { GAME_API, type GamePanel } from '~/live/control/game_panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import { useShared } from '~/ui/hooks/use_shared'

/** In the demo: an evening without people. */
export function Rehearsal({ snapshot, spel: game, doe: run }: GamePanel) {
  const { demo } = useShared()
  const { voerUit: execute, bezig: busy, fout: error } = useAction(run)
  const [started, setStarted] = useState(false)
  if (!demo || game.status === 'started' || game.status === 'timeout') return null

  async function begin() {
    setStarted(false)
    setStarted(await execute(`${GAME_API}/repetitie/${snapshot.id}`))
  }

  return (
    <Panel titel="Repetitie" className="niet-printen">
      <p className="mb-4 text-zacht">
        Vier robotteams spelen in een minuut of zes een hele avond, in een nieuwe ronde van deze
        klant. Ze kiezen ook hun teamnamen. Volg ze in het verzamelpunt.
      </p>
      <button type="button" aria-busy={busy} onClick={begin} className="knop">
        Repetitie met robotteams
      </button>
      <p role="status" className="mt-3 font-semibold text-mos">
        {started && 'De repetitie begint. Open het verzamelpunt om mee te kijken.'}
      </p>
      <GeneralError>{error}</GeneralError>
    </Panel>
  )
}
