import type { Game, Run } from './game_panel'
import { PauseReason } from './pause_reason'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import { adminRoute } from '~/wire/admin_routes'

type Props = { customerId: number; game: Game; run: Run }

/** Stops the clock at once, and lets it run on; meanwhile it can be said why. */
export function PauseControl({ customerId, game, run }: Props) {
  const { execute, busy, error } = useAction({ send: run })
  const paused = game.gepauzeerd_sinds !== null

  async function toggle() {
    await execute(adminRoute(paused ? 'game_clock.resume' : 'game_clock.pause', { id: customerId }))
  }

  return (
    <div className="space-y-3">
      <button
        type="button"
        aria-busy={busy}
        onClick={toggle}
        className={`button min-w-32 ${paused ? 'button-primary' : ''}`}
      >
        {paused ? 'Verder' : 'Pauze'}
      </button>
      <GeneralError>{error}</GeneralError>
      {paused && <PauseReason customerId={customerId} game={game} run={run} />}
    </div>
  )
}
