import type { FormEvent } from 'react'
import type { Data } from '@generated/data'
import { RestoredNote } from '~/admin/drafts/kept_notes'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Panel } from '~/admin/shell/panel'
import { usePageAction } from '~/admin/shell/use_page_action'
import { Field } from '~/ui/field'
import { Time } from '~/ui/time'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { adminRoute } from '~/wire/admin_routes'

type Note = Data.Shop.OrderNotes.Note
type Props = { id: number; notes: readonly Note[]; dialog: DialogInUse }

const EMPTY = { text: '' }

/** What the owner wrote down for herself about an order. */
export function OrderNotes({ id, notes, dialog }: Props) {
  const { run, runOnce, outcome, setOutcome, busy, error, errors } = usePageAction(['tekst'])
  const kept = useKeptFields(`order_note:${id}`, EMPTY)
  const { text } = kept.fields

  async function save(event: FormEvent) {
    event.preventDefault()
    const saved = await runOnce(adminRoute('note.store', { id }), { tekst: text }, 'Opgeschreven.')
    if (saved) kept.clear()
  }

  async function remove(note: Note) {
    const paragraphs = [`“${beginOf(note.text)}”`, 'De notitie komt niet terug.']
    const confirmed = await dialog.confirm({ title: 'Notitie weghalen', paragraphs })
    if (confirmed) await run(adminRoute('note.destroy', { id, noteId: note.id }), {}, 'Weggehaald.')
  }

  return (
    <Panel title="Notities">
      <p className="mb-3 text-sm text-soft">Alleen voor jullie; de klant ziet ze nergens.</p>
      {notes.length > 0 && (
        <ul className="mb-4 space-y-3">
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} busy={busy} onRemove={() => void remove(note)} />
          ))}
        </ul>
      )}
      <form onSubmit={save} noValidate className="space-y-3">
        <RestoredNote {...kept} />
        <Field
          label="Nieuwe notitie"
          name="tekst"
          mandatory
          lines={3}
          maxLength={2000}
          value={text}
          errors={errors.tekst}
          onChange={({ target }) => {
            setOutcome('')
            kept.change({ text: target.value })
          }}
        />
        <button type="submit" aria-busy={busy} className="button">
          Notitie opslaan
        </button>
      </form>
      <ActionNotice outcome={outcome} error={error} />
    </Panel>
  )
}

type ItemProps = { note: Note; busy: boolean; onRemove: () => void }

function NoteItem({ note, busy, onRemove }: ItemProps) {
  return (
    <li className="border-l-4 border-blue pl-3">
      <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
        <span>
          {note.who}, <Time at={note.at} />
        </span>
        <button type="button" aria-busy={busy} onClick={onRemove} className="link min-h-11">
          Weghalen<span className="sr-only">: notitie van {note.who}</span>
        </button>
      </p>
    </li>
  )
}

const BEGIN = 80
const beginOf = (text: string) =>
  text.length > BEGIN ? `${text.slice(0, BEGIN).trimEnd()}…` : text
