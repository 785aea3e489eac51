import {
  circle,
  ellipse,
  group,
  angular,
  line,
  onCircle,
  path,
  drawing,
  text,
  range,
  rect,
} from '#games/kit/shapes'
import type { Shape } from '#domain/drawing'

/** A key with its bow below, as saints carry them, its bit up and to the right. */
const key = (rotate: number, mirror: boolean): Shape =>
  group(
    100,
    104,
    [
      rect(-4.5, -84, 9, 150, { vulling: 'messing' }),
      path('M4.5 -82 h22 v10 h-8 v7 h8 v11 h-22 Z', { vulling: 'messing' }),
      circle(0, 82, 19, { vulling: 'messing' }),
      circle(0, 82, 9, { vulling: 'papier' }),
      rect(-9, 52, 18, 8, { vulling: 'messing', rond: 2 }),
    ],
    { draai: rotate, spiegel: mirror }
  )

const RIBS = 7
const HINGE = { x: 100, y: 146 }
const angle = (index: number) => -66 + (132 * index) / RIBS

/** The scallop of pilgrims: a fan of ribs from the hinge, a small arc at the end of each. */
function shell(): Shape[] {
  const { x, y } = HINGE
  const edgePoints = range(RIBS + 1).map((index) => onCircle(x, y, 68, angle(index)))
  const [first, ...rest] = edgePoints as [(typeof edgePoints)[number], ...typeof edgePoints]
  const arcs = rest.map(([px, py]) => `A 11.5 11.5 0 0 1 ${px} ${py}`).join(' ')
  return [
    path('M84 136 L78 156 H122 L116 136 Z', { vulling: 'zand' }),
    path(`M${x} ${y + 6} L${first[0]} ${first[1]} ${arcs} Z`, { vulling: 'wit' }),
    ...range(RIBS - 1).map((index) => {
      const [ax, ay] = onCircle(x, y, 16, angle(index + 1))
      const [bx, by] = onCircle(x, y, 66, angle(index + 1))
      return line(ax, ay, bx, by, { dikte: 2 })
    }),
    path(`M70 114 A 46 46 0 0 1 130 114`, { dikte: 1.2, lijn: 'zacht' }),
  ]
}

/** An eye to sew the badge to a hat with. */
const eye = (degrees: number): Shape[] => {
  const [x, y] = onCircle(100, 104, 101, degrees)
  return [circle(x, y, 10, { vulling: 'messing' }), circle(x, y, 4, { vulling: 'papier' })]
}

/** A badge of lead and tin as pilgrims brought home: keys, a scallop, and where it comes from. */
export const PILGRIM_BADGE = drawing(200, 250, [
  ...[45, 135, 225, 315].flatMap(eye),
  circle(100, 104, 96, { vulling: 'messing' }),
  circle(100, 104, 84, { vulling: 'papier' }),
  ...range(36).map((index) => {
    const [x, y] = onCircle(100, 104, 90, index * 10)
    return circle(x, y, 1.6, { vulling: 'inkt', dikte: 0.8 })
  }),
  group(100, 104, [group(-100, -104, [key(38, false), key(-38, true)])], { schaal: 0.95 }),
  ...shell(),
  path(ellipse(100, 153, 6, 4), { vulling: 'zand', dikte: 2 }),
  path('M16 212 L4 240 L34 232 L34 204 Z M184 212 L196 240 L166 232 L166 204 Z', {
    vulling: 'lak',
  }),
  path(
    angular([
      [24, 198],
      [176, 198],
      [176, 228],
      [24, 228],
    ]),
    { vulling: 'papier' }
  ),
  text(100, 220, 'RHENEN', 20, { letter: 'titel', vet: true }),
])
