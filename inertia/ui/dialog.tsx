import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef, useState } from 'react'
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
  const { title, paragraphs, amount, picture, close, yes, back, tone } = content
  const [open, setOpen] = useState(true)

  /**
   * Called when the dialog is gone and has returned the focus, so that the next step can move it.
   */
  const answer = useRef(false)
  function dismiss() {
    onClose()
    choose(answer.current)
  }

  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={setOpen}
      onOpenChangeComplete={(stillOpen) => !stillOpen && dismiss()}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-30 bg-[#121a24]/60" />
        <AlertDialog.Popup
          finalFocus={() => (back && document.getElementById(back)) || true}
          className="case dialog fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] -translate-1/2 overflow-y-auto p-6"
        >
          {picture}
          <AlertDialog.Title className="flex items-start gap-3 font-title text-2xl leading-tight font-semibold">
            {tone === 'good' && <Icon name="checkmark" className="mt-0.5 size-7 text-moss" />}
            {tone === 'wrong' && <Icon name="exclamation" className="mt-0.5 size-7 text-error" />}
            <span>{title}</span>
          </AlertDialog.Title>
          <AlertDialog.Description render={<div />} className="mt-2 space-y-2 text-lg">
            {amount && <p className="font-code text-2xl font-bold">{amount}</p>}
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="wrap-anywhere">
                {paragraph}
              </p>
            ))}
          </AlertDialog.Description>
          <div className="mt-5 flex flex-col-reverse gap-3 sm:flex-row">
            <AlertDialog.Close
              className={`button flex-1 ${tone === 'good' ? 'button-primary' : ''}`}
            >
              {close}
            </AlertDialog.Close>
            {yes && (
              <AlertDialog.Close
                className="button button-primary flex-1"
                onClick={() => (answer.current = true)}
              >
                {yes}
              </AlertDialog.Close>
            )}
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
