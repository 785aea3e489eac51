import { alternatives } from '#domain/live/rooms'

/**
 * Whether a typed answer is right: without outer and double spaces and without regard to case it is
 * one of the alternatives (specification 2, section 5).
 */
export function isCorrectAnswer(entered: string, answer: string): boolean {
  const typed = comparable(entered)
  return alternatives(answer).some((correct) => comparable(correct) === typed)
}

/** The text as it is compared. Phones write spaces and accents in more than one way. */
export function comparable(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase('nl')
}

/** The answer as it is shown to those who may see it: the first alternative. */
export function showAnswer(answer: string): string {
  const [shown = ''] = alternatives(answer)
  return shown
}
