import type { Data } from '@generated/data'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Material, Paragraphs } from '~/play/puzzles/material/material'
import { usePlay } from './play_context'
import { keptAs } from './use_game'

type ShownPuzzle = Data.Play.Puzzles.Puzzle

type Props = { puzzle: ShownPuzzle; open?: boolean; children: ReactNode }

/** The drawer with the story and the papers of a puzzle, under what is written on it. */
export function PuzzlePapers({ puzzle, open = false, children }: Props) {
  const { game } = usePlay()
  const drawer = useRef<HTMLDetailsElement>(null)
  const [filled, setFilled] = useState(open)
  useOpenOnPaper(drawer, () => setFilled(true))
  return (
    <details ref={drawer} className="drawer drawer-dossier mt-3" open={open || undefined}>
      <summary onClick={() => setFilled(true)}>
        <span className="font-semibold">{children}</span>
      </summary>
      {(filled || open) && (
        <div className="space-y-6 pt-1 pb-4">
          <Paragraphs paragraphs={puzzle.verhaal} />
          <Material pieces={puzzle.materiaal} name={keptAs('papers', game, puzzle)} />
        </div>
      )}
    </details>
  )
}

/** A page that is printed shows what is in its drawers; on the screen they stay as they were. */
function useOpenOnPaper(drawer: RefObject<HTMLDetailsElement | null>, onPrint: () => void) {
  const before = useEffectEvent(() => {
    const closed = drawer.current?.open ? null : drawer.current
    if (!closed) return
    onPrint()
    closed.toggleAttribute('open', true)
    window.addEventListener('afterprint', () => closed.removeAttribute('open'), { once: true })
  })
  useEffect(() => {
    const onBefore = () => before()
    window.addEventListener('beforeprint', onBefore)
    return () => window.removeEventListener('beforeprint', onBefore)
  }, [])
}
