import { tally } from '#app/core/tally'
import { isAnswerTo, nearMissText } from '#domain/play/puzzles/puzzle_answer'
import { SAMPLE } from '#games/sample/sample_puzzle'

/** Under which name the puzzle to try is counted. */
export const SAMPLE_NAME = 'proefraadsel'

export type SampleVerdict =
  { readonly correct: true } | { readonly correct: false; readonly nearMiss: string | null }

/** Judges an answer, and counts the try without anything about the visitor. */
export function judgeSample(entered: string): SampleVerdict {
  const correct = isAnswerTo(SAMPLE, entered)
  tally.count(correct ? 'proef_open' : 'proef_poging', SAMPLE_NAME)
  return correct ? { correct } : { correct, nearMiss: nearMissText(SAMPLE.nearMisses, entered) }
}
