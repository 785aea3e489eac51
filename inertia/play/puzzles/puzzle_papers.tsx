import type { Data } from '@generated/data'
import type { ReactNode } from 'react'
import { Material, Paragraphs } from '~/play/material/material'

type ShownPuzzle = Data.Play.Puzzles.Puzzle

type Props = { puzzle: ShownPuzzle; open?: boolean; children: ReactNode }

/** The drawer with the story and the papers of a puzzle, under what is written on it. */
export function PuzzlePapers({ puzzle, open, children }: Props) {
  return (
    <details className="drawer drawer-dossier mt-3" open={open || undefined}>
      <summary>
        <span className="font-semibold">{children}</span>
      </summary>
      <div className="space-y-6 pt-1 pb-4">
        <Paragraphs paragraphs={puzzle.verhaal} />
        <Material pieces={puzzle.materiaal} />
      </div>
    </details>
  )
}
