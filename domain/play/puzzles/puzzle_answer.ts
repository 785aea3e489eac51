import type { NearMiss, Puzzle } from '#domain/play/puzzles/puzzle'

/**
 * Whether a typed answer is the expected one (specification 1, section 5; more forgiving than that
 * by decision 0071). On both sides the same is overlooked: Unicode forms, zero-width characters,
 * case, outer and double spaces, a full stop, exclamation or question mark at the end, a leading
 * het, de or een, and spaces between letters that stand alone. In a sentence accents and punctuation
 * do not count either. An answer in digits forgives a full stop at its end and nothing else.
 */
export function isCorrectAnswer(entered: string, answer: string): boolean {
  const reading = readingOf(answer)
  return canonical(entered, reading) === canonical(answer, reading)
}

/** How an answer is compared: as a code without letters, as one word, or as a sentence. */
export type Reading = 'code' | 'word' | 'sentence'

/** The expected answer decides how a typed one is read. */
export function readingOf(answer: string): Reading {
  const pattern = fold(answer)
  if (!/\p{L}/u.test(pattern)) return 'code'
  return pattern.includes(' ') ? 'sentence' : 'word'
}

/** The text as it is compared (decision 0071): every spelling that counts as the same gives the same text. */
export function canonical(text: string, reading: Reading): string {
  const folded = fold(text)
  if (reading === 'code') return folded.replace(/(?<=\d) ?\.$/u, '')
  const words = reading === 'sentence' ? withoutPunctuation(folded) : folded
  return joined(withoutArticle(words.replace(/[\s.!?]+$/u, '')))
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

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLocaleLowerCase('nl')
    .trim()
    .replace(/\s+/gu, ' ')
}

const withoutPunctuation = (text: string) =>
  fold(
    text
      .normalize('NFD')
      .replace(/\p{M}|['’‘-]/gu, '')
      .replace(/[^\p{L}\p{N}\s]/gu, ' ')
  )

const withoutArticle = (text: string) => text.replace(/^(?:het|de|een) (?=\S)/u, '')

/** `b o t` as `bot`. */
const joined = (text: string) =>
  /^\p{L}(?: \p{L})+$/u.test(text) ? text.replaceAll(' ', '') : text
