import type { Data } from '@generated/data'
import { createContext, useContext } from 'react'
import type { GameInUse } from './use_game'

type Answer = Data.Play.Puzzles.Answer
type Frame = Data.Play.Puzzles.Frame

/** The words in which a game gives its verdicts and offers the answer. */
export type Words = {
  /** The label of the button that reveals the answer. */
  fillIn: string
  correct: (answer: Answer) => string[]
  error: (typed: string) => string
}

type Play = { game: GameInUse; frame: Frame; words: Words }

export const PlayContext = createContext<Play | null>(null)

/** The game that the page plays, for each part of it. */
export function usePlay(): Play {
  const play = useContext(PlayContext)
  if (!play) throw new Error('A part of a game is shown outside its PlayPage.')
  return play
}
