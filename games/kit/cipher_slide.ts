import { angular, drawing, line, path, range, rect, text } from '#games/kit/shapes'
import type { Block } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'

/** The width of a letter, in millimetres. */
const CELL = 4.7
const ALPHABET = range(26).map((i) => String.fromCharCode(65 + i))
/** A digit of a code is at most nine, so the strip begins nine letters before the A. */
const BEFORE = 9
/** The letters of the strip, and at the first ten the digit for which they come under the arrow. */
export const STRIP = [...ALPHABET.slice(-BEFORE), ...ALPHABET]

const cells = (letters: readonly string[], y: number, fill: 'white' | 'yellow'): Shape[] =>
  letters.flatMap((letter, i) => [
    rect(i * CELL, y, CELL, 8, { fill: i % 2 ? 'white' : fill, strokeWidth: 0.3 }),
    text((i + 0.5) * CELL, y + 5.7, letter, 4.7, { letter: 'code', bold: true }),
  ])

/** Between the last letter and the line to cut along. */
const AIR = 2.2

const cut = (wide: number, y: number, high: number): Shape =>
  rect(-AIR, y, wide + 2 * AIR, high, { line: 'soft', strokeWidth: 0.35, dash: '1.6 1.2' })

const card: readonly Shape[] = [
  text(BEFORE * CELL + 26 * CELL, 4.6, 'er staat', 4.4, { letter: 'hand', anchor: 'end' }),
  text(BEFORE * CELL + CELL, 4.6, 'Zet het cijfer van de code onder de pijl.', 4.4, {
    letter: 'hand',
    anchor: 'start',
  }),
]

/** The card above and the strip below it. */
function twoStrips(): Shape[] {
  return [
    rect(BEFORE * CELL - AIR, 0, 26 * CELL + 2 * AIR, 19, { fill: 'sand', line: undefined }),
    ...card,
    { shape: 'group', x: BEFORE * CELL, y: 0, shapes: [...cells(ALPHABET, 7, 'white')] },
    path(
      angular([
        [(BEFORE + 0.15) * CELL, 15.8],
        [(BEFORE + 0.85) * CELL, 15.8],
        [(BEFORE + 0.5) * CELL, 18.6],
      ]),
      { fill: 'ink', line: undefined, clear: true }
    ),
    { shape: 'group', x: BEFORE * CELL, y: 0, shapes: [cut(26 * CELL, 0, 19)] },
    rect(-AIR, 25, STRIP.length * CELL + 2 * AIR, 18, { fill: 'paper', line: undefined }),
    ...cells(STRIP, 26, 'yellow'),
    ...range(BEFORE + 1).map((i) =>
      text((i + 0.5) * CELL, 40, `${BEFORE - i}`, 5, { letter: 'code', bold: true, color: 'wax' })
    ),
    line((BEFORE + 1) * CELL, 35.4, (BEFORE + 1) * CELL, 41.6, { strokeWidth: 0.3 }),
    text(STRIP.length * CELL - 2, 40, 'je leest', 4.4, { letter: 'hand', anchor: 'end' }),
    cut(STRIP.length * CELL, 25, 18),
  ]
}

/** The same letters and digits as two strips of paper, one of which slides along the other. */
const slide = drawing(STRIP.length * CELL + 2 * AIR + 1, 44, [
  { shape: 'group', x: AIR + 0.5, y: 0, shapes: twoStrips() },
])

/** The slide with which an answer sheet is read: one setting for each digit of a code. */
export const CIPHER_SLIDE: Block = {
  kind: 'true_size',
  caption:
    'De schuif. Knip de kaart en de strook uit en leg de strook tegen de onderkant van de kaart.',
  description: `Een kaart met de letters A tot en met Z en een pijl onder de A. Erop staat: er staat, en: zet het cijfer van de code onder de pijl. Een strook waarop staat: je leest, met de letters ${STRIP.join(' ')}; onder de eerste tien staan de cijfers 9 tot en met 0.`,
  drawing: slide,
}

/** How it works, for people who have it before them. */
export const HOW_TO_SLIDE = [
  'Schuif de strook tot het eerste cijfer van je code onder de pijl staat. Nu lees je alle letters met een 1 eronder: zoek de letter op de kaart, en schrijf de letter die er op de strook onder ligt in het vakje.',
  'Schuif dan naar het tweede cijfer voor de letters met een 2, en zo door. Na het laatste cijfer staat er een hele zin.',
] as const
