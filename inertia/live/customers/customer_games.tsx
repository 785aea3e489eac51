import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Panel } from '~/admin/shell/panel'
import { statusText } from '~/live/game/status_text'
import type { Run } from '~/live/control/game_panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

const PANEL = 'spellen'

export function CustomerGames({
  customer,
  run,
}: {
  customer: Data.Live.Customers.CustomerSnapshot
  run: Run
}) {
  const { execute, busy, error } = useAction({ send: run })
  const { spellenfabriek: game } = customer

  async function enable() {
    if (await execute(adminRoute('game_setting.store', { id: customer.id })))
      document.getElementById(PANEL)?.focus()
  }

  return (
    <Panel title="Spellen" id={PANEL}>
      {game ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Link
            href={adminUrlFor('customer_screen.settings', { klantId: customer.id })}
            className="button button-primary"
          >
            Ga naar Spellenfabriek
          </Link>
          <p>{statusText(game.status)}</p>
        </div>
      ) : (
        <>
          <p className="mb-3 text-soft">
            De Spellenfabriek staat nog niet aan voor deze klant. Zet hem aan om teams, kamers en
            QR-codes klaar te zetten.
          </p>
          <button type="button" aria-busy={busy} onClick={enable} className="button button-primary">
            Spellenfabriek inschakelen
          </button>
        </>
      )}
      <GeneralError>{error}</GeneralError>
    </Panel>
  )
}
