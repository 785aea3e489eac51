import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef, useState } from 'react'
import { Icon } from './icon'
import type { DialogInUse } from './hooks/use_dialog'

/** Shows the message or question whose turn it is; a new one is a new dialog, so that it is read aloud. */
export function Dialog({ dialoog: { huidig: current, sluit: close } }: { dialoog: DialogInUse }) {
  const [sequenceNumber, setSequenceNumber] = useState(0)
  if (!current) return null
  return (
    <DialogWindow
      key={sequenceNumber}
      {...current}
      onSluit={() => {
        setSequenceNumber((number) => number + 1)
        close()
      }}
    />
  )
}

type DialogWindowProps = NonNullable<DialogInUse['huidig']> & { onSluit: () => void }

function DialogWindow({ inhoud: content, kies: choose, onSluit: onClose }: DialogWindowProps) {
  const {
    titel: title,
    alineas: paragraphs,
    sluit: close,
    ja: yes,
    terug: back,
    toon: tone,
  } = content
  const [open, setOpen] = useState(true)

  /** Told when the dialog is gone and gave the focus back, so that what follows may move it on. */
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
          className="kist dialoog fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] -translate-1/2 overflow-y-auto p-6"
        >
          <AlertDialog.Title className="flex items-start gap-3 font-titel text-2xl leading-tight font-semibold">
            {tone === 'goed' && <Icon naam="vinkje" className="mt-0.5 size-7 text-mos" />}
            {tone === 'fout' && <Icon naam="uitroep" className="mt-0.5 size-7 text-fout" />}
            <span>{title}</span>
          </AlertDialog.Title>
          <AlertDialog.Description render={<div />} className="mt-2 space-y-2 text-lg">
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="wrap-anywhere">
                {paragraph}
              </p>
            ))}
          </AlertDialog.Description>
          <div className="mt-5 flex flex-col-reverse gap-3 sm:flex-row">
            <AlertDialog.Close className="knop flex-1">{close}</AlertDialog.Close>
            {yes && (
              <AlertDialog.Close
                className="knop knop-lak flex-1"
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
