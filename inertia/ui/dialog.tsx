import { useRef, useState } from 'react'
import { AlertWindow } from './alert_window'
import { Icon } from './icon'
import type { DialogInUse } from './hooks/use_dialog'

/** Shows the next message or question. Each is a new dialog, so that it is read aloud. */
export function Dialog({ dialog: { shown: current, close } }: { dialog: DialogInUse }) {
  const [sequenceNumber, setSequenceNumber] = useState(0)
  if (!current) return null
  return (
    <DialogWindow
      key={sequenceNumber}
      {...current}
      onClose={() => {
        setSequenceNumber((number) => number + 1)
        close()
      }}
    />
  )
}

type DialogWindowProps = NonNullable<DialogInUse['shown']> & { onClose: () => void }

function DialogWindow({ content, choose, onClose }: DialogWindowProps) {
  const { title, paragraphs, amount, picture, close: closeText, yes, back, tone } = content
  const answer = useRef(false)

  return (
    <AlertWindow
      picture={picture}
      title={
        <>
          {tone === 'good' && <Icon name="checkmark" className="mt-0.5 size-7 text-moss" />}
          {tone === 'wrong' && <Icon name="exclamation" className="mt-0.5 size-7 text-error" />}
          <span>{title}</span>
        </>
      }
      text={
        <>
          {amount && <p className="font-code text-2xl font-bold">{amount}</p>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="wrap-anywhere">
              {paragraph}
            </p>
          ))}
        </>
      }
      buttons={(close) => (
        <>
          <button
            type="button"
            className={`button flex-1 ${tone === 'good' ? 'button-primary' : ''}`}
            onClick={close}
          >
            {closeText}
          </button>
          {yes && (
            <button
              type="button"
              className="button button-primary flex-1"
              onClick={() => {
                answer.current = true
                close()
              }}
            >
              {yes}
            </button>
          )}
        </>
      )}
      focusAfter={() => (back ? document.getElementById(back) : null)}
      onClose={() => {
        onClose()
        choose(answer.current)
      }}
    />
  )
}
