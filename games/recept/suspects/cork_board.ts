import { circle, drawing, group, line, range, rect, scatter, text } from '#games/kit/shapes'
import { STAFF } from '#games/recept/people/staff'
import { PORTRAITS } from '#games/recept/suspects/portraits'
import { SUSPECTS } from '#games/recept/suspects/statements'
import type { Person } from '#games/recept/recept_flags'
import type { Shape } from '#domain/drawing'

/** What players note of everybody. */
export const NOTED = ['zegt zelf', 'gezien of gehoord door', 'waar, hoe laat'] as const

const SLIP = { width: 104, height: 178 } as const
const COLUMNS = 4
const [WIDTH, HEIGHT] = [464, 398]

/** A slip of paper on the board, held by a pin; none hangs quite straight. */
function slip(index: number, fill: 'white' | 'yellow', shapes: readonly Shape[]): Shape {
  const x = 14 + (index % COLUMNS) * 111
  const y = 15 + Math.floor(index / COLUMNS) * 189
  return group(
    x,
    y,
    [
      rect(2, 3, SLIP.width, SLIP.height, { fill: 'soft', line: undefined }),
      rect(0, 0, SLIP.width, SLIP.height, { fill, strokeWidth: 1 }),
      ...shapes,
      circle(SLIP.width / 2, 5, 4.5, { fill: 'wax', strokeWidth: 1 }),
      circle(SLIP.width / 2 - 1.4, 3.6, 1.2, { fill: 'white', line: undefined }),
    ],
    { rotate: [-0.7, 0.5, -0.3, 0.8][index % 4] }
  )
}

/** The photo of a suspect with the name beside it, and room for what is said of them. */
const about = (person: Person): Shape[] => [
  group(6, 10, PORTRAITS[person].drawing.shapes, { scale: 0.155 }),
  text(48, 32, STAFF[person].name, 14, { anchor: 'start', letter: 'hand', bold: true }),
  text(48, 46, STAFF[person].jobTitle, 10, { anchor: 'start', letter: 'hand' }),
  ...NOTED.flatMap((label, i) => [
    text(6, 71 + i * 38, label, 10.5, { anchor: 'start', letter: 'hand', color: 'soft' }),
    line(6, 94 + i * 38, SLIP.width - 6, 94 + i * 38, { line: 'soft', strokeWidth: 0.8 }),
  ]),
]

/** The time that Mathilde asks about, on a slip of its own. */
const TIME: readonly Shape[] = ['Van kwart', 'over negen', 'tot', 'half tien'].map((words, i) =>
  text(SLIP.width / 2, 56 + i * 30, words, 21, { letter: 'hand', bold: true })
)

/** Specks of cork, the same every time. */
function specks(): Shape[] {
  const next = scatter(41)
  return range(48).map(() =>
    circle(12 + next() * (WIDTH - 24), 12 + next() * (HEIGHT - 24), 0.8 + next(), {
      fill: 'messing',
      line: undefined,
    })
  )
}

/** The board on which players note who says what of whom. */
export const CORK_BOARD = drawing(WIDTH, HEIGHT, [
  rect(2, 2, WIDTH - 4, HEIGHT - 4, { fill: 'messing', strokeWidth: 3, radius: 4 }),
  rect(9, 9, WIDTH - 18, HEIGHT - 18, { fill: 'sand', line: undefined }),
  ...specks(),
  slip(0, 'yellow', TIME),
  ...SUSPECTS.map((person, i) => slip(i + 1, 'white', about(person))),
])
