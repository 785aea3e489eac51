import { useState, type FormEvent } from 'react'
import { Keyhole } from '~/ui/keyhole'

type Props = {
  id: string
  label: string
  /** What is typed so far, and how it changes. */
  typed: readonly [text: string, type: (text: string) => void]
  /** Resolves when the answer was judged, or the player gave up. */
  onSend: (answer: string) => Promise<void>
  /** How many digits a code on a lock has. */
  digits?: number
}

/** The field for an answer. Enter submits; the text stays until it proves right. */
export function AnswerField({ id, label, typed: [text, type], onSend, digits }: Props) {
  const [busy, setBusy] = useState(false)
  const [empty, setEmpty] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return document.getElementById(id)?.focus()
    if (text.trim() === '') {
      setEmpty(true)
      return document.getElementById(id)?.focus()
    }
    setBusy(true)
    await onSend(text)
    setBusy(false)
  }

  return (
    <form method="dialog" onSubmit={send} className="flex max-w-[40rem] flex-wrap items-end gap-3">
      <div className={digits ? 'w-44' : 'min-w-48 flex-1'}>
        <label htmlFor={id} className="mb-1 block font-semibold">
          Antwoord <span className="sr-only">{label}</span>
        </label>
        <input
          id={id}
          className={`field ${digits ? 'field-lock' : ''}`}
          value={text}
          onChange={({ target }) => {
            setEmpty(false)
            type(target.value)
          }}
          aria-invalid={empty || undefined}
          aria-describedby={empty ? `${id}-leeg` : undefined}
          maxLength={200}
          inputMode={digits ? 'numeric' : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
        />
      </div>
      <button type="submit" className="button" aria-busy={busy}>
        {busy && <Keyhole turning className="size-6 text-brass" />} Controleer{' '}
        <span className="sr-only">{label}</span>
      </button>
      {empty && (
        <p id={`${id}-leeg`} role="alert" className="w-full font-semibold text-error">
          Vul eerst een antwoord in.
        </p>
      )}
    </form>
  )
}
