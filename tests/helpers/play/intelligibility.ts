import { CATALOGUE } from '#games/catalogue'
import { recept } from '#games/recept/recept_game'
import { firstOf } from '#tests/helpers/present'

/** How Dutch a text looks, by its pairs of letters: the shop's own stories are the measure. */
const EXAMPLE = [
  ...CATALOGUE.flatMap(({ description }) => description),
  ...recept.intro,
  ...recept.ending.paragraphs,
  ...recept.puzzles.flatMap(({ story }) => story),
].join(' ')

const words = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .match(/[A-Z]+/g) ?? []

/** The pairs of letters of a text; the border of a word counts as a letter. */
const pairs = (text: string) =>
  words(text).flatMap((word) => Array.from(` ${word}`, (char, i) => char + (word[i] ?? ' ')))

const count = new Map<string, number>()
const begin = new Map<string, number>()
for (const pair of pairs(EXAMPLE)) {
  count.set(pair, (count.get(pair) ?? 0) + 1)
  begin.set(firstOf(pair), (begin.get(firstOf(pair)) ?? 0) + 1)
}

/** @returns the mean log probability of a text's pairs of letters: Dutch is about -2.2, noise about -4 */
export function intelligibility(text: string): number {
  const found = pairs(text)
  const sum = found.reduce(
    (total, pair) =>
      total +
      Math.log(((count.get(pair) ?? 0) + 0.1) / ((begin.get(firstOf(pair)) ?? 0) + 0.1 * 27)),
    0
  )
  return sum / found.length
}

/** Every code of this many digits: '000' to '999'. */
export function allCodes(digits: number): string[] {
  return Array.from({ length: 10 ** digits }, (_, i) => String(i).padStart(digits, '0'))
}
