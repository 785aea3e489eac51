import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { Keyhole } from '~/ui/keyhole'

const PROCESSING = 'Bezig met verwerken...'

type Props = Omit<ComponentProps<'button'>, 'ref'> & {
  busy: boolean
  /** What it says while it is busy. */
  words?: string
  /** Classes of the element around the button: its width, and the size of its letters. */
  placeClassName?: string
  /** Whether the words replace the button, as the specification asks for an order. */
  replaced?: boolean
  /** Words after these that only a screen reader reads out. */
  heard?: ReactNode
}

/**
 * A button that says it is busy in its own place: nothing moves, and the focus stays. The words
 * stand beside the button, because a screen reader holds back what changes in something busy.
 */
export function BusyButton({ busy, words = PROCESSING, replaced = false, ...rest }: Props) {
  const { children, className = 'button', placeClassName = '', heard, onClick, ...others } = rest
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const sentence = useRef<HTMLSpanElement>(null)
  useKeptFocus(busy, replaced ? sentence : button, button)

  const label = busy ? <span className="invisible contents">{children}</span> : children
  return (
    <div className={`busy-button ${placeClassName}`} data-words={words}>
      {busy && replaced ? (
        <span className={`${className} invisible`}>{label}</span>
      ) : (
        <button
          ref={button}
          aria-busy={busy}
          aria-labelledby={busy ? id : undefined}
          className={className}
          onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
          {...others}
        >
          {label}
        </button>
      )}
      <span ref={sentence} id={id} aria-live="polite" tabIndex={replaced ? -1 : undefined}>
        {busy && (
          <>
            <Keyhole turning className={replaced ? 'size-8 text-brass' : 'size-6'} /> {words}
            {heard}
          </>
        )}
      </span>
    </div>
  )
}

type Place = { readonly current: HTMLElement | null }

/**
 * The focus goes to what is busy, also from a field that is disabled meanwhile, and from there back
 * to the button. A form that is refused gives it to its message afterwards.
 */
function useKeptFocus(busy: boolean, whileBusy: Place, button: Place) {
  useLayoutEffect(() => {
    const focused = document.activeElement
    const within = whileBusy.current?.closest('form')
    const lost = focused === document.body || within?.contains(focused)
    if (busy && lost) whileBusy.current?.focus({ preventScroll: true })
    if (!busy && focused === whileBusy.current) button.current?.focus({ preventScroll: true })
  }, [busy, whileBusy, button])
}
