import { useState } from 'react'
import { gameSettings } from './use_game_settings'
import { SettingsForm } from './game_settings_form'
import { SetupNotes } from './setup/setup_notes'
import { fixedReason } from './setup/setup_words'
import { estimatedTime } from './estimated_time'
import { useOpenForm } from '~/admin/drafts/use_open_form'
import { inMinutes } from '~/ui/format_numbers'
import { Panel } from '~/admin/shell/panel'
import type { GamePanel } from '~/live/control/game_panel'
import { Heading } from '~/ui/heading'

const PANEL = 'instellingen'
type Props = GamePanel & { onSaved: () => void }

/** The settings of the next round. They are fixed while a round is being played. */
export function GameSettings({ snapshot, game, run, onSaved }: Props) {
  const { open: editing, unfold, fold } = useOpenForm(gameSettings(snapshot.id))
  const [saved, setSaved] = useState(false)
  const fixed = fixedReason(game.status)

  function close(outcome: boolean) {
    fold()
    setSaved(outcome)
    if (outcome) onSaved()
    document.getElementById(PANEL)?.focus()
  }

  function edit() {
    setSaved(false)
    unfold()
  }

  return (
    <Panel title="Instellingen" id={PANEL} className="no-print">
      {editing && fixed === null ? (
        <SettingsForm customerId={snapshot.id} game={game} run={run} onClose={close} />
      ) : (
        <>
          <Overview game={game} />
          {fixed !== null ? (
            <p className="mt-4 text-soft">{fixed}</p>
          ) : (
            <button type="button" onClick={edit} className="button mt-4">
              Bewerken
            </button>
          )}
        </>
      )}
      <p role="status" className="mt-3 font-semibold text-moss">
        {saved && 'Opgeslagen.'}
      </p>
    </Panel>
  )
}

/** The settings as they are. */
export function Overview({ game }: Pick<Props, 'game'>) {
  const { tijdsduur: duration, aantal_teams: teamCount, hint3_telt: hint3Counts, rooms } = game
  const { kaarten_geprint: cards } = game
  return (
    <>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
        <Fact name="Speelduur">{inMinutes(duration)}</Fact>
        <Fact name="Aantal teams">{teamCount}</Fact>
        <Fact name="Hint 3 telt">{hint3Counts === 1 ? 'één keer' : 'twee keer'}</Fact>
        <Fact name="Geschatte tijd">{inMinutes(estimatedTime(rooms))}</Fact>
      </dl>
      <SetupNotes
        setup={{
          teams: teamCount,
          duration,
          estimates: rooms.map((room) => room.tijdschatting),
          cards,
        }}
      />
      <Heading level={3} className="mt-4">
        Kamers
      </Heading>
      {rooms.length === 0 ? (
        <p className="text-soft">
          Er zijn nog geen kamers ingeschakeld. Kies 'Bewerken' om kamers te kiezen.
        </p>
      ) : (
        <ul className="mt-1 grid gap-x-8 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
          {rooms.map(({ id, adminnaam: adminName, tijdschatting: timeEstimate }) => (
            <li key={id}>
              {adminName} <span className="text-soft">({inMinutes(timeEstimate)})</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Fact({ name, children }: { name: string; children: string | number }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
