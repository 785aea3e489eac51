import type { Data } from '@generated/data'
import { useState } from 'react'
import { usePlay } from '~/play/puzzles/play_context'
import { keptAs, solvedId } from '~/play/puzzles/use_game'
import { inputId } from '~/play/puzzles/use_submissions'
import { eraseDraft } from '~/ui/hooks/use_draft'
import { congratulation, explained, regret } from './verdicts'

type ShownPuzzle = Data.Play.Puzzles.Puzzle

/** Tries an answer to a puzzle or asks for it, and tells what came of that. */
export function useSolving(puzzle: ShownPuzzle) {
  const { game, words } = usePlay()
  const { dialog } = game
  const { label } = puzzle
  const [busy, setBusy] = useState(false)

  async function submit(typed: string) {
    const verdict = await game.submit(puzzle, typed)
    if (!verdict) return
    const { juist: correct, antwoord: answer = '', uitleg: explanation = '' } = verdict
    if (correct) {
      eraseDraft(keptAs('answer', game, puzzle))
      const paragraphs = words.correct({ antwoord: answer, uitleg: explanation })
      const title = `Gefeliciteerd! (${label})`
      void dialog.ask(congratulation(title, paragraphs, solvedId(puzzle)))
    } else {
      const { bijna: nearMiss, pauze: pause } = verdict
      void dialog.ask(regret([words.error(typed), nearMiss, pause], inputId(puzzle)))
    }
  }

  async function requestAnswer() {
    const confirmed = await dialog.confirm({
      title: words.fillIn,
      paragraphs: [`Weet je zeker dat je het antwoord automatisch wilt invullen voor ${label} ?`],
    })
    if (!confirmed || busy) return
    setBusy(true)
    const received = await game.requestAnswer(puzzle)
    setBusy(false)
    if (received) void dialog.ask(explained(label, received, solvedId(puzzle)))
  }

  return { submit, requestAnswer, busy }
}
