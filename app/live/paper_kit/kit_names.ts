import { fitted, linesOf, type Cut, type Fitted } from '#app/core/pdf/fitted_text'

type Box = Parameters<typeof fitted>[2]

/** Smaller letters than these are worse than a hyphen. */
const READABLE = 9

/**
 * The name of a team or room in lines. Its words stay whole when they are readable that way; a word
 * that is too long is divided with a hyphen.
 *
 * @param sizes from the largest to the smallest, in points; the smallest when none fits
 */
export function fittedName(name: string, cut: Cut, box: Box, sizes: readonly number[]): Fitted {
  const words = name.split(' ')
  const isWhole = (size: number) => words.every((word) => isOnOneLine(word, cut, size, box.width))
  const readable = sizes.filter((size) => size >= READABLE)
  const smaller = sizes.filter((size) => size <= Math.max(READABLE, sizes.at(-1) ?? 0))
  const tries = [
    ...readable.filter(isWhole).map((size) => fitted(name, cut, box, [size])),
    ...smaller.map((size) => {
      const parts = words.map((word) => divided(word, cut, size, box.width))
      return fitted(parts.join(' '), cut, box, [size])
    }),
  ]
  const fits = ({ size, lines }: Fitted) => lines.length * size * box.lineHeight <= box.height
  return tries.find(fits) ?? tries.at(-1) ?? { size: READABLE, lines: [name] }
}

const isOnOneLine = (text: string, cut: Cut, size: number, width: number) =>
  linesOf(text, cut, size, width).length === 1

/** A word in parts that each fit on a line, with a hyphen after each of them but the last. */
function divided(word: string, cut: Cut, size: number, width: number): string {
  const parts: string[] = []
  let rest = Array.from(word)
  while (rest.length > 2 && !isOnOneLine(rest.join(''), cut, size, width)) {
    let most = 1
    while (isOnOneLine(`${rest.slice(0, most + 1).join('')}-`, cut, size, width)) most += 1
    const end = endOfSyllable(rest, most)
    const hyphen = isLetter(rest[end - 1]) && isLetter(rest[end]) ? '-' : ''
    parts.push(rest.slice(0, end).join('') + hyphen)
    rest = rest.slice(end)
  }
  return [...parts, rest.join('')].join(' ')
}

const isLetter = (sign = '') => /\p{L}/u.test(sign)
const isVowel = (sign = '') => /[aeiouyáéíóúàèäëïöü]/iu.test(sign)

/** Where a syllable ends in the last half of what fits: before a consonant with a vowel behind it. */
function endOfSyllable(word: readonly string[], most: number): number {
  for (let end = most; end > most / 2; end--)
    if (isLetter(word[end]) && !isVowel(word[end]) && isVowel(word[end + 1])) return end
  return most
}

/** A text on one line, cut off with an ellipsis when it is too long. */
export function cutOff(text: string, cut: Cut, size: number, width: number): string {
  if (isOnOneLine(text, cut, size, width)) return text
  const signs = Array.from(text)
  let most = signs.length
  while (most > 1 && !isOnOneLine(`${signs.slice(0, most).join('').trim()}…`, cut, size, width))
    most -= 1
  return `${signs.slice(0, most).join('').trim()}…`
}
