import { circle, line, onCircle, range, rect } from '#games/kit/shapes'
import type { Shape } from '#domain/drawing'

/** The double rule of a menu card around a whole drawing. */
export function frame(width: number, height: number): Shape[] {
  return [
    rect(6, 6, width - 12, height - 12, { radius: 10, strokeWidth: 2 }),
    rect(12, 12, width - 24, height - 24, { radius: 6, line: 'messing', strokeWidth: 1 }),
  ]
}

/** A clock face with its hands. The hour hand is the short one. */
export function clockFace(x: number, y: number, r: number, minutes: number): Shape[] {
  const ticks = range(12).map((hour) =>
    line(
      ...onCircle(x, y, r * 0.92, hour * 30),
      ...onCircle(x, y, r * (hour % 3 ? 0.84 : 0.74), hour * 30),
      { strokeWidth: hour % 3 ? 1.5 : 3 }
    )
  )
  return [
    circle(x, y, r, { fill: 'white', strokeWidth: 3 }),
    ...ticks,
    line(x, y, ...onCircle(x, y, r * 0.48, (minutes % 720) / 2), { strokeWidth: 5 }),
    line(x, y, ...onCircle(x, y, r * 0.76, (minutes % 60) * 6), { strokeWidth: 3 }),
    circle(x, y, 4, { fill: 'messing', strokeWidth: 1.5 }),
  ]
}

/** A time as a waiter writes it on a slip: 1165 minutes is 19.25. */
export function time(minutes: number): string {
  return `${Math.floor(minutes / 60)}.${String(minutes % 60).padStart(2, '0')}`
}
