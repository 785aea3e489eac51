import { drawing, group, range, rect, text } from '#games/kit/shapes'
import { decipher } from '#domain/shop/booklets/cipher'
import type { Block } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'

/** A square of the crib. */
const [WIDE, HIGH] = [15.4, 15]
/** Around the table, so that the edge of the drawing leaves its border whole. */
const ROOM = 0.5
const LETTERS = range(26).map((i) => String.fromCharCode(65 + i))
const DIGITS = range(10)

/** What each letter becomes below each digit of a code: row by row, digit by digit. */
export const ROWS = DIGITS.map((digit) => LETTERS.map((letter) => decipher(letter, String(digit))))

const square = (column: number, row: number, letter: string, plain = true): Shape[] => [
  rect(column * WIDE, row * HIGH, WIDE, HIGH, {
    fill: plain ? (row % 2 ? 'sand' : 'white') : 'yellow',
    line: 'soft',
    strokeWidth: 0.8,
  }),
  text((column + 0.5) * WIDE, (row + 0.72) * HIGH, letter, 10.9, { letter: 'code', bold: !plain }),
]

const squares: readonly Shape[] = [
  ...['', ...LETTERS, ''].flatMap((letter, column) => square(column, 0, letter, false)),
  ...ROWS.flatMap((letters, digit) => [
    ...square(0, digit + 1, String(digit), false),
    ...letters.flatMap((letter, column) => square(column + 1, digit + 1, letter)),
    ...square(27, digit + 1, String(digit), false),
  ]),
]

/** The table from which Frommel himself reads his secret writing: nothing is cut or counted. */
export const CRIB: Block = {
  kind: 'prop',
  object: 'book_page',
  heading: 'Het spiekbriefje van Frommel',
  parts: [
    {
      kind: 'drawing',
      caption:
        'Bovenaan: wat er staat. Links en rechts: het cijfer. Waar ze elkaar kruisen: wat je leest.',
      description: `Een tabel met bovenaan de letters ${LETTERS.join(' ')} en links en rechts de cijfers 0 tot en met 9. ${ROWS.map((letters, digit) => `In de rij van de ${digit}: ${letters.join(' ')}.`).join(' ')}`,
      drawing: drawing(28 * WIDE + 2 * ROOM, 11 * HIGH + 2 * ROOM, [group(ROOM, ROOM, squares)]),
    },
  ],
}
