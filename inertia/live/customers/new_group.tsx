import { useState } from 'react'
import { mayChangeGroup } from '#domain/live/game/game_flow'
import { whatNewGroupDoes } from './new_group_words'
import type { GamePanel } from '~/live/control/game_panel'
import { statusText } from '~/live/game/status_text'
import { Outcome } from '~/admin/shell/outcome'
import { Panel } from '~/admin/shell/panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { adminRoute } from '~/wire/admin_routes'

const PANEL = 'nieuwe-groep'
/** Why the next group has to wait, by status. */
const WAITING: Readonly<Partial<Record<string, string>>> = {
  started: 'Er wordt gespeeld. Een nieuwe groep kan als het spel is afgelopen.',
  timeout:
    'De ronde is nog niet afgesloten: met extra tijd gaat hij verder. Een nieuwe groep kan als de eindscores getoond zijn.',
}

type Props = GamePanel & { dialog: DialogInUse; onChanged: () => void }

/** Hands the cards to the next group. It is not offered while a round is being played. */
export function NewGroup(props: Props) {
  const { status } = props.game
  return (
    <Panel title="Nieuwe groep" id={PANEL} className="no-print">
      <p className="mb-3 max-w-prose">
        Speelt er na deze groep nog een? De teamnamen komen vrij en de scores zijn weer leeg.
        Gespeelde rondes blijven, met de namen en de scores van toen.
      </p>
      {mayChangeGroup(status).ok ? (
        <Handover {...props} />
      ) : (
        <p className="text-soft">{WAITING[status] ?? statusText(status)}</p>
      )}
    </Panel>
  )
}

function Handover({ snapshot, game, run, dialog, onChanged }: Props) {
  const [codes, setCodes] = useState(false)
  const [outcome, setOutcome] = useState<string | null>(null)
  const { executeOnce, busy, error } = useAction({ send: run })

  async function press() {
    setOutcome(null)
    const confirmed = await dialog.confirm({
      title: 'Nieuwe groep',
      paragraphs: whatNewGroupDoes(snapshot, game, codes),
    })
    if (!confirmed) return
    const route = adminRoute('group.store', { id: snapshot.id })
    if (!(await executeOnce(route, { groep: game.groep, codes, gezien: game.status }))) return
    setCodes(false)
    setOutcome(
      codes
        ? 'De teamnamen zijn vrij, en alle teams hebben een nieuwe QR-code. Print de kaarten opnieuw.'
        : 'De teamnamen zijn vrij.'
    )
    onChanged()
  }

  return (
    <div className="space-y-3">
      <label className="option">
        <input
          type="checkbox"
          checked={codes}
          aria-describedby={`${PANEL}-codes`}
          onChange={({ target }) => setCodes(target.checked)}
        />
        Ook nieuwe QR-codes
      </label>
      <p id={`${PANEL}-codes`} className="max-w-prose text-soft">
        Telefoons van de vorige groep doen dan niet meer mee, en de kaarten moeten opnieuw worden
        geprint.
      </p>
      <button type="button" aria-busy={busy} onClick={press} className="button">
        Nieuwe groep
      </button>
      <GeneralError>{error}</GeneralError>
      <Outcome>{outcome}</Outcome>
    </div>
  )
}
