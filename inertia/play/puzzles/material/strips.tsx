import type { PieceOf } from './piece'
import { useState } from 'react'
import { Icon } from '~/ui/icon'
import { InWords, Svg } from './drawing'

/**
 * Loose strips that are shifted with buttons, so that a thumb and a keyboard work as well as a
 * mouse.
 */
export function Strips({
  bijschrift: caption,
  beschrijving: description,
  strips,
}: PieceOf<'stroken'>) {
  const [sequence, setSequence] = useState(() => strips.map(({ naam: name }) => name))
  const [said, setSaid] = useState('')

  function shift(position: number, step: -1 | 1) {
    const to = position + step
    const [shifted, other] = [sequence[position], sequence[to]]
    if (shifted === undefined || other === undefined) return
    setSequence(
      sequence.map((name) => (name === shifted ? other : name === other ? shifted : name))
    )
    setSaid(`Strook ${shifted} ligt nu op plaats ${to + 1} van ${sequence.length}.`)
  }

  return (
    <figure className="sheet max-w-[44rem]">
      <div className="flex justify-center p-3">
        {sequence.map((name, position) => {
          const strip = strips.find((one) => one.naam === name)
          if (!strip) return null
          return (
            <div key={name} className="min-w-0 flex-1">
              <Svg drawing={strip.tekening} />
              <div className="flex flex-col items-center px-px py-2">
                <ShiftButton
                  name={name}
                  side="links"
                  disabled={position === 0}
                  run={() => shift(position, -1)}
                />
                <ShiftButton
                  name={name}
                  side="rechts"
                  disabled={position === sequence.length - 1}
                  run={() => shift(position, 1)}
                />
              </div>
            </div>
          )
        })}
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
      <figcaption className="border-t-2 border-dotted border-[#b0823a] px-4 py-3">
        <span className="font-title text-lg font-semibold">{caption}</span>
        <InWords text={description} />
      </figcaption>
    </figure>
  )
}

type ShiftButtonProps = {
  name: string
  side: 'links' | 'rechts'
  disabled: boolean
  run: () => void
}

function ShiftButton({ name, side, disabled, run }: ShiftButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={disabled}
      onClick={run}
      aria-label={`Schuif strook ${name} naar ${side}`}
      className="mt-1 inline-flex h-11 w-full max-w-11 items-center justify-center rounded-lg border-2 border-[#1e2a38] bg-white aria-disabled:opacity-35"
    >
      <Icon name="arrow" className={`size-5 sm:size-6 ${side === 'links' ? 'rotate-180' : ''}`} />
    </button>
  )
}
