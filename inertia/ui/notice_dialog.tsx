import { AlertDialog } from '@base-ui/react/alert-dialog'

type Props = {
  titel: string
  melding: string
  onSluit: () => void
  /** Where focus goes when the dialog closes. */
  naarVeld: () => HTMLElement | null
}

/** An alert with a title, one sentence and one way out; focus goes back to the field it is about. */
export default function NoticeDialog({
  titel: title,
  melding: notice,
  onSluit: onClose,
  naarVeld: goToField,
}: Props) {
  return (
    <AlertDialog.Root defaultOpen onOpenChangeComplete={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-30 bg-[#121a24]/60" />
        <AlertDialog.Popup
          finalFocus={goToField}
          className="kist fixed top-1/2 left-1/2 z-40 w-[min(26rem,calc(100vw-2rem))] -translate-1/2 p-6"
        >
          <AlertDialog.Title className="font-titel text-2xl font-semibold">
            {title}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-lg">{notice}</AlertDialog.Description>
          <AlertDialog.Close className="knop mt-5 w-full">OK</AlertDialog.Close>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
