/**
 * Whether a typed answer is right: trimmed, without regard to case, one of the alternatives that the
 * room's editor separates by a pipe, as in 'rood|vermiljoen' (specification 2, section 5).
 */
export function isCorrectAnswer(entered: string, answer: string): boolean {
  const typed = comparable(entered)
  return typed !== '' && answer.split('|').some((correct) => comparable(correct) === typed)
}

/** The text as it is compared. A phone writes spaces and accents in more than one way. */
export function comparable(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase('nl')
}

/** How the answer is shown to whoever may see it: the first alternative. */
export function showAnswer(answer: string): string {
  return answer.split('|')[0]!.trim()
}
