import { useRef, useState, type FormEvent } from 'react'
import { Panel } from '~/admin/shell/panel'
import { GAME_API, type GamePanel } from './game_panel'
import { useAction } from '~/admin/shell/use_action'
import { GeneralError } from '~/ui/general_error'
import { Field } from '~/ui/field'

const MAX_LENGTH = 300

/** What the game master tells all teams. */
export function Announcement({ snapshot, spel: game, doe: run }: GamePanel) {
  const address = `${GAME_API}/mededeling/${snapshot.id}`
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const {
    voerUit: execute,
    voerEenKeerUit: executeOnce,
    weiger: refuse,
    bezig: busy,
    fout: error,
    errors,
  } = useAction(run)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') refuse({ tekst: ['Schrijf eerst een mededeling.'] })
    else if (await executeOnce(address, { tekst: text.trim() })) setText('')
    field.current?.focus()
  }

  async function erase() {
    if (await execute(address, { tekst: null })) field.current?.focus()
  }

  return (
    <Panel titel="Mededeling aan alle teams">
      <div aria-live="polite" className="mb-3">
        {game.mededeling ? (
          <p>
            Nu te lezen: <strong className="whitespace-pre-line">{game.mededeling}</strong>
          </p>
        ) : (
          <p className="text-zacht">Er staat nu geen mededeling op de schermen.</p>
        )}
      </div>
      <form onSubmit={send} noValidate className="space-y-3">
        <Field
          label="Tekst"
          naam="tekst"
          verplicht
          regels={2}
          maxLength={MAX_LENGTH}
          ref={field}
          value={text}
          fouten={errors.tekst}
          onChange={({ target }) => setText(target.value)}
        />
        <GeneralError>{error}</GeneralError>
        <div className="flex flex-wrap gap-3">
          <button type="submit" aria-busy={busy} className="knop">
            Versturen
          </button>
          {game.mededeling && (
            <button type="button" aria-busy={busy} onClick={erase} className="knop">
              Wissen
            </button>
          )}
        </div>
      </form>
    </Panel>
  )
}
