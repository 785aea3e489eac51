import { useState } from 'react'
import type { Game, Run } from './game_panel'
import { PauseReason } from './pause_reason'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import { adminRoute } from '~/wire/admin_routes'

type Props = { customerId: number; game: Game; run: Run }

const REASON_FORM = 'reden-van-de-pauze'

/**
 * Stops the clock at once, and lets it run on; a form tells the reason meanwhile. On a phone the
 * teams stay in view, so the form opens on a press.
 */
export function PauseControl({ customerId, game, run }: Props) {
  const { execute, busy, error } = useAction({ send: run })
  const [open, setOpen] = useState(false)
  const paused = game.gepauzeerd_sinds !== null

  async function toggle() {
    setOpen(false)
    await execute(adminRoute(paused ? 'game_clock.resume' : 'game_clock.pause', { id: customerId }))
  }

  return (
    <div className="desk-pause sm:space-y-3">
      <div className="flex flex-wrap gap-3 max-sm:flex-col max-sm:gap-2">
        <button
          type="button"
          aria-busy={busy}
          onClick={toggle}
          className={`button min-w-32 ${paused ? 'button-primary' : ''}`}
        >
          {paused ? 'Verder' : 'Pauze'}
        </button>
        {paused && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={REASON_FORM}
            onClick={() => setOpen(!open)}
            className="button sm:hidden"
          >
            Reden
          </button>
        )}
      </div>
      <GeneralError>{error}</GeneralError>
      {paused && (
        <div id={REASON_FORM} className={open ? undefined : 'max-sm:hidden'}>
          <PauseReason customerId={customerId} game={game} run={run} />
        </div>
      )}
    </div>
  )
}
