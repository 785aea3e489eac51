import type { Drawing, Shape } from '#domain/drawing'
import { circle, group, line, path, round, range, rect } from '#games/kit/shapes'
import { inscription, edge } from '#games/cunera/material/cunera_drawing'

const WIDTH = 520
const HEIGHT = 640

/** One footstep on paper; every staff is a whole number of them. */
export const FOOTSTEP = 30

/** From top to bottom: where the spike stands, how long the staff is in footsteps, and how it leans. */
export const STAFFS = [
  { x: 92, y: 72, lengte: 12, draai: -3 },
  { x: 262, y: 122, lengte: 5, draai: 7 },
  { x: 130, y: 232, lengte: 7, draai: -8 },
  { x: 296, y: 246, lengte: 5, draai: 10 },
  { x: 70, y: 346, lengte: 14, draai: 2 },
  { x: 318, y: 436, lengte: 4, draai: -9 },
  { x: 112, y: 452, lengte: 5, draai: 6 },
] as const

/** A staff from spike to knob; both ends have a measuring mark. */
function staff(
  { x, y, lengte: length, draai: rotate }: (typeof STAFFS)[number],
  number: number
): Shape {
  const end = length * FOOTSTEP
  return group(
    x,
    y,
    [
      line(0, -15, 0, 15, { lijn: 'lak', dikte: 2 }),
      line(end, -15, end, 15, { lijn: 'lak', dikte: 2 }),
      path('M0 0 L20 -4 L20 4 Z', { vulling: 'inkt', dikte: 1 }),
      rect(20, -4.5, end - 46, 9, { vulling: 'messing', dikte: 2 }),
      circle(end - 36, 0, 8, { vulling: 'messing', dikte: 2 }),
      circle(end - 12, 0, 12, { vulling: 'messing', dikte: 2 }),
      path('M60 5 C58 16 66 18 62 28 L70 24 L76 28 C74 18 72 14 70 5 Z', {
        vulling: 'lak',
        dikte: 1.5,
      }),
      numberPlate(-24, 0, number),
    ],
    { draai: rotate }
  )
}

function numberPlate(x: number, y: number, number: number): Shape {
  return group(x, y, [
    circle(0, 0, 15, { vulling: 'wit', dikte: 2 }),
    inscription(0, 7, String(number), 20),
  ])
}

/** A shoe print, heel to the left, that fills one footstep. */
function footprint(x: number, y: number): Shape {
  return path(
    `M${x + 3} ${y} c0 -5 8 -5 8 0 s-8 5 -8 0 Z M${x + 13} ${y - 4} c6 -3 16 -2 16 4 s-10 7 -16 4 Z`,
    { vulling: 'zacht', lijn: undefined }
  )
}

/** The measure of this sheet: fifteen footsteps with a mark at each. */
function ruler(x: number, y: number): Shape[] {
  const steps = range(16)
  return [
    line(x, y, round(x + 15 * FOOTSTEP), y),
    ...steps.map((i) =>
      line(x + i * FOOTSTEP, y - (i % 5 === 0 ? 14 : 8), x + i * FOOTSTEP, y, { dikte: 2 })
    ),
    ...steps.slice(0, 15).map((i) => footprint(x + i * FOOTSTEP, y - 26 + (i % 2) * 7)),
    ...[0, 5, 10, 15].map((i) => inscription(x + i * FOOTSTEP, y + 22, String(i), 18)),
  ]
}

/** The seven staffs with their measure. */
export const STAFF_SHEET: Drawing = {
  breedte: WIDTH,
  hoogte: HEIGHT,
  vormen: [
    ...STAFFS.map((stick, i) => staff(stick, i + 1)),
    line(20, 518, WIDTH - 20, 518, { lijn: 'messing', streep: '2 8', dikte: 2 }),
    inscription(WIDTH / 2, 550, 'Maat in voetstappen', 19),
    ...ruler(35, 596),
    ...edge(WIDTH, HEIGHT),
  ],
}
