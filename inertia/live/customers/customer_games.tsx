import { Link } from '@inertiajs/react'
import { Panel } from '~/admin/shell/panel'
import { statusText } from '~/live/game/status_text'
import { GAME_API, type Run } from '~/live/control/game_panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import type { CustomerSnapshot } from '~/live/game/snapshot_types'

const PANEL = 'spellen'

/** Which games a klant has. */
export function CustomerGames({
  klant: customer,
  doe: run,
}: {
  klant: CustomerSnapshot
  doe: Run
}) {
  const { voerUit: execute, bezig: busy, fout: error } = useAction(run)
  const { spellenfabriek: game } = customer

  async function enable() {
    if (await execute(`${GAME_API}/new/${customer.id}`)) document.getElementById(PANEL)?.focus()
  }

  return (
    <Panel titel="Spellen" id={PANEL}>
      {game ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Link href={`/dashboard/klant/spellenfabriek/${customer.id}`} className="knop knop-lak">
            Ga naar Spellenfabriek
          </Link>
          <p>{statusText(game.status)}</p>
        </div>
      ) : (
        <>
          <p className="mb-3 text-zacht">
            De Spellenfabriek staat nog niet aan voor deze klant. Zet hem aan om teams, kamers en
            QR-codes klaar te zetten.
          </p>
          <button type="button" aria-busy={busy} onClick={enable} className="knop knop-lak">
            Spellenfabriek inschakelen
          </button>
        </>
      )}
      <GeneralError>{error}</GeneralError>
    </Panel>
  )
}
