import { useRef, type FormEvent } from 'react'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { Panel } from '~/admin/shell/panel'
import type { GamePanel } from './game_panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import { Field } from '~/ui/field'
import { adminRoute } from '~/wire/admin_routes'

const MAX_LENGTH = 300
const EMPTY = { tekst: '' }

/** The game master's announcement to all teams. */
export function Announcement({ snapshot, game, run }: GamePanel) {
  const announcement = adminRoute('announcement.store', { id: snapshot.id })
  const kept = useKeptFields(`announcement:${snapshot.id}`, EMPTY)
  const { tekst: text } = kept.fields
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const { execute, executeOnce, refuse, busy, error, errors } = useAction({
    send: run,
    fields: ['tekst'],
  })

  async function send(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') refuse({ tekst: ['Schrijf eerst een mededeling.'] })
    else if (await executeOnce(announcement, { tekst: text.trim() })) kept.clear()
    field.current?.focus()
  }

  async function erase() {
    if (await execute(announcement, { tekst: null })) field.current?.focus()
  }

  return (
    <Panel title="Mededeling aan alle teams">
      <div aria-live="polite" className="mb-3">
        {game.mededeling ? (
          <p>
            Nu te lezen: <strong className="whitespace-pre-line">{game.mededeling}</strong>
          </p>
        ) : (
          <p className="text-soft">Er staat nu geen mededeling op de schermen.</p>
        )}
      </div>
      <form onSubmit={send} noValidate className="space-y-3">
        <Field
          label="Tekst"
          name="tekst"
          mandatory
          lines={2}
          maxLength={MAX_LENGTH}
          ref={field}
          value={text}
          errors={errors.tekst}
          onChange={({ target }) => kept.change({ tekst: target.value })}
        />
        <GeneralError>{error}</GeneralError>
        <div className="flex flex-wrap gap-3">
          <button type="submit" aria-busy={busy} className="button">
            Versturen
          </button>
          {game.mededeling && (
            <button type="button" aria-busy={busy} onClick={erase} className="button">
              Wissen
            </button>
          )}
        </div>
      </form>
    </Panel>
  )
}
