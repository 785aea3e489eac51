import { useState } from 'react'
import { RehearsalProgress } from './rehearsal_progress'
import { useRehearsal } from './use_rehearsal'
import { Panel } from '~/admin/shell/panel'
import type { GamePanel } from '~/live/control/game_panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import { adminRoute } from '~/wire/admin_routes'

/** Plays an evening without people, on a copy of this one. */
export function Rehearsal({ snapshot, game, run }: GamePanel) {
  const { execute, busy, error } = useAction({ send: run })
  const [asked, setAsked] = useState(0)
  const rehearsal = useRehearsal(snapshot.id, asked)
  if (game.status === 'started' || game.status === 'timeout') return null

  async function begin() {
    if (await execute(adminRoute('rehearsal.store', { id: snapshot.id }))) setAsked(asked + 1)
  }

  return (
    <Panel title="Repetitie" className="no-print">
      <p className="mb-4 max-w-[44rem] text-soft">
        Robotteams spelen in een paar minuten een hele avond op een kopie van deze avond: even veel
        teams, dezelfde kamers. Teams, namen, speelduur, mededeling en rondes van de avond zelf
        blijven zoals ze zijn.
      </p>
      {!rehearsal?.bezig && (
        <button type="button" aria-busy={busy} onClick={begin} className="button">
          Repetitie met robotteams
        </button>
      )}
      {rehearsal && <RehearsalProgress rehearsal={rehearsal} />}
      <GeneralError>{error}</GeneralError>
    </Panel>
  )
}
