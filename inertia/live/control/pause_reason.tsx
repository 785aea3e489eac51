import { useRef, type FormEvent } from 'react'
import { PAUSE_REASON } from '#domain/live/game/countdown'
import type { Game, Run } from './game_panel'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { useAction } from '~/admin/shell/use_action'
import { Field } from '~/ui/field'
import { GeneralError } from '~/ui/general_error'
import { adminRoute } from '~/wire/admin_routes'

/** The usual reasons for a pause. */
const USUAL = ['Eten', 'Drinken', 'Even luisteren'] as const

const EMPTY = { reden: '' }

type Props = { customerId: number; game: Game; run: Run }

/** Says on every screen why the game stands still. The clock stopped before that. */
export function PauseReason({ customerId, game, run }: Props) {
  const kept = useKeptFields(`pause:${customerId}`, EMPTY)
  const { reden: typed } = kept.fields
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const { execute, busy, error, errors, refuse } = useAction({ send: run, fields: ['reden'] })
  const { pauze_reden: present } = game

  async function say(reason: string | null) {
    const pause = adminRoute('game_clock.pause', { id: customerId })
    if (await execute(pause, { reden: reason })) kept.clear()
  }

  async function sendTyped(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() === '') refuse({ reden: ['Schrijf eerst een reden.'] })
    else await say(typed.trim())
    field.current?.focus()
  }

  return (
    <form onSubmit={sendTyped} noValidate className="note space-y-3">
      <p aria-live="polite">
        {present === null ? (
          'Op alle schermen staat nu: Pauze. Zet erbij waarom.'
        ) : (
          <>
            Op alle schermen staat nu: <strong className="wrap-anywhere">{present}</strong>
          </>
        )}
      </p>
      <UsualReasons present={present} busy={busy} onChoose={(reason) => void say(reason)} />
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-48 flex-1">
          <Field
            label="Andere reden"
            name="reden"
            maxLength={PAUSE_REASON}
            autoComplete="off"
            ref={field}
            value={typed}
            errors={errors.reden}
            onChange={({ target }) => kept.change({ reden: target.value })}
          />
        </div>
        <button type="submit" aria-busy={busy} className="button">
          Tonen
        </button>
      </div>
      <GeneralError>{error}</GeneralError>
    </form>
  )
}

type UsualReasonsProps = {
  present: string | null
  busy: boolean
  onChoose: (reason: string | null) => void
}

/** The usual reasons as buttons; pressing the one that is shown takes it away. */
function UsualReasons({ present, busy, onChoose }: UsualReasonsProps) {
  return (
    <div role="group" aria-label="Reden van de pauze" className="flex flex-wrap gap-2">
      {USUAL.map((reason) => (
        <button
          key={reason}
          type="button"
          aria-pressed={present === reason}
          aria-busy={busy}
          onClick={() => onChoose(present === reason ? null : reason)}
          className="button"
        >
          {reason}
        </button>
      ))}
    </div>
  )
}
