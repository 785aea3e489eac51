import { ClockControls } from './clock_controls'
import { GAME_BUTTONS, type GameButton } from './game_buttons'
import { GAME_STATUS } from './game_status'
import { GAME_API, type GamePanel } from './game_panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import type { DialogInUse } from '~/ui/hooks/use_dialog'

type Props = GamePanel & { dialoog: DialogInUse }

/** The buttons that lead the evening, and why the last one was refused. */
export function GameControls({ snapshot, spel: game, doe: run, dialoog: dialog }: Props) {
  const { voerUit: execute, bezig: busy, fout: error } = useAction(run)

  async function press({ label, call, vraag: question }: GameButton) {
    const { status: seen } = game
    const confirmed =
      !question ||
      (await dialog.vraag({
        titel: label,
        alineas: [question],
        sluit: 'Nee',
        ja: 'Ja',
        terug: GAME_STATUS,
        toon: 'gewoon',
      }))
    /** The buttons are others now; the keyboard goes on at what the game is doing. */
    if (confirmed && (await execute(`${GAME_API}/${call}/${snapshot.id}`, { gezien: seen })))
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
            className={button.hoofd ? 'knop knop-lak' : 'knop'}
          >
            {button.label}
          </button>
        ))}
      </div>
      <GeneralError>{error}</GeneralError>
      {game.acties.includes('extratijd') && (
        <ClockControls klantId={snapshot.id} spel={game} doe={run} />
      )}
    </div>
  )
}
