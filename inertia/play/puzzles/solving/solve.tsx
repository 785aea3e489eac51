import { useLayoutEffect, useRef } from 'react'
import { mayAskAnswer } from '#domain/play/puzzles/puzzle_hints'
import { hintFlag } from '#domain/play/puzzles/flags'
import type { Data } from '@generated/data'
import { AnswerField } from './answer_field'
import { Hints } from './hints'
import { Solved } from './solved'
import { useSolving } from './use_solving'
import { usePlay } from '~/play/puzzles/play_context'
import { keptAs, solvedId, type GameInUse } from '~/play/puzzles/use_game'
import { inputId } from '~/play/puzzles/use_submissions'
import { useDraft } from '~/ui/hooks/use_draft'

type Answer = Data.Play.Puzzles.Answer
type ShownPuzzle = Data.Play.Puzzles.Puzzle

type Props = { puzzle: ShownPuzzle; digits?: number }

/**
 * Answer, hints and the way out of one puzzle. Once it is solved nothing can be entered; after the
 * end only in a game that stays open.
 */
export function Solve({ puzzle, digits }: Props) {
  const { game, frame } = usePlay()
  if (game.flags.has(puzzle.vlag))
    return <Solved id={solvedId(puzzle)} label={puzzle.label} answer={answerOf(game, puzzle)} />
  if (game.ended && !frame.openAfterEnd)
    return <p className="text-soft">Het spel is uit; dit hoeft niet meer.</p>
  return <Open puzzle={puzzle} digits={digits} />
}

function Open({ puzzle, digits }: Props) {
  const { game, frame, words } = usePlay()
  const { label, naam: name, aantalHints: hintCount } = puzzle
  const { flags } = game
  const { submit, requestAnswer, busy } = useSolving(puzzle)
  const typed = useDraft(keptAs('answer', game, puzzle))
  const block = useStayInView(solvedId(puzzle))

  return (
    <div ref={block} className="no-print space-y-4">
      <AnswerField
        id={inputId(puzzle)}
        label={label}
        typed={typed}
        onSend={submit}
        digits={digits}
      />
      {hintCount > 0 && (
        <Hints
          label={label}
          name={name}
          count={hintCount}
          texts={hintTexts(game, puzzle)}
          flags={flags}
          ascending={frame.hintsInOrder}
          onOpen={(number) => game.openHint(puzzle, number)}
        />
      )}
      {mayAskAnswer(frame, name, flags) && (
        <button
          type="button"
          className="link min-h-11 text-left"
          aria-busy={busy}
          onClick={() => void requestAnswer()}
        >
          {words.fillIn} <span className="sr-only">bij {label}</span>
        </button>
      )}
    </div>
  )
}

/**
 * Moves the focus to the answer of a puzzle when another device solves it while somebody types in
 * it. Otherwise the focus would go to the top of the page.
 */
function useStayInView(solved: string) {
  const block = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = block.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      queueMicrotask(() => document.getElementById(solved)?.focus({ preventScroll: true }))
    }
  }, [solved])
  return block
}

export function answerOf(game: GameInUse, { vlag: flag }: ShownPuzzle): Answer | null {
  const revealed = game.state.onthuld[flag]
  return revealed && 'antwoord' in revealed ? revealed : null
}

/** The picture that lies in place of the papers of a solved puzzle. */
export function pictureOf({ state }: GameInUse, { vlag: flag }: ShownPuzzle) {
  const revealed = state.onthuld[flag]
  return (revealed && 'plaat' in revealed && revealed.plaat) || null
}

function hintTexts({ state }: GameInUse, { naam: name, aantalHints: hintCount }: ShownPuzzle) {
  const texts = new Map<number, string>()
  for (let number = 1; number <= hintCount; number++) {
    const revealed = state.onthuld[hintFlag(name, number)]
    if (revealed && 'hint' in revealed) texts.set(number, revealed.hint)
  }
  return texts
}
