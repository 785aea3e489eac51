import { useState, type FormEvent } from 'react'
import type { Message } from './message_types'
import { Panel } from '~/admin/shell/panel'
import { usePageAction } from '~/admin/shell/use_page_action'
import { GeneralError } from '~/ui/general_error'
import { Field } from '~/ui/field'

/** Answers a message by mail, or says that it needs no answer. */
export function ReplyForm({ bericht: message }: { bericht: Message }) {
  const [text, setText] = useState('')
  const action = usePageAction(`/api/dashboard/bericht/${message.id}`)
  const {
    doe: run,
    doeEenKeer: runOnce,
    gedaan: outcome,
    setGedaan: setOutcome,
    bezig: busy,
    fout: error,
    errors,
  } = action
  const waiting = message.termijn !== null

  async function send(event: FormEvent) {
    event.preventDefault()
    const data = { tekst: text, gezien: message.antwoorden.length }
    if (await runOnce('antwoord', data, 'Je antwoord is onderweg.')) setText('')
  }

  const markHandled = () => run('afgehandeld', {}, 'Afgehandeld zonder antwoord.')
  const reopen = () => run('heropen', {}, 'Het bericht wacht weer op antwoord.')

  return (
    <Panel titel={message.antwoorden.length === 0 ? 'Antwoorden' : 'Nog iets antwoorden'}>
      <form onSubmit={send} noValidate className="max-w-[46rem] space-y-4">
        <Field
          label="Je antwoord"
          naam="tekst"
          verplicht
          regels={8}
          maxLength={5000}
          toelichting={`Gaat per e-mail naar ${message.email}. 'Hoi ${message.naam}', de groet en het bericht zelf staan er al bij.`}
          value={text}
          fouten={errors.tekst}
          onChange={({ target }) => {
            setOutcome('')
            setText(target.value)
          }}
        />
        <GeneralError>{error}</GeneralError>
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" aria-busy={busy} className="knop knop-lak">
            Verstuur antwoord
          </button>
          {waiting && (
            <button type="button" aria-busy={busy} onClick={markHandled} className="knop">
              Afgehandeld, geen antwoord nodig
            </button>
          )}
          {!waiting && message.beantwoordOp === null && (
            <button type="button" aria-busy={busy} onClick={reopen} className="knop">
              Toch nog beantwoorden
            </button>
          )}
          <p role="status" className="font-semibold text-mos">
            {outcome}
          </p>
        </div>
      </form>
    </Panel>
  )
}
