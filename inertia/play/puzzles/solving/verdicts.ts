import type { Data } from '@generated/data'
import type { DialogContent } from '~/ui/hooks/use_dialog'

type Answer = Data.Play.Puzzles.Answer

/** What is told with a right answer. */
export function congratulation(title: string, paragraphs: string[], back: string): DialogContent {
  return { title, paragraphs, close: 'Verder', tone: 'good', back }
}

/** The explanation that comes with an answer that was asked for. */
export function explained(
  title: string,
  { antwoord: answer, uitleg: explanation }: Answer,
  back: string
): DialogContent {
  return congratulation(title, [`Het antwoord is ‘${answer}’.`, explanation], back)
}

/** The parts of the message after a wrong answer; absent parts are left out. */
export function regret(sentences: (string | undefined)[], back: string): DialogContent {
  const paragraphs = sentences.filter((sentence) => sentence !== undefined)
  return { title: 'Helaas...', paragraphs, close: 'Sluiten', tone: 'plain', back }
}
