import type { Drawing, Shape } from '#domain/drawing'
import { circle, drawing, group, line, path, round, range, rect } from '#games/kit/shapes'
import { inscription, edge } from '#games/cunera/material/cunera_drawing'

const WIDTH = 510
const HEIGHT = 640

/** One footstep on paper, in units of the drawing. Every staff is a whole number of them. */
export const FOOTSTEP = 30

/** The staffs from top to bottom: where the spike stands, the length in footsteps, and the lean. */
export const STAFFS = [
  { x: 92, y: 72, length: 12, rotate: -3 },
  { x: 300, y: 122, length: 5, rotate: 7 },
  { x: 108, y: 232, length: 7, rotate: -8 },
  { x: 296, y: 246, length: 5, rotate: 10 },
  { x: 70, y: 346, length: 14, rotate: 2 },
  { x: 112, y: 446, length: 4, rotate: 6 },
  { x: 318, y: 458, length: 5, rotate: -9 },
] as const

/** A staff from spike to knob; both ends have a measuring mark. */
function staff(
  { x, y, length, rotate }: { x: number; y: number; length: number; rotate: number },
  number: number
): Shape {
  const end = length * FOOTSTEP
  return group(
    x,
    y,
    [
      line(0, -15, 0, 15, { line: 'wax', strokeWidth: 2 }),
      line(end, -15, end, 15, { line: 'wax', strokeWidth: 2 }),
      path('M0 0 L20 -4 L20 4 Z', { fill: 'ink', strokeWidth: 1 }),
      rect(20, -4.5, end - 46, 9, { fill: 'messing', strokeWidth: 2 }),
      circle(end - 36, 0, 8, { fill: 'messing', strokeWidth: 2 }),
      circle(end - 12, 0, 12, { fill: 'messing', strokeWidth: 2 }),
      path('M60 5 C58 16 66 18 62 28 L70 24 L76 28 C74 18 72 14 70 5 Z', {
        fill: 'wax',
        strokeWidth: 1.5,
      }),
      numberPlate(-24, 0, number),
    ],
    { rotate }
  )
}

function numberPlate(x: number, y: number, number: number): Shape {
  return group(x, y, [
    circle(0, 0, 15, { fill: 'white', strokeWidth: 2 }),
    inscription(0, 7, String(number), 20),
  ])
}

/** A shoe print, heel to the left, that fills one footstep. */
function footprint(x: number, y: number): Shape {
  return path(
    `M${x + 3} ${y} c0 -5 8 -5 8 0 s-8 5 -8 0 Z M${x + 13} ${y - 4} c6 -3 16 -2 16 4 s-10 7 -16 4 Z`,
    { fill: 'soft', line: undefined }
  )
}

/** The measure of this sheet: fifteen footsteps with a mark at each. */
function ruler(x: number, y: number): Shape[] {
  const steps = range(16)
  return [
    line(x, y, round(x + 15 * FOOTSTEP), y),
    ...steps.map((i) =>
      line(x + i * FOOTSTEP, y - (i % 5 === 0 ? 14 : 8), x + i * FOOTSTEP, y, { strokeWidth: 2 })
    ),
    ...steps.slice(0, 15).map((i) => footprint(x + i * FOOTSTEP, y - 26 + (i % 2) * 7)),
    ...[0, 5, 10, 15].map((i) => inscription(x + i * FOOTSTEP, y + 22, String(i), 18)),
  ]
}

/** The seven staffs with their measure. */
export const STAFF_SHEET: Drawing = {
  width: WIDTH,
  height: HEIGHT,
  shapes: [
    ...STAFFS.map((stick, i) => staff(stick, i + 1)),
    line(20, 518, WIDTH - 20, 518, { line: 'messing', dash: '2 8', strokeWidth: 2 }),
    inscription(WIDTH / 2, 550, 'Maat in voetstappen', 19),
    ...ruler(30, 596),
    ...edge(WIDTH, HEIGHT),
  ],
}

/** A footstep is a centimetre on paper, so that the players' own ruler measures. */
const CENTIMETRE = 10
/** The staffs lie closer together than on the screen: there is no measure below them. */
const CLOSER = { factor: 0.72, up: 20 } as const

/** The staffs without a measure, in millimetres. */
export const STAFFS_ON_PAPER: Drawing = drawing(170, 116, [
  group(
    0,
    0,
    STAFFS.map((stick, i) => staff({ ...stick, y: stick.y * CLOSER.factor - CLOSER.up }, i + 1)),
    { scale: CENTIMETRE / FOOTSTEP }
  ),
])
