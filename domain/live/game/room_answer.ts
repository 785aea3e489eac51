/**
 * Whether a typed answer is right. The answer is trimmed and compared without regard to case with
 * the alternatives that the room's editor separates by a pipe, as in 'rood|vermiljoen'
 * (specification 2, section 5).
 */
export function isCorrectAnswer(entered: string, answer: string): boolean {
  const typed = comparable(entered)
  return typed !== '' && answer.split('|').some((correct) => comparable(correct) === typed)
}

/** The text as it is compared. Phones write spaces and accents in more than one way. */
export function comparable(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase('nl')
}

/** The answer as it is shown to those who may see it: the first alternative. */
export function showAnswer(answer: string): string {
  const [shown = ''] = answer.split('|')
  return shown.trim()
}
