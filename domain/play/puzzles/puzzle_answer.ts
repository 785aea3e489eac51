import type { NearMiss, Puzzle } from '#domain/play/puzzles/puzzle'

/**
 * Whether a typed answer is the expected one (specification 1, section 5; design decision "Answer
 * check"). Unicode forms, case, outer and double spaces do not count. In a sentence accents and
 * punctuation do not count either. Digits are always compared exactly.
 */
export function isCorrectAnswer(entered: string, answer: string): boolean {
  return comparable(entered, answer) === comparable(answer, answer)
}

type Question = Pick<Puzzle, 'answer' | 'alsoCorrect' | 'nearMisses'>

/** Whether the text is one of the answers that count for this puzzle. */
export function isAnswerTo({ answer, alsoCorrect = [] }: Question, entered: string): boolean {
  return [answer, ...alsoCorrect].some((correct) => isCorrectAnswer(entered, correct))
}

/** @returns the author's text for this near miss, or null when it is none */
export function nearMissText(nearMiss: readonly NearMiss[] = [], entered: string): string | null {
  return nearMiss.find(({ answer }) => isCorrectAnswer(entered, answer))?.text ?? null
}

/** The text as it is compared; `expected` decides whether it is read as a sentence. */
function comparable(text: string, expected: string): string {
  const folded = fold(text)
  if (!isSentence(fold(expected))) return folded
  return fold(
    folded
      .normalize('NFD')
      .replace(/\p{M}|['’‘-]/gu, '')
      .replace(/[^\p{L}\p{N}\s]/gu, ' ')
  )
}

const isSentence = (text: string) => text.includes(' ') && /\p{L}/u.test(text)

function fold(text: string): string {
  return text.normalize('NFKC').toLocaleLowerCase('nl').trim().replace(/\s+/gu, ' ')
}
