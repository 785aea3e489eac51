import { AlertWindow } from './alert_window'

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
export function NoticeDialog({ title, notice, onClose, goToField }: Props) {
  return (
    <AlertWindow
      title={title}
      text={notice}
      buttons={(close) => (
        <button type="button" className="button flex-1" onClick={close}>
          OK
        </button>
      )}
      focusAfter={goToField}
      onClose={onClose}
    />
  )
}
