import { useLayoutEffect, useRef, useState } from 'react'
import { mayAskAnswer } from '#domain/play/puzzles/puzzle_hints'
import { hintFlag } from '#domain/play/puzzles/flags'
import { AnswerField } from './answer_field'
import { Hints } from './hints'
import { Solved, explained } from './solved'
import { inputId, headingId, type GameInUse } from './use_game'
import type { Answer, Frame, ShownPuzzle } from './play_types'

/** How a game words its verdicts and its way out. */
export type Words = {
  /** The button that gives the answer away. */
  vulIn: string
  goed: (answer: Answer) => string[]
  fout: (typed: string) => string
}

type Props = {
  spel: GameInUse
  kader: Frame
  raadsel: ShownPuzzle
  woorden: Words
  cijfers?: number
}

/** Answer, hints and the way out of one puzzle; once solved, or after the end, nothing can be entered. */
export function Solve(props: Props) {
  const { spel: game, raadsel: puzzle } = props
  if (game.vlaggen.has(puzzle.vlag)) return <Solved antwoord={answerOf(game, puzzle)} />
  if (game.afgelopen) return <p className="text-zacht">Het spel is uit; dit hoeft niet meer.</p>
  return <Open {...props} />
}

function Open({
  spel: game,
  kader: frame,
  raadsel: puzzle,
  woorden: words,
  cijfers: digits,
}: Props) {
  const { label, naam: name, aantalHints: hintCount } = puzzle
  const { dialoog: dialog, vlaggen: flags } = game
  const [busy, setBusy] = useState(false)
  const block = useStayInView(headingId(puzzle))

  async function submit(typed: string) {
    const verdict = await game.dienIn(puzzle, typed)
    if (!verdict) return
    const {
      juist: correct,
      antwoord: answer = '',
      uitleg: explanation = '',
      bijna: nearMiss,
      pauze: pause,
    } = verdict
    if (correct)
      void dialog.vraag({
        titel: `Gefeliciteerd! (${label})`,
        alineas: words.goed({ antwoord: answer, uitleg: explanation }),
        sluit: 'Verder',
        toon: 'goed',
        terug: headingId(puzzle),
      })
    else
      void dialog.vraag({
        titel: 'Helaas...',
        alineas: [words.fout(typed), nearMiss, pause].filter((sentence) => sentence !== undefined),
        sluit: 'Sluiten',
        toon: 'gewoon',
        terug: inputId(puzzle),
      })
  }

  async function requestAnswer() {
    const confirmed = await dialog.vraag({
      titel: words.vulIn,
      alineas: [`Weet je zeker dat je het antwoord automatisch wilt invullen voor ${label} ?`],
      sluit: 'Nee',
      ja: 'Ja',
      toon: 'gewoon',
    })
    if (!confirmed || busy) return
    setBusy(true)
    const received = await game.vraagAntwoord(puzzle)
    setBusy(false)
    if (received) void dialog.vraag(explained(label, received, headingId(puzzle)))
  }

  return (
    <div ref={block} className="space-y-4">
      <AnswerField id={inputId(puzzle)} label={label} onVerstuur={submit} cijfers={digits} />
      {hintCount > 0 && (
        <Hints
          label={label}
          naam={name}
          aantal={hintCount}
          teksten={hintTexts(game, puzzle)}
          vlaggen={flags}
          oplopend={frame.hintsOplopend}
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
          {words.vulIn} <span className="sr-only">bij {label}</span>
        </button>
      )}
    </div>
  )
}

/**
 * What somebody is typing in may be solved on another device: whoever had the focus in it goes on
 * at the title of the puzzle, not at the top of the page.
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
  const revealed = game.stand.onthuld[flag]
  return revealed && 'antwoord' in revealed ? revealed : null
}

function hintTexts(
  { stand: state }: GameInUse,
  { naam: name, aantalHints: hintCount }: ShownPuzzle
) {
  const texts = new Map<number, string>()
  for (let number = 1; number <= hintCount; number++) {
    const revealed = state.onthuld[hintFlag(name, number)]
    if (revealed && 'hint' in revealed) texts.set(number, revealed.hint)
  }
  return texts
}
