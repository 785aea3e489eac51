import { useLayoutEffect, useRef } from 'react'
import { mayAskAnswer } from '#domain/play/puzzles/puzzle_hints'
import { hintFlag } from '#domain/play/puzzles/flags'
import type { Data } from '@generated/data'
import { AnswerField } from './answer_field'
import { Hints } from './hints'
import { Solved } from './solved'
import { useSolving } from './use_solving'
import { usePlay } from '~/play/puzzles/play_context'
import { headingId, type GameInUse } from '~/play/puzzles/use_game'
import { inputId } from '~/play/puzzles/use_submissions'

type Answer = Data.Play.Puzzles.Answer
type ShownPuzzle = Data.Play.Puzzles.Puzzle

type Props = { puzzle: ShownPuzzle; digits?: number }

/**
 * Answer, hints and the way out of one puzzle. Once it is solved, or after the end, nothing can be
 * entered.
 */
export function Solve({ puzzle, digits }: Props) {
  const { game } = usePlay()
  if (game.flags.has(puzzle.vlag)) return <Solved answer={answerOf(game, puzzle)} />
  if (game.ended) return <p className="text-soft">Het spel is uit; dit hoeft niet meer.</p>
  return <Open puzzle={puzzle} digits={digits} />
}

function Open({ puzzle, digits }: Props) {
  const { game, frame, words } = usePlay()
  const { label, naam: name, aantalHints: hintCount } = puzzle
  const { flags } = game
  const { submit, requestAnswer, busy } = useSolving(puzzle)
  const block = useStayInView(headingId(puzzle))

  return (
    <div ref={block} className="space-y-4">
      <AnswerField id={inputId(puzzle)} label={label} onSend={submit} digits={digits} />
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
 * Moves the focus to the title of a puzzle when another device solves it while somebody types in
 * it. Otherwise the focus would go to the top of the page.
 */
function useStayInView(heading: string) {
  const block = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = block.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      queueMicrotask(() => document.getElementById(heading)?.focus({ preventScroll: true }))
    }
  }, [heading])
  return block
}

export function answerOf(game: GameInUse, { vlag: flag }: ShownPuzzle): Answer | null {
  const revealed = game.state.onthuld[flag]
  return revealed && 'antwoord' in revealed ? revealed : null
}

function hintTexts({ state }: GameInUse, { naam: name, aantalHints: hintCount }: ShownPuzzle) {
  const texts = new Map<number, string>()
  for (let number = 1; number <= hintCount; number++) {
    const revealed = state.onthuld[hintFlag(name, number)]
    if (revealed && 'hint' in revealed) texts.set(number, revealed.hint)
  }
  return texts
}
