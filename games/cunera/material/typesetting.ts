import type { Drawing, Shape } from '#domain/drawing'
import { inscription, edge, shell } from '#games/cunera/material/cunera_drawing'
import { group, line, path, rect } from '#games/kit/shapes'

const WIDTH = 480
const HEIGHT = 620
const DIGIT_WIDTH = 58

/**
 * The number lines from top to bottom: the lead figures as they lie in the frame from left to
 * right, and the word below them. There are two lines, so that the words have to be read as well.
 */
export const NUMBERS = [
  { digits: ['6', '0', '5', '2'], word: 'BRODEN' },
  { digits: ['0', '1', '3', '9'], word: 'PELGRIMS' },
] as const

type Digit = (typeof NUMBERS)[number]['digits'][number]

/** Every piece of lead is cast in reverse, and prints its mirror image. */
export const MIRRORED = true

/** The figures as pen strokes in a box of 40 by 60, as they look on paper. */
const DIGIT_SHAPE: Readonly<Record<Digit, string>> = {
  0: 'M20 4 C4 4 4 56 20 56 C36 56 36 4 20 4 Z',
  1: 'M8 18 L22 5 L22 55 M10 55 L34 55',
  2: 'M6 18 C6 -1 34 0 34 17 C34 30 14 40 6 55 L35 55',
  3: 'M6 12 C12 1 34 2 34 16 C34 27 22 29 16 29 C26 29 36 32 36 43 C36 59 11 60 4 47',
  5: 'M32 5 L11 5 L9 28 C17 21 36 23 36 39 C36 58 12 60 5 49',
  6: 'M31 4 C14 8 5 22 5 40 C5 61 34 61 34 40 C34 22 8 22 5 40',
  9: 'M35 20 C35 -1 6 -1 6 20 C6 39 35 39 35 20 C35 40 32 55 10 56',
}

function typeSort(digit: Digit, place: number, count: number, y: number): Shape {
  const x = WIDTH / 2 + (place - (count - 1) / 2) * DIGIT_WIDTH
  return group(x, y, [
    rect(-27, -43, 54, 86, { radius: 3, fill: 'sand' }),
    rect(-22.5, -38.5, 45, 77, { radius: 2, line: 'soft', strokeWidth: 1 }),
    group(MIRRORED ? 18 : -18, -27, [path(DIGIT_SHAPE[digit], { strokeWidth: 7 })], {
      scale: 0.9,
      mirror: MIRRORED,
    }),
  ])
}

/** A line of type, mirrored as a whole around the middle of the sheet. */
function textLine(y: number, text: string, size: number): Shape {
  return group(WIDTH / 2, y, [inscription(0, 0, text, size)], { mirror: true })
}

/** A number and the word that it counts, below a rule that separates it from the lines above. */
function numberLine({ digits, word }: (typeof NUMBERS)[number], y: number): Shape[] {
  return [
    line(96, y, 384, y, { line: 'wax', strokeWidth: 2 }),
    ...digits.map((digit, place) => typeSort(digit, place, digits.length, y + 65)),
    textLine(y + 147, word, 30),
  ]
}

/** The wooden frame with type, as it lies on the printer's table. */
export const TYPESETTING: Drawing = {
  width: WIDTH,
  height: HEIGHT,
  shapes: [
    rect(36, 40, 408, 508, { radius: 6, fill: 'messing', strokeWidth: 3 }),
    rect(64, 68, 352, 452, { fill: 'paper', strokeWidth: 3 }),
    path('M39 43 L64 68 M441 43 L416 68 M39 545 L64 520 M441 545 L416 520', { strokeWidth: 2 }),
    textLine(114, 'OP SINT CUNERADAG', 25),
    textLine(150, 'GETELD TE RHENEN', 25),
    ...NUMBERS.flatMap((number, i) => numberLine(number, 172 + i * 174)),
    shell(108, 481, 1),
    shell(372, 481, 1),
    // The ink ball and the stick stand ready, which shows that nothing is printed yet.
    path('M58 576 C58 558 100 558 100 576 C104 602 54 602 58 576 Z', {
      fill: 'ink',
      strokeWidth: 2,
    }),
    path('M98 570 L138 558 L142 568 L100 580 Z', { fill: 'messing', strokeWidth: 2 }),
    inscription(292, 587, 'Klaar voor de inkt', 22),
    ...edge(WIDTH, HEIGHT),
  ],
}
