import { AlertDialog } from '@base-ui/react/alert-dialog'

type Props = {
  title: string
  notice: string
  onClose: () => void
  /** Returns the element that gets the focus when the dialog closes. */
  goToField: () => HTMLElement | null
}

/**
 * An alert with a title, one sentence and one button. Focus returns to the field that it is about.
 */
export default function NoticeDialog({ title, notice, onClose, goToField }: Props) {
  return (
    <AlertDialog.Root defaultOpen onOpenChangeComplete={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-30 bg-[#121a24]/60" />
        <AlertDialog.Popup
          finalFocus={goToField}
          className="case fixed top-1/2 left-1/2 z-40 w-[min(26rem,calc(100vw-2rem))] -translate-1/2 p-6"
        >
          <AlertDialog.Title className="font-title text-2xl font-semibold">
            {title}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-lg">{notice}</AlertDialog.Description>
          <AlertDialog.Close className="button mt-5 w-full">OK</AlertDialog.Close>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
