import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Data } from '@generated/data'
import { Icon } from '~/ui/icon'

type Sheets = readonly Data.Shop.Catalogue.PreviewSheet[]
type Props = {
  sheets: Sheets
  /** Which page was asked for, counted from 0. */
  first: number
  onClose: () => void
}

/**
 * Pages of the booklet as large as the window. Swipe, scroll, press an arrow key or a button; Escape
 * closes it, and the browser gives the focus back to the page that was opened.
 */
export function PageViewer({ sheets, first, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(first)
  const [enlarged, setEnlarged] = useState(false)

  useLayoutEffect(() => {
    dialog.current?.showModal()
    row.current?.focus()
    row.current?.scrollTo({ left: first * row.current.clientWidth, behavior: 'instant' })
  }, [first])

  function turn(step: number) {
    const to = (current + step + sheets.length) % sheets.length
    row.current?.scrollTo({ left: to * row.current.clientWidth })
  }

  function turnByKey(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step || enlarged) return
    event.preventDefault()
    turn(step)
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby="inkijk-blad"
      onClose={onClose}
      onKeyDown={turnByKey}
      className="page-viewer"
    >
      <div className="flex items-center gap-3">
        <Title sheets={sheets} current={current} />
        <button
          type="button"
          className="button"
          aria-pressed={enlarged}
          onClick={() => setEnlarged(!enlarged)}
        >
          Vergroot
        </button>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          Sluit
        </button>
      </div>
      <ul
        ref={row}
        tabIndex={enlarged ? undefined : 0}
        className={enlarged ? 'enlarged' : undefined}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / clientWidth))
        }
      >
        <Pages sheets={sheets} current={current} enlarged={enlarged} />
      </ul>
      <Turning turn={turn} />
    </dialog>
  )
}

const Title = ({ sheets, current }: { sheets: Sheets; current: number }) => (
  <p id="inkijk-blad" aria-live="polite" className="min-w-0 flex-1 leading-tight">
    <span className="block truncate font-title font-semibold">{sheets[current]?.title}</span>
    <span className="text-base text-soft">
      Bladzijde {current + 1} van {sheets.length}
    </span>
  </p>
)

/** Every page. Only the one in view can be read; enlarged, it scrolls by keyboard. */
const Pages = ({
  sheets,
  current,
  enlarged,
}: {
  sheets: Sheets
  current: number
  enlarged: boolean
}) =>
  sheets.map(({ description, small, large }, index) => (
    <li key={large.src} inert={index !== current} tabIndex={enlarged ? 0 : undefined}>
      <img
        src={large.src}
        width={large.width}
        height={large.height}
        alt={description}
        loading="lazy"
        decoding="async"
        style={{ backgroundImage: `url(${small.src})` }}
      />
    </li>
  ))

const Turning = ({ turn }: { turn: (step: number) => void }) => (
  <div className="flex justify-center gap-4">
    <button type="button" className="button" onClick={() => turn(-1)}>
      <Icon name="arrow" className="size-[1.25em] rotate-180" />
      Vorige
    </button>
    <button type="button" className="button" onClick={() => turn(1)}>
      Volgende
      <Icon name="arrow" />
    </button>
  </div>
)
