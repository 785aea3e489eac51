import type { Data } from '@generated/data'
import { Material, Paragraphs } from '~/play/puzzles/material/material'
import { Solve } from '~/play/puzzles/solving/solve'
import { Heading } from '~/ui/heading'
import { usePlay } from './play_context'
import { headingId, keptAs } from './use_game'

/** The puzzle behind the end of a game, for players who want one more. */
export function Epilogue({ puzzle }: { puzzle: Data.Play.Puzzles.Puzzle }) {
  return (
    <section
      aria-labelledby={headingId(puzzle)}
      className="case mt-10 border-4 border-brass p-5 sm:p-8"
    >
      <p className="font-code text-soft">Toegift</p>
      <Heading level={2} focusable id={headingId(puzzle)}>
        {puzzle.label}
      </Heading>
      <div className="mt-5 grid grid-cols-1 gap-8 lg:grid-cols-2">
        <div className="space-y-6">
          <Paragraphs paragraphs={puzzle.verhaal} />
          <p className="max-w-[42rem] font-semibold">{puzzle.vraag}</p>
          <Solve puzzle={puzzle} />
        </div>
        <Material pieces={puzzle.materiaal} name={keptAs('papers', usePlay().game, puzzle)} />
      </div>
    </section>
  )
}
