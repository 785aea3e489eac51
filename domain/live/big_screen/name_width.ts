/** The width of the letters of the house's font, in times their height. */
const LETTERS: readonly (readonly [letter: RegExp, width: number])[] = [
  [/^[\s.,:;!|'’()ijlftrI-]$/, 0.34],
  [/^[mwMW@%]$/, 0.88],
  [/^[\p{Lu}\p{Nd}&]$/u, 0.68],
  [/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u, 0.56],
]
/** The width of a sign of any other script, such as an emoji. */
const WIDEST = 1

/**
 * How wide a name is, in times the height of its letters. It is an estimate, because a page is laid out before
 * its letters can be measured.
 */
export const nameWidth = (name: string): number =>
  [...name].reduce((width, letter) => width + widthOf(letter), 0)

const widthOf = (letter: string) => LETTERS.find(([pattern]) => pattern.test(letter))?.[1] ?? WIDEST
