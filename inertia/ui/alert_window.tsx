import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react'
import { Heading } from './heading'

type Props = {
  title: ReactNode
  text: ReactNode
  /** Its buttons, which get the window to close it with. */
  buttons: (close: () => void) => ReactNode
  picture?: ReactNode
  /** Returns the element that gets the focus afterwards; without one it returns to where it was. */
  focusAfter: () => HTMLElement | null
  /** Called when the window is gone and the focus is where it belongs. */
  onClose: () => void
}

/**
 * A window above the page that has to be answered first. The browser keeps the focus inside, closes it
 * on Escape and brings the focus back.
 */
export function AlertWindow({ title, text, buttons, picture, focusAfter, onClose }: Props) {
  const [titleId, textId] = [useId(), useId()]
  const { element, close } = useModal(() => {
    focusAfter()?.focus()
    onClose()
  })

  return (
    <dialog
      ref={element}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      className="alert case no-print m-auto max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain p-6 text-left"
    >
      {picture}
      <Heading level={2} size="part" id={titleId} className="flex items-start gap-3">
        {title}
      </Heading>
      <div id={textId} className="mt-2 space-y-2 text-lg">
        {text}
      </div>
      <div className="mt-5 flex flex-col-reverse gap-3 sm:flex-row">{buttons(close)}</div>
    </dialog>
  )
}

/** Opens a dialog for as long as it is on the page; `onClose` is not called when the page removes it. */
function useModal(onClose: () => void): {
  element: Ref<HTMLDialogElement>
  close: () => void
} {
  const element = useRef<HTMLDialogElement>(null)
  const closed = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog) return
    const onClosed = () => closed()
    dialog.addEventListener('close', onClosed)
    dialog.showModal()
    return () => {
      dialog.removeEventListener('close', onClosed)
      dialog.close()
    }
  }, [])
  return { element, close: () => element.current?.close() }
}
