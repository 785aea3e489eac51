import type { FormEvent } from 'react'
import type { Data } from '@generated/data'
import { RestoredNote } from '~/admin/drafts/kept_notes'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { Panel } from '~/admin/shell/panel'
import { usePageAction } from '~/admin/shell/use_page_action'
import { GeneralError } from '~/ui/general_error'
import { Field } from '~/ui/field'
import { Outcome } from '~/admin/shell/outcome'
import { adminRoute } from '~/wire/admin_routes'

const EMPTY = { tekst: '' }

/** Replies to a message by mail, or marks that it needs no reply. */
export function ReplyForm({ message }: { message: Data.Shop.Messages.Message }) {
  const kept = useKeptFields(`message:${message.id}`, EMPTY)
  const { tekst: text } = kept.fields
  const action = usePageAction(['tekst'])
  const { id } = message
  const { run, runOnce, outcome, setOutcome, busy, error, errors } = action
  const waiting = message.term !== null

  async function send(event: FormEvent) {
    event.preventDefault()
    const data = { tekst: text, gezien: message.replies.length }
    if (await runOnce(adminRoute('message.reply', { id }), data, 'Je antwoord is onderweg.'))
      kept.clear()
  }

  const markHandled = () =>
    run(adminRoute('message.mark_handled', { id }), {}, 'Afgehandeld zonder antwoord.')
  const reopen = () =>
    run(adminRoute('message.reopen', { id }), {}, 'Het bericht wacht weer op antwoord.')

  return (
    <Panel title={message.replies.length === 0 ? 'Antwoorden' : 'Nog iets antwoorden'}>
      <form onSubmit={send} noValidate className="max-w-[46rem] space-y-4">
        <RestoredNote {...kept} />
        <Field
          label="Je antwoord"
          name="tekst"
          mandatory
          lines={8}
          maxLength={5000}
          note={`Gaat per e-mail naar ${message.email}. 'Hoi ${message.name}', de groet en het bericht zelf staan er al bij.`}
          value={text}
          errors={errors.tekst}
          onChange={({ target }) => {
            setOutcome('')
            kept.change({ tekst: target.value })
          }}
        />
        <GeneralError>{error}</GeneralError>
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" aria-busy={busy} className="button button-primary">
            Verstuur antwoord
          </button>
          {waiting && (
            <button type="button" aria-busy={busy} onClick={markHandled} className="button">
              Afgehandeld, geen antwoord nodig
            </button>
          )}
          {!waiting && message.answeredAt === null && (
            <button type="button" aria-busy={busy} onClick={reopen} className="button">
              Toch nog beantwoorden
            </button>
          )}
          <Outcome>{outcome}</Outcome>
        </div>
      </form>
    </Panel>
  )
}
