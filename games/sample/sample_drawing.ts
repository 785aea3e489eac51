import type { Drawing, Shape } from '#domain/drawing'
import { circle, drawing, group, line, path, rect, text } from '#games/kit/shapes'
import { CHEESE, CURIOS, PRINT, SLEEPING_MOUSE, type Curio } from '#games/sample/curios'

/** The cabinet by night: nine things on three shelves, and where a mouse walked. */

export const SHELVES: readonly (readonly Curio[])[] = [
  ['masker', 'olifant', 'veer'],
  ['kaars', 'oester', 'ring'],
  ['sleutel', 'tol', 'dobbelsteen'],
]

/** A compartment, and the wood around it. */
export const CELL = { wide: 220, high: 208 } as const
export const WOOD = 14
const MARGIN = 18
const WIDE = 2 * MARGIN + 3 * CELL.wide + 2 * WOOD
const HIGH = 2 * MARGIN + 3 * CELL.high + 2 * WOOD

/** The upper left corner of a compartment. */
export const cornerOf = (row: number, column: number) => ({
  x: MARGIN + column * (CELL.wide + WOOD),
  y: MARGIN + row * (CELL.high + WOOD),
})

/** A print of a foot; it is turned clockwise from toes upwards. */
export type Footprint = { readonly x: number; readonly y: number; readonly turned: number }

const STEP = 33
const SWAY = 9
/** The space beside the label, or between two things. */
const LANE = { across: 96, along: 196 } as const

/** Three prints through the wood between two compartments. */
function walkUp(fromRow: number, column: number): Footprint[] {
  const { x, y } = cornerOf(fromRow, column)
  return [1, 0, -1].map((n) => ({
    x: x + LANE.along + (n % 2 ? SWAY : -SWAY),
    y: y - WOOD / 2 + n * STEP,
    turned: 0,
  }))
}

function walkLeft(row: number, fromColumn: number): Footprint[] {
  const { x, y } = cornerOf(row, fromColumn)
  return [1, 0, -1].map((n) => ({
    x: x - WOOD / 2 + n * STEP,
    y: y + LANE.across + (n % 2 ? SWAY : -SWAY),
    turned: -90,
  }))
}

/** All prints on the shelves. */
export const FOOTPRINTS: readonly Footprint[] = [
  ...walkUp(2, 2),
  ...walkLeft(1, 2),
  ...walkUp(1, 1),
  ...walkLeft(0, 1),
]

const compartment = (row: number, column: number, curio: Curio, label: readonly Shape[]): Shape => {
  const { x, y } = cornerOf(row, column)
  return group(x, y, [
    rect(0, 0, CELL.wide, CELL.high, { fill: 'paper', radius: 6 }),
    line(8, 158, CELL.wide - 8, 158, { line: 'sand', strokeWidth: 3 }),
    group(CELL.wide / 2, 86, CURIOS[curio]),
    ...label,
  ])
}

const prints = FOOTPRINTS.map(({ x, y, turned }) => group(x, y, PRINT, { rotate: turned }))

const cabinet = (label: (curio: Curio) => readonly Shape[]): Drawing =>
  drawing(WIDE, HIGH, [
    rect(3, 3, WIDE - 6, HIGH - 6, { fill: 'messing', radius: 14, strokeWidth: 5 }),
    ...SHELVES.flatMap((shelf, row) =>
      shelf.map((curio, column) => compartment(row, column, curio, label(curio)))
    ),
    ...prints,
  ])

export const CABINET = cabinet((curio) => [
  text(16, 192, curio, 31, { anchor: 'start', letter: 'hand' }),
])

/** The same from afar, where nobody can read the labels. */
export const CABINET_FROM_AFAR = cabinet(() => [
  line(16, 184, 120, 184, { line: 'soft', strokeWidth: 5 }),
])

/** What stands behind the door once it is open. */
export const DREAM: Drawing = drawing(720, 400, [
  rect(3, 3, 714, 394, { fill: 'ink', radius: 14, strokeWidth: 5 }),
  path('M 60 330 L 660 330', { line: 'messing', strokeWidth: 10 }),
  circle(330, 214, 9, { fill: 'paper' }),
  circle(368, 178, 14, { fill: 'paper' }),
  path(
    'M 400 140 C 372 90 430 50 470 66 C 492 26 566 26 582 64 C 640 54 668 120 630 148 C 640 190 570 206 544 182 C 510 208 452 200 446 170 C 424 172 404 160 400 140 Z',
    { fill: 'paper', strokeWidth: 4 }
  ),
  group(516, 122, CHEESE, { scale: 1.15 }),
  group(250, 268, SLEEPING_MOUSE, { scale: 1.5 }),
  ...[
    [90, 70],
    [190, 110],
    [300, 60],
    [120, 180],
    [660, 240],
  ].map(([x = 0, y = 0]) => circle(x, y, 3, { fill: 'yellow', line: undefined })),
])

/** The puzzle as a picture to pass on. */
export const SHARED: Drawing = {
  title:
    'De muis van het kabinet: een kast met negen dingen en sporen van een muis. Vijf letters openen het slot. Lukt het jou in twee minuten? Van Het Kabinet van Raadsels.',
  ...drawing(1200, 630, [
    rect(0, 0, 1200, 630, { fill: 'sand', line: undefined }),
    group(36, 28, CABINET.shapes, { scale: 0.815 }),
    text(915, 132, 'De muis', 80, { letter: 'title' }),
    text(915, 212, 'van het kabinet', 60, { letter: 'title' }),
    text(915, 300, 'Vijf letters openen het slot.', 34),
    text(915, 346, 'Lukt het jou in twee minuten?', 34),
    text(915, 422, 'Het Kabinet van Raadsels', 36, { letter: 'title' }),
    group(915, 545, SLEEPING_MOUSE, { scale: 1.05 }),
  ]),
}
