import { useEffect, useRef, useState, type FormEvent } from 'react'
import { GAME_API, type Run } from '~/live/control/game_panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import { Field } from '~/ui/field'

const MAX_LENGTH = 40
const EMPTY = 'Vul een naam in.'

type Props = {
  klantId: number
  team: { id: number; naam: string }
  /** The name on its card, when the team has chosen another. */
  kaartnaam: string | null
  doe: Run
  /** With what was done when it was. */
  onSluit: (notice?: string) => void
}

/** Gives a team another name, or lets a new group choose its own. */
export function TeamNameForm({
  klantId: customerId,
  team,
  kaartnaam: cardName,
  doe: run,
  onSluit: onClose,
}: Props) {
  const [typed, setTyped] = useState(team.naam)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const { voerUit: execute, weiger: refuse, bezig: busy, fout: error, errors } = useAction(run)
  const address = `${GAME_API}/team/${customerId}/${team.id}/naam`

  useEffect(() => field.current?.select(), [])

  async function rename(event: FormEvent) {
    event.preventDefault()
    const name = typed.trim()
    if (name === '') refuse({ naam: [EMPTY] })
    else if (await execute(address, { naam: name })) return onClose(`Het team heet nu ${name}.`)
    field.current?.focus()
  }

  async function erase() {
    if (await execute(address, { naam: '' }))
      onClose(`${cardName} heeft geen eigen naam meer, en kan er weer een kiezen.`)
  }

  return (
    <form onSubmit={rename} noValidate className="space-y-3">
      <Field
        label="Teamnaam"
        naam="naam"
        verplicht
        autoComplete="off"
        maxLength={MAX_LENGTH}
        ref={field}
        value={typed}
        fouten={errors.naam}
        onChange={({ target }) => setTyped(target.value)}
      />
      <GeneralError>{error}</GeneralError>
      <div className="flex flex-wrap gap-2">
        <button type="submit" aria-busy={busy} className="knop knop-lak">
          Opslaan
        </button>
        {cardName !== null && (
          <button type="button" aria-busy={busy} onClick={erase} className="knop">
            Team opnieuw laten kiezen
          </button>
        )}
        <button type="button" onClick={() => onClose()} className="knop">
          Annuleren
        </button>
      </div>
    </form>
  )
}
