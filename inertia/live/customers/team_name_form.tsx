import { useEffect, useRef, type FormEvent } from 'react'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import type { Run } from '~/live/control/game_panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import { Field } from '~/ui/field'
import { adminRoute } from '~/wire/admin_routes'

const MAX_LENGTH = 40
const EMPTY = 'Vul een naam in.'

/** See `useKeptFields`. */
export const teamNameForm = (teamId: number) => `team_name:${teamId}`

type Props = {
  customerId: number
  team: { id: number; name: string }
  /** The name on the card, when the team has chosen another one. */
  cardName: string | null
  run: Run
  /** Called with a message when something was done. */
  onClose: (notice?: string) => void
}

/** Renames a team, or lets a new group choose its own name. */
export function TeamNameForm({ customerId, team, cardName, run, onClose }: Props) {
  const kept = useKeptFields(teamNameForm(team.id), { naam: team.name })
  const { naam: typed } = kept.fields
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const { execute, refuse, busy, error, errors } = useAction({
    send: run,
    fields: ['naam'],
  })
  const renaming = adminRoute('game_team.rename', { id: customerId, teamId: team.id })

  useEffect(() => field.current?.select(), [])

  async function rename(event: FormEvent) {
    event.preventDefault()
    const name = typed.trim()
    if (name === '') refuse({ naam: [EMPTY] })
    else if (await execute(renaming, { naam: name })) return onClose(`Het team heet nu ${name}.`)
    field.current?.focus()
  }

  async function erase() {
    if (await execute(renaming, { naam: '' }))
      onClose(`${cardName} heeft geen eigen naam meer, en kan er weer een kiezen.`)
  }

  return (
    <form onSubmit={rename} noValidate className="space-y-3">
      <Field
        label="Teamnaam"
        name="naam"
        mandatory
        autoComplete="off"
        maxLength={MAX_LENGTH}
        ref={field}
        value={typed}
        errors={errors.naam}
        onChange={({ target }) => kept.change({ naam: target.value })}
      />
      <GeneralError>{error}</GeneralError>
      <div className="flex flex-wrap gap-2">
        <button type="submit" aria-busy={busy} className="button button-primary">
          Opslaan
        </button>
        {cardName !== null && (
          <button type="button" aria-busy={busy} onClick={erase} className="button">
            Team opnieuw laten kiezen
          </button>
        )}
        <button type="button" onClick={() => onClose()} className="button">
          Annuleren
        </button>
      </div>
    </form>
  )
}
