import { HINT_PAGES } from '#games/hint_pages'
import { GAMES } from '#games/online_games'

/** A number as answer cannot be looked for: every puzzle is full of numbers. */
function wordAnswers(answer: string, ...also: string[]): string[] {
  return /^\d+$/.test(answer) ? [] : [answer, ...also]
}

/** What nobody may read before they found it or asked for it. */
export type Secret = { readonly from: string; readonly kind: string; readonly text: string }

export const secrets: readonly Secret[] = [
  ...GAMES.flatMap(({ path, puzzles, ending: end }) => [
    ...puzzles.flatMap(
      ({ name, answer, alsoCorrect, showAnswer, explanation, hints, nearMisses }) => {
        const from = `${path}/${name}`
        return [
          ...wordAnswers(answer, showAnswer, ...(alsoCorrect ?? [])).map((text) => ({
            from,
            kind: 'antwoord',
            text,
          })),
          ...[explanation, ...hints, ...(nearMisses ?? []).map((nearMiss) => nearMiss.text)].map(
            (text) => ({
              from,
              kind: 'text',
              text,
            })
          ),
        ]
      }
    ),
    ...end.paragraphs.map((text) => ({ from: `${path}/einde`, kind: 'text', text })),
  ]),
  ...HINT_PAGES.flatMap(({ path, items }) =>
    items.flatMap((item) => {
      const from = `${path}/${item.name}`
      const { answer, answerAddition, hints } = item
      const answer2 = 'answer2' in item ? item.answer2 : undefined
      return [
        ...[answer, answer2].flatMap((text) => (text ? [{ from, kind: 'antwoord', text }] : [])),
        ...[answerAddition, ...hints].map((text) => ({ from, kind: 'text', text })),
      ]
    })
  ),
]

/** Words of three letters stand everywhere, so only longer texts are looked for. */
const recognizable = ({ text }: Secret) => text.length >= 4

/** The secrets that stand in a text, as whole words. */
export function leaks(text: string, from: readonly Secret[]): string[] {
  const searched = flatText(text)
  return from
    .filter(recognizable)
    .filter((secret) => searched.includes(` ${flatText(secret.text).trim()} `))
    .map((secret) => `${secret.from} ${secret.kind}: ${secret.text.slice(0, 60)}`)
}

/** Words only, one space between them. */
function flatText(text: string): string {
  return ` ${text
    .replace(/\\[nt"]/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')} `
}
