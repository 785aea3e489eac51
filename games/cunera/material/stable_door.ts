import type { Drawing, Shape } from '#domain/drawing'
import { MORSE, type MorseLetter, asPicture } from '#games/cunera/morse'
import { inscription, edge } from '#games/cunera/material/cunera_drawing'
import { circle, group, line, path, range, rect } from '#games/kit/shapes'

const WIDTH = 480
const HEIGHT = 206

/** The key, divided over several columns of letters beside each other. */
export function keyRows(columns: number): string[][] {
  const letters = Object.keys(MORSE) as MorseLetter[]
  const height = Math.ceil(letters.length / columns)
  return range(height).map((row) =>
    range(columns).flatMap((column) => {
      const letter = letters[column * height + row]
      return letter ? [letter.toUpperCase(), asPicture(MORSE[letter])] : ['', '']
    })
  )
}

/** The key in two halves, so that it fits on a phone. */
export const KEY_ROWS: readonly string[][] = keyRows(2)

function horseshoe(x: number, y: number, number: number): Shape {
  return group(x, y, [
    path(
      'M-16 22 C-30 -4 -24 -30 0 -30 C24 -30 30 -4 16 22 L7 19 C18 -4 14 -20 0 -20 C-14 -20 -18 -4 -7 19 Z',
      { fill: 'blue' }
    ),
    inscription(0, 4, String(number), 18),
  ])
}

function planks(x: number, y: number, b: number, h: number): Shape[] {
  const seams = [1, 2, 3].map((i) => x + (b / 4) * i)
  return [
    rect(x, y, b, h, { fill: 'messing' }),
    ...seams.map((nx) => line(nx, y, nx, y + h, { strokeWidth: 1.2 })),
  ]
}

/** The stable with five shoes above its door, one for every word. */
export const STABLE_DOOR: Drawing = {
  width: WIDTH,
  height: HEIGHT,
  shapes: [
    rect(66, 54, 348, 138, { fill: 'sand', strokeWidth: 3 }),
    path('M34 60 L84 18 L396 18 L446 60 Z', { fill: 'wax', strokeWidth: 3 }),
    path(
      'M80 39 q10 8 20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0',
      { strokeWidth: 1.5 }
    ),
    ...planks(150, 122, 86, 70),
    ...planks(244, 122, 86, 70),
    path('M150 122 L236 192 M330 122 L244 192', { strokeWidth: 2 }),
    circle(226, 160, 5, { fill: 'ink', line: undefined }),
    circle(254, 160, 5, { fill: 'ink', line: undefined }),
    ...[1, 2, 3, 4, 5].map((number) => horseshoe(102 + (number - 1) * 69, 95, number)),
    path(
      'M20 192 L460 192 M88 192 l-10 -18 M92 192 l2 -24 M98 192 l10 -16 M372 192 l-8 -18 M378 192 l4 -24 M384 192 l10 -14',
      { line: 'mos', strokeWidth: 3 }
    ),
    ...edge(WIDTH, HEIGHT),
  ],
}
