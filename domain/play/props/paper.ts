import type { Edge, Look } from '#domain/play/props/looks'

/** The shape of a piece of paper, for the code that draws it. Lengths are millimetres. */

type Point = readonly [x: number, y: number]

/** Numbers from -1 to 1 that are the same every time. */
function wobble(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16807) % 2147483647) / 1073741823.5 - 1
}

/** An edge from left to right, with how far it dips into the paper; torn paper is never regular. */
export function edgePoints(edge: Edge, length: number, seed: number): Point[] {
  const next = wobble(seed)
  const steps = (step: number) => {
    const count = Math.max(2, Math.round(length / step))
    return Array.from({ length: count + 1 }, (_, i) => (i * length) / count)
  }
  switch (edge) {
    case 'torn':
      return steps(3).map((x, i) => [x, i === 0 ? 0 : 1 + next()])
    case 'deckled':
      return steps(6).map((x) => [x, 0.45 + 0.45 * next()])
    case 'zigzag':
      return steps(1.8).map((x, i) => [x, i % 2 ? 1.6 : 0])
    case 'perforated':
      return steps(3.2).flatMap((x, i, all): Point[] =>
        i === all.length - 1
          ? [[x, 0]]
          : [
              [x, 0],
              [x + 0.9, 0],
              [x + 1.1, 0.7],
              [x + 1.6, 1],
              [x + 2.1, 0.7],
              [x + 2.3, 0],
            ]
      )
    default:
      return [
        [0, 0],
        [length, 0],
      ]
  }
}

/** The outline of a paper of this size, as the `d` of a path. */
export function outline({ top, bottom }: Pick<Look, 'top' | 'bottom'>, wide: number, high: number) {
  const above = edgePoints(top, wide, 20261)
  const below = edgePoints(bottom, wide, 11213).map(([x, y]): Point => [x, high - y])
  const sides = top === 'deckled' ? edgePoints('deckled', high, 771) : []
  const right = sides.slice(1, -1).map(([at, dip]): Point => [wide - dip, at])
  const left = sides.slice(1, -1).map(([at, dip]): Point => [dip, at])
  const points = [...above, ...right, ...below.reverse(), ...left.reverse()]
  return `M ${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join(' L ')} Z`
}
