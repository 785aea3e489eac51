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

/** A key as saints carry it: the bow below, the bit up and to the right. */
const key = (rotate: number, mirror: boolean): Shape =>
  group(
    100,
    104,
    [
      rect(-4.5, -84, 9, 150, { fill: 'messing' }),
      path('M4.5 -82 h22 v10 h-8 v7 h8 v11 h-22 Z', { fill: 'messing' }),
      circle(0, 82, 19, { fill: 'messing' }),
      circle(0, 82, 9, { fill: 'paper' }),
      rect(-9, 52, 18, 8, { fill: 'messing', radius: 2 }),
    ],
    { rotate, mirror }
  )

const RIBS = 7
const HINGE = { x: 100, y: 146 }
const angle = (index: number) => -66 + (132 * index) / RIBS

/** The scallop of pilgrims: a fan of ribs from the hinge, with a small arc at the end of each. */
function shell(): Shape[] {
  const { x, y } = HINGE
  const edgePoints = range(RIBS + 1).map((index) => onCircle(x, y, 68, angle(index)))
  const [first, ...rest] = edgePoints as [(typeof edgePoints)[number], ...typeof edgePoints]
  const arcs = rest.map(([px, py]) => `A 11.5 11.5 0 0 1 ${px} ${py}`).join(' ')
  return [
    path('M84 136 L78 156 H122 L116 136 Z', { fill: 'sand' }),
    path(`M${x} ${y + 6} L${first[0]} ${first[1]} ${arcs} Z`, { fill: 'white' }),
    ...range(RIBS - 1).map((index) => {
      const [ax, ay] = onCircle(x, y, 16, angle(index + 1))
      const [bx, by] = onCircle(x, y, 66, angle(index + 1))
      return line(ax, ay, bx, by, { strokeWidth: 2 })
    }),
    path(`M70 114 A 46 46 0 0 1 130 114`, { strokeWidth: 1.2, line: 'soft' }),
  ]
}

/** An eye with which the badge is sewn to a hat. */
const eye = (degrees: number): Shape[] => {
  const [x, y] = onCircle(100, 104, 101, degrees)
  return [circle(x, y, 10, { fill: 'messing' }), circle(x, y, 4, { fill: 'paper' })]
}

/**
 * A badge of lead and tin as pilgrims brought it home: keys, a scallop, and the name of the place.
 */
export const PILGRIM_BADGE = drawing(200, 250, [
  ...[45, 135, 225, 315].flatMap(eye),
  circle(100, 104, 96, { fill: 'messing' }),
  circle(100, 104, 84, { fill: 'paper' }),
  ...range(36).map((index) => {
    const [x, y] = onCircle(100, 104, 90, index * 10)
    return circle(x, y, 1.6, { fill: 'ink', strokeWidth: 0.8 })
  }),
  group(100, 104, [group(-100, -104, [key(38, false), key(-38, true)])], { scale: 0.95 }),
  ...shell(),
  path(ellipse(100, 153, 6, 4), { fill: 'sand', strokeWidth: 2 }),
  path('M16 212 L4 240 L34 232 L34 204 Z M184 212 L196 240 L166 232 L166 204 Z', {
    fill: 'wax',
  }),
  path(
    angular([
      [24, 198],
      [176, 198],
      [176, 228],
      [24, 228],
    ]),
    { fill: 'paper' }
  ),
  text(100, 220, 'RHENEN', 20, { letter: 'title', bold: true }),
])
