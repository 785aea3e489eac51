import { circle, group, angular, path, range, scatter, type Point } from '#games/kit/shapes'
import type { Shape } from '#domain/drawing'

/** An arrow that bends from one point over another to a third. */
export function arrow(from: Point, via: Point, to: Point): Shape {
  const direction = Math.atan2(to[1] - via[1], to[0] - via[0])
  const barb = (rotate: number): Point => [
    to[0] - 11 * Math.cos(direction + rotate),
    to[1] - 11 * Math.sin(direction + rotate),
  ]
  return group(0, 0, [
    path(`M ${from.join(' ')} Q ${via.join(' ')} ${to.join(' ')}`, { line: 'wax' }),
    path(angular([barb(0.5), to, barb(-0.5)]), { line: 'wax', fill: 'wax', strokeWidth: 1 }),
  ])
}

/**
 * Whole flakes of snow, scattered the same way every time. The upper right corner can be kept
 * clear.
 */
export function snow(
  width: number,
  height: number,
  count: number,
  dry?: { fromX: number; untilY: number }
): Shape[] {
  const next = scatter(20)
  return range(count)
    .map((): Point => [3 + next() * (width - 6), 3 + next() * (height - 6)])
    .filter(([x, y]) => !dry || x < dry.fromX || y > dry.untilY)
    .map(([x, y]) => circle(x, y, 2, { fill: 'sand', line: 'soft', strokeWidth: 1 }))
}
