import { ClockControls } from './clock_controls'
import { GAME_BUTTONS, type GameButton } from './game_buttons'
import { GAME_STATUS } from './game_status'
import type { GamePanel } from './game_panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { adminRoute } from '~/wire/admin_routes'

type Props = GamePanel & { dialog: DialogInUse }

/** The buttons that lead the evening, and the reason of the last refusal. */
export function GameControls({ snapshot, game, run, dialog }: Props) {
  const { execute, busy, error } = useAction({ send: run })

  async function press({ label, call, question }: GameButton) {
    const { status: seen } = game
    const confirmed =
      !question ||
      (await dialog.confirm({
        title: label,
        paragraphs: [question(snapshot)],
        back: GAME_STATUS,
      }))
    /** The buttons change, so the focus moves to the status of the game. */
    if (confirmed && (await execute(adminRoute(call, { id: snapshot.id }), { gezien: seen })))
      document.getElementById(GAME_STATUS)?.focus()
  }

  async function showOnPhones() {
    if (await execute(adminRoute('screen_admin.reveal', { id: snapshot.id })))
      document.getElementById(GAME_STATUS)?.focus()
  }

  return (
    <div className="space-y-4">
      <div role="group" aria-label="Spel" className="flex flex-wrap gap-3">
        {(GAME_BUTTONS[game.status] ?? []).map((button) => (
          <button
            key={button.label}
            type="button"
            aria-busy={busy}
            onClick={() => press(button)}
            className={button.primary ? 'button button-primary' : 'button'}
          >
            {button.label}
          </button>
        ))}
      </div>
      <GeneralError>{error}</GeneralError>
      {game.eindstand_om !== null && (
        <div className="note space-y-2">
          <p>De telefoons wachten tot het grote scherm de eindstand heeft verteld.</p>
          <button type="button" aria-busy={busy} onClick={showOnPhones} className="button">
            Toon nu op de telefoons
          </button>
        </div>
      )}
      {game.acties.includes('extratijd') && (
        <ClockControls customerId={snapshot.id} game={game} run={run} />
      )}
    </div>
  )
}
