import { useState } from 'react'
import { hintsOnOffer } from '#domain/play/puzzles/puzzle_hints'

type Props = {
  /** The name of the puzzle, for screen reader users who jump from button to button. */
  label: string
  name: string
  count: number
  /** The known texts, by number. */
  texts: ReadonlyMap<number, string>
  /** The hint flags that were reached. */
  flags: ReadonlySet<string>
  ascending: boolean
  /** Asks for a hint; resolves to whether it came. */
  onOpen: (number: number) => Promise<boolean>
}

/** Folded notes. Each stays closed until somebody opens it, and can be closed and opened again. */
export function Hints({ label, name, count, texts, flags, ascending, onOpen }: Props) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const [busy, setBusy] = useState<number | null>(null)
  const offer = hintsOnOffer({ hintsInOrder: ascending }, name, count, flags)

  async function toggle(number: number) {
    if (busy !== null) return
    if (open.has(number)) return setOpen((earlier) => without(earlier, number))
    if (texts.has(number)) setOpen((earlier) => including(earlier, number))
    setBusy(number)
    const succeeded = await onOpen(number)
    setBusy(null)
    if (succeeded) setOpen((earlier) => including(earlier, number))
  }

  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {offer.map((number) => (
          <button
            key={number}
            type="button"
            className="button button-hint"
            aria-expanded={open.has(number)}
            aria-busy={busy === number}
            onClick={() => void toggle(number)}
          >
            Hint {number} <span className="sr-only">bij {label}</span>
          </button>
        ))}
      </div>
      <div aria-live="polite" className="mt-3 space-y-3 empty:mt-0">
        {offer
          .filter((number) => open.has(number) && texts.has(number))
          .map((number) => (
            <div key={number} className="note max-w-[40rem]">
              <p className="text-sm font-semibold text-blue">Hint {number}</p>
              <p className="mt-1">{texts.get(number)}</p>
            </div>
          ))}
      </div>
    </div>
  )
}

const including = (row: ReadonlySet<number>, number: number) => new Set(row).add(number)
const without = (row: ReadonlySet<number>, number: number) =>
  new Set([...row].filter((one) => one !== number))
