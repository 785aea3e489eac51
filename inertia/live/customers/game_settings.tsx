import { useState } from 'react'
import { SettingsForm } from './game_settings_form'
import { estimatedTime, inMinutes } from '~/ui/format_numbers'
import { Panel } from '~/admin/shell/panel'
import type { GamePanel } from '~/live/control/game_panel'

const PANEL = 'instellingen'
type Props = GamePanel & { onOpgeslagen: () => void }

/** What the next round is like; fixed while one is being played. */
export function GameSettings({ snapshot, spel: game, doe: run, onOpgeslagen: onSaved }: Props) {
  const [editing, setEditing] = useState(false)
  const [saved, setSaved] = useState(false)
  const started = game.status === 'started'

  function close(outcome: boolean) {
    setEditing(false)
    setSaved(outcome)
    if (outcome) onSaved()
    document.getElementById(PANEL)?.focus()
  }

  function edit() {
    setSaved(false)
    setEditing(true)
  }

  return (
    <Panel titel="Instellingen" id={PANEL} className="niet-printen">
      {editing && !started ? (
        <SettingsForm klantId={snapshot.id} spel={game} doe={run} onSluit={close} />
      ) : (
        <>
          <Overview spel={game} />
          {started ? (
            <p className="mt-4 text-zacht">
              Er wordt gespeeld. Wijzigen kan weer als het spel is afgelopen.
            </p>
          ) : (
            <button type="button" onClick={edit} className="knop mt-4">
              Bewerken
            </button>
          )}
        </>
      )}
      <p role="status" className="mt-3 font-semibold text-mos">
        {saved && 'Opgeslagen.'}
      </p>
    </Panel>
  )
}

function Overview({ spel: game }: Pick<Props, 'spel'>) {
  const { tijdsduur: duration, aantal_teams: teamCount, hint3_telt: hint3Counts, rooms } = game
  return (
    <>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
        <Fact naam="Speelduur">{inMinutes(duration)}</Fact>
        <Fact naam="Aantal teams">{teamCount}</Fact>
        <Fact naam="Hint 3 telt">{hint3Counts === 1 ? 'één keer' : 'twee keer'}</Fact>
        <Fact naam="Geschatte tijd">{inMinutes(estimatedTime(rooms))}</Fact>
      </dl>
      <h3 className="mt-4 text-lg">Kamers</h3>
      {rooms.length === 0 ? (
        <p className="text-zacht">
          Er zijn nog geen kamers ingeschakeld. Kies 'Bewerken' om kamers te kiezen.
        </p>
      ) : (
        <ul className="mt-1 grid gap-x-8 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
          {rooms.map(({ id, adminnaam: adminName, tijdschatting: timeEstimate }) => (
            <li key={id}>
              {adminName} <span className="text-zacht">({inMinutes(timeEstimate)})</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Fact({ naam: name, children }: { naam: string; children: string | number }) {
  return (
    <div>
      <dt className="text-sm text-zacht">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
